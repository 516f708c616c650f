// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/format/format.h"
#include "ui/document/library_document.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace runcast {

class SearchField;
class SegmentedControl;

/// Starts a scenario from a published run or from blank. What comes from files is imported (File > Import).
class NewScenarioDialog : public QDialog {
    Q_OBJECT
public:
    NewScenarioDialog(LibraryDocument &document, const Format &format, QWidget *parent);

    /// The scenario as chosen, once the dialog was accepted.
    Result<NewScenario> scenario() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Start { Preset, Blank };
    void fillPresets();
    void filter(const QString &text);
    void proposeName();
    void validate();
    std::string preset() const;

    LibraryDocument &m_document;
    Format m_format;
    QLineEdit *m_name;
    SegmentedControl *m_start;
    QStackedWidget *m_pages;
    SearchField *m_search;
    QListWidget *m_presets;
    QPushButton *m_create;
    QString m_proposed; // the name as long as nobody has typed another
};

} // namespace runcast

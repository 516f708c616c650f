// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"
#include "ui/pages/report/report_choices.h"

#include <QWidget>

class QComboBox;
class QDateEdit;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace runcast {

class FileChooser;
class LibraryDocument;
class SegmentedControl;

/// The fields of a report: what about, for whom, in which words and on which paper.
class ReportForm : public QWidget {
    Q_OBJECT
public:
    ReportForm(const LibraryDocument &document, FileChooser &files, QWidget *parent = nullptr);

    /// Shows the choices without announcing them.
    void setChoices(const ReportChoices &choices);
    /// What stands in the fields, with kind and sections as they were set.
    ReportChoices choices() const;
    /// Names, letters and currencies anew, for this kind of report.
    void refresh(ReportKind kind);

signals:
    void changed();
    void scenarioChosen(runcast::ScenarioId id);
    void scenariosRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(QLabel *&label, QWidget *editor);
    void fillScenarios();
    void fillLanguages();
    void fillCurrencies();
    void chooseLogo();
    void showLogo();
    void retranslate();

    const LibraryDocument &m_document;
    FileChooser &m_files;
    QGridLayout *m_grid;
    QLabel *m_scenarioLabel, *m_titleLabel, *m_audienceLabel, *m_decisionLabel, *m_languageLabel, *m_currencyLabel,
        *m_paperLabel, *m_classLabel, *m_authorLabel, *m_organisationLabel, *m_dateLabel, *m_logoLabel;
    QComboBox *m_scenario;
    QPushButton *m_scenarios; // of a comparison
    QLineEdit *m_title, *m_audience;
    QDateEdit *m_decision;
    QComboBox *m_language, *m_currency;
    SegmentedControl *m_paper;
    QComboBox *m_class;
    QLineEdit *m_author, *m_organisation;
    QDateEdit *m_date;
    QPushButton *m_logo;
    QToolButton *m_noLogo;
    ReportChoices m_choices;
    bool m_filling = false;
};

} // namespace runcast

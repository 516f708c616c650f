// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/own_rows.h"
#include "reports/format/language.h"

#include <QDialog>

class QDialogButtonBox;
class QFormLayout;
class QLabel;

namespace runcast {

struct RowField;

/// A form for a row of the user's own, checked as the readers of the shipped files check theirs.
class OwnRowDialog : public QDialog {
    Q_OBJECT
public:
    /// Begins with the cells of `begun`. `catalog` outlives the dialog.
    OwnRowDialog(const OwnRow &begun, const Catalog &catalog, const Language &language, const QString &title,
                 QWidget *parent);

    /// What was entered: once the dialog was accepted a row that addOwnRow() takes.
    const OwnRow &row() const { return m_row; }

private:
    struct Line {
        const RowField *field;
        QWidget *editor;
    };
    QWidget *makeEditor(const RowField &field, QWidget *parent);
    QString labelOf(const RowField &field) const;
    /// The cell as the file has it, or why it is none.
    Result<std::string> cellOf(const Line &line) const;
    Result<OwnRow> read() const;
    void validate();

    OwnRow m_begun, m_row;
    const Catalog &m_catalog;
    Language m_language;
    std::vector<Line> m_lines;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    bool m_asked = false; // from then on the form says what is missing
};

} // namespace runcast

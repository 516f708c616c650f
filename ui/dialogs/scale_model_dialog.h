// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/scenario/parameters.h"
#include "reports/format/format.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QStandardItemModel;

namespace runcast {

class FullTable;
class UnitField;
struct Schema;

/// Asks for a number of parameters ("70B") and shows, while it is typed, the sizes of a model of these proportions that
/// has about so many.
class ScaleModelDialog : public QDialog {
    Q_OBJECT
public:
    ScaleModelDialog(const Architecture &original, const Schema &schema, const Format &format, QWidget *parent);

    /// Once accepted: the model, and its exact number of parameters.
    const Architecture &scaled() const { return m_scaled; }
    double total() const;

private:
    void refresh();
    Result<Architecture> read() const;
    void showSizes();
    void addRow(const QString &title, double before, double after);

    Architecture m_original, m_scaled;
    const Schema &m_schema;
    Format m_format;
    UnitField *m_field;
    QLabel *m_problem;
    QLabel *m_note;
    QStandardItemModel *m_sizes;
    FullTable *m_table;
    QDialogButtonBox *m_buttons;
};

} // namespace runcast

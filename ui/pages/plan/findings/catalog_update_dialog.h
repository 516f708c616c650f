// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"
#include "reports/format/format.h"
#include "ui/document/scenario_record.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QStandardItem;
class QStandardItemModel;
class QTableView;

namespace runcast {

class LibraryDocument;
class PlanModel;

/// Values of an earlier catalog beside those of the present one, to be taken over one by one, with what that does to
/// the total.
class CatalogUpdateDialog : public QDialog {
    Q_OBJECT
public:
    CatalogUpdateDialog(const PlanModel &model, QWidget *parent);

    /// Opens the dialog for the current scenario; it deletes itself when closed.
    static void show(const PlanModel &model, QWidget *parent);

private:
    void fill();
    /// The scenario with what is ticked taken over.
    Scenario updated() const;
    void showTotal();
    void apply();

    const PlanModel &m_model;
    LibraryDocument &m_document;
    ScenarioId m_id;
    Format m_format;
    QStandardItemModel *m_rows;
    QTableView *m_table;
    QLabel *m_total;
    QDialogButtonBox *m_buttons;
};

} // namespace runcast

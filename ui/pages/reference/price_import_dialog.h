// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/price_list.h"
#include "reports/format/format.h"
#include "ui/jobs/job.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace runcast {

class LibraryDocument;
class UnitField;
struct UiContext;

/// What a list of rents changes, before the library keeps it: the lowest price of each accelerator and commitment
/// beside the catalog's, and what was left out, with lines. Reading runs in the background and can be stopped.
class PriceImportDialog : public QDialog {
    Q_OBJECT
public:
    PriceImportDialog(const QString &file, LibraryDocument &document, UiContext &context, QWidget *parent);

    /// Opens the dialog for a file; it deletes itself when closed.
    static void show(const QString &file, LibraryDocument &document, UiContext &context, QWidget *parent);
    bool isBusy() const { return m_reading.isRunning(); }

private:
    /// A value that may be an error, for a job hands over copies.
    struct ReadList {
        PriceList list;
        std::optional<Error> error;
    };

    void build();
    void read();
    void showList();
    void showChanges();
    void showLeftOut();
    void keep();

    QString m_file;
    LibraryDocument &m_document;
    UiContext &m_context;
    Format m_format;
    QLabel *m_heading, *m_leftOut;
    QWidget *m_origin; // the fields of what a list does not say itself
    UnitField *m_provider, *m_date;
    QProgressBar *m_progress;
    QStandardItemModel *m_rows;
    QTableView *m_table;
    QPlainTextEdit *m_badRows;
    QPushButton *m_keep = nullptr;
    PriceList m_list;
    std::vector<PriceChange> m_changes;
    Job<ReadList> m_reading;
};

} // namespace runcast

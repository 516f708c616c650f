// SPDX-License-Identifier: MIT
#include "ui/pages/reference/reference_page.h"

#include "reports/format/text.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/reference/catalog_view.h"
#include "ui/pages/reference/own_row_dialog.h"
#include "ui/pages/reference/price_import_dialog.h"
#include "ui/window/ui_context.h"

#include <QPushButton>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace runcast {

const CatalogTable *ReferencePage::currentTable() const
{
    const int tab = m_tabs->currentIndex();
    return tab >= 0 && tab < int(m_tables.size()) ? &m_tables[size_t(tab)] : nullptr;
}

void ReferencePage::showRowButtons()
{
    const CatalogTable *table = currentTable();
    const bool takesRows = table && table->ownKind && !m_document.isReadOnly();
    m_add->setVisible(takesRows);
    m_import->setVisible(takesRows && table->ownKind == OwnRowKind::Price);
}

void ReferencePage::addRow()
{
    const CatalogTable *table = currentTable();
    if (!table || !table->ownKind)
        return;
    OwnRow begun{.kind = *table->ownKind};
    if (begun.kind == OwnRowKind::Price) // of today until another day is typed
        begun.cells.emplace("as_of_date", m_document.now().date().toString(Qt::ISODate).toStdString());
    editRow(begun, {}, tr("Add Row"));
}

void ReferencePage::act(RowAction action, size_t tab, size_t rowNumber)
{
    const CatalogTable &table = m_tables[tab];
    const CatalogRow &row = table.rows[rowNumber];
    const StoredOwnRow *own = m_document.ownRow(row.ownKey);
    switch (action) {
    case RowAction::Retire:
    case RowAction::BringBack:
        setRetired(row.ownKey, action == RowAction::Retire);
        break;
    case RowAction::Edit:
        if (own)
            editRow(own->row, own->id, tr("Edit Row"));
        break;
    case RowAction::Duplicate:
        if (own)
            editRow(own->row, {}, tr("Add Row"));
        else if (table.ownKind == OwnRowKind::Price)
            editRow(ownRowOf(m_document.catalog().prices()[row.index]), {}, tr("Add Row"));
        else if (const auto shipped = shippedRow(*table.ownKind, row.id))
            editRow(*shipped, {}, tr("Add Row"));
        break;
    }
}

void ReferencePage::editRow(const OwnRow &begun, OwnRowId replaces, const QString &title)
{
    auto *dialog = new OwnRowDialog(begun, m_document.catalog(), m_context.language.language(), title, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, replaces, title] {
        if (const Result<void> added = m_document.addOwnRows({{dialog->row(), replaces}}, title); !added)
            return m_context.messages.trouble(errorText(added.error(), m_context.language.language()));
        if (const int tab = m_tabs->currentIndex(); currentTable() && m_views[size_t(tab)])
            m_views[size_t(tab)]->showOwnRow(m_document.ownRows().back().id.value);
        m_context.messages.done(replaces.isValid()
                                    ? tr("Row replaced; scenarios keep the earlier one until you change it.")
                                    : tr("Row added."),
                                tr("Undo"), [document = &m_document] { document->undoStack()->undo(); });
    });
    dialog->open();
}

void ReferencePage::setRetired(OwnRowKey key, bool retired)
{
    if (const Result<void> set = m_document.setOwnRowRetired(key, retired); !set)
        return m_context.messages.trouble(errorText(set.error(), m_context.language.language()));
    if (const int tab = m_tabs->currentIndex(); currentTable() && m_views[size_t(tab)])
        m_views[size_t(tab)]->showOwnRow(key);
    if (retired)
        m_context.messages.done(tr("Row retired."), tr("Undo"),
                                [document = &m_document] { document->undoStack()->undo(); });
}

void ReferencePage::importPrices()
{
    const QString file =
        m_context.files.openFile(this, tr("Import Prices"), {}, tr("Price lists (*.csv);;All files (*)"));
    if (!file.isEmpty())
        PriceImportDialog::show(file, m_document, m_context, this);
}

} // namespace runcast

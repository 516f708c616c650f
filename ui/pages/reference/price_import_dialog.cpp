// SPDX-License-Identifier: MIT
#include "ui/pages/reference/price_import_dialog.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "reports/format/number.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/import/price_list_file.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/reference/own_row_fields.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/table_roles.h"
#include "ui/widgets/unit_field.h"
#include "ui/window/ui_context.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr size_t mostShownRows = 500;

/// The words of a commitment, as the form for a row has them.
QString commitmentText(Commitment commitment, const Language &language)
{
    for (const RowField &field : rowFields(OwnRowKind::Price)) {
        for (const RowWord &word : field.choices) {
            if (field.column == std::string_view("commitment") && word.id == commitmentWord(commitment))
                return language.words("Catalog", word.title);
        }
    }
    return {};
}

} // namespace

PriceImportDialog::PriceImportDialog(const QString &file, LibraryDocument &document, UiContext &context,
                                     QWidget *parent)
    : QDialog(parent), m_file(file), m_document(document), m_context(context), m_format(context.language.format()),
      m_heading(makeLabel("heading", this)), m_leftOut(makeLabel("secondary", this)), m_origin(new QWidget(this)),
      m_provider(new UnitField(this)), m_date(new UnitField(this)), m_progress(new QProgressBar(this)),
      m_rows(new QStandardItemModel(this)), m_table(new QTableView(this)), m_badRows(new QPlainTextEdit(this)),
      m_reading(this)
{
    build();
    connect(m_reading.watcher(), &QFutureWatcherBase::finished, this, &PriceImportDialog::showList);
    connect(m_reading.watcher(), &QFutureWatcherBase::progressValueChanged, m_progress, &QProgressBar::setValue);
    for (UnitField *field : {m_provider, m_date})
        connect(field, &QLineEdit::editingFinished, this, &PriceImportDialog::read);
    read();
}

void PriceImportDialog::show(const QString &file, LibraryDocument &document, UiContext &context, QWidget *parent)
{
    auto *dialog = new PriceImportDialog(file, document, context, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PriceImportDialog::build()
{
    setWindowTitle(tr("Import Prices"));
    resize(px(820), px(640));
    m_heading->setWordWrap(true);
    m_leftOut->setWordWrap(true);
    const QFileInfo info(m_file);
    m_provider->setText(info.baseName());
    m_provider->setAccessibleName(tr("Provider"));
    m_date->setText(info.lastModified().date().toString(Qt::ISODate));
    m_date->setPlaceholderText(u"2027-03-01"_s);
    m_date->setAccessibleName(tr("Prices of the day"));
    auto *form = new QFormLayout(m_origin);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_provider->accessibleName(), m_provider);
    form->addRow(m_date->accessibleName(), m_date);
    m_origin->hide();
    m_progress->setRange(0, Job<ReadList>::progressSteps);
    m_progress->setAccessibleName(tr("Share of the file that is read"));
    m_table->setModel(m_rows);
    m_table->setAccessibleName(tr("What the list changes"));
    dressTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_badRows->setReadOnly(true);
    m_badRows->setAccessibleName(tr("Rows that were left out"));
    m_badRows->setMaximumHeight(px(110));
    m_badRows->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_keep = buttons->button(QDialogButtonBox::Save);
    m_keep->setText(tr("Keep in the library"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_heading, m_origin, m_progress, m_table, m_leftOut, m_badRows, buttons})
        column->addWidget(part, part == m_table ? 1 : 0);
    connect(buttons, &QDialogButtonBox::accepted, this, &PriceImportDialog::keep);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] { m_reading.cancel(); });
}

void PriceImportDialog::read()
{
    const std::string date = m_date->text().trimmed().toStdString();
    m_date->setProblem(!daysFromIsoDate(date));
    m_keep->setEnabled(false);
    if (!daysFromIsoDate(date))
        return;
    m_heading->setText(tr("Reading %1…").arg(QFileInfo(m_file).fileName()));
    m_progress->setValue(0);
    m_progress->show();
    m_reading.start([path = m_file, provider = m_provider->text().trimmed().toStdString(), date,
                     &catalog = m_document.catalog()](std::stop_token stop, const JobProgress &progress) {
        Result<PriceList> list =
            readPriceListFile(path, {.provider = provider, .date = date, .source = {}}, catalog, [&](double fraction) {
                progress(fraction);
                return !stop.stop_requested();
            });
        return list ? ReadList{std::move(*list), {}} : ReadList{{}, list.error()};
    });
}

void PriceImportDialog::showList()
{
    std::optional<ReadList> read = m_reading.result();
    if (!read)
        return;
    m_progress->hide();
    m_list = std::move(read->list);
    m_changes = priceChanges(m_list, m_document.catalog());
    m_origin->setVisible(m_list.perInstance);
    showChanges();
    showLeftOut();
    const bool isNew = !insertionsOf(m_changes, m_document.ownRows()).empty();
    m_keep->setEnabled(isNew);
    m_keep->setDefault(isNew);
    if (read->error)
        m_heading->setText(errorText(*read->error, m_format.language()));
    else if (m_changes.empty())
        m_heading->setText(tr("The list has no price of an accelerator of the catalog."));
    else if (!isNew)
        m_heading->setText(tr("The library has these prices already."));
    else
        m_heading->setText(
            tr("%1 prices in %2 rows; the lowest of each accelerator and option")
                .arg(m_format.number(double(m_list.prices.size())), m_format.number(double(m_list.rows))));
}

void PriceImportDialog::showChanges()
{
    m_rows->clear();
    //: Heads of the table of an import of prices; the option is "on demand", "spot" …
    m_rows->setHorizontalHeaderLabels({tr("Accelerator"), tr("Option"), tr("In the catalog"), tr("In the list"),
                                       tr("Change"), tr("Offer"), tr("Region"), tr("As of")});
    constexpr int firstNumber = 2, lastNumber = 4;
    for (const PriceChange &change : m_changes) {
        const AcceleratorPrice &listed = change.listed;
        const Accelerator *accelerator = m_document.catalog().findAccelerator(listed.acceleratorId);
        const double before = change.catalogDefault ? change.catalogDefault->usdPerAcceleratorHour : notComputed;
        const double share = listed.usdPerAcceleratorHour / before - 1;
        const auto usd = [this](double value) { return m_format.value(Unit::UsdPerHour, value).joined(); };
        const QStringList texts{QString::fromStdString(accelerator ? accelerator->name : listed.acceleratorId),
                                commitmentText(listed.commitment, m_format.language()),
                                change.catalogDefault ? usd(before) : QString(enDash),
                                usd(listed.usdPerAcceleratorHour),
                                change.catalogDefault ? (share > 0 ? u"+"_s : QString()) + m_format.percent(share, 1)
                                                      : QString(enDash),
                                QString::fromStdString(listed.provider + " " + listed.sku),
                                QString::fromStdString(listed.region),
                                m_format.isoDate(listed.asOf)};
        QList<QStandardItem *> row;
        for (int column = 0; column < int(texts.size()); ++column) {
            auto *item = new QStandardItem(texts[column]);
            item->setEditable(false);
            if (column >= firstNumber && column <= lastNumber)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            item->setData(column == 0, StrongRole);
            row.append(item);
        }
        m_rows->appendRow(row);
    }
    for (int column = firstNumber; column <= lastNumber; ++column)
        m_rows->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
}

void PriceImportDialog::showLeftOut()
{
    const auto count = [this](size_t number) { return m_format.number(double(number)); };
    QStringList parts;
    if (m_list.withoutAccelerator > 0)
        parts.append(tr("%1 rows of machines without accelerators").arg(count(m_list.withoutAccelerator)));
    if (m_list.withoutPrice > 0)
        parts.append(tr("%1 without a price").arg(count(m_list.withoutPrice)));
    if (m_list.withoutSpotSupply > 0)
        parts.append(tr("%1 spot prices equal to those on demand").arg(count(m_list.withoutSpotSupply)));
    if (!m_list.unknownAccelerators.empty()) {
        QStringList names;
        for (const auto &[name, rows] : m_list.unknownAccelerators)
            names.append(QString::fromStdString(name).left(40) + u" ("_s + count(rows) + u')');
        parts.append(tr("not in the catalog: %1").arg(names.join(u", "_s)));
    }
    m_leftOut->setVisible(!parts.isEmpty());
    m_leftOut->setText(tr("Left out: %1.").arg(parts.join(u"; "_s)));
    m_badRows->setVisible(!m_list.refused.empty());
    QStringList rows;
    for (size_t i = 0; i < std::min(mostShownRows, m_list.refused.size()); ++i)
        rows.append(errorText(m_list.refused[i], m_format.language()));
    if (m_list.refused.size() > mostShownRows)
        rows.append(tr("… and %1 more").arg(count(m_list.refused.size() - mostShownRows)));
    m_badRows->setPlainText(rows.join(u'\n'));
}

void PriceImportDialog::keep()
{
    const std::vector<OwnRowInsertion> rows = insertionsOf(m_changes, m_document.ownRows());
    if (const Result<void> kept = m_document.addOwnRows(rows, tr("Import Prices")); !kept) {
        m_heading->setText(errorText(kept.error(), m_format.language()));
        return;
    }
    accept();
    m_context.messages.done(
        tr("%Ln price(s) kept; scenarios keep theirs until you take the new ones.", nullptr, int(rows.size())),
        tr("Undo"), [document = &m_document] { document->undoStack()->undo(); });
}

} // namespace runcast

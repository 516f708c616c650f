// SPDX-License-Identifier: MIT
#include "ui/import/price_list_file.h"

#include "reports/export/read_file.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace runcast {
namespace {

OwnRowId replacedBy(const OwnRow &row, const std::vector<StoredOwnRow> &own)
{
    for (const StoredOwnRow &one : own) {
        const auto same = [&](std::string_view column) { return one.row.cell(column) == row.cell(column); };
        if (one.row.kind == OwnRowKind::Price && !one.row.retired && same("provider") && same("accelerator_id") &&
            same("commitment"))
            return one.id;
    }
    return {};
}

} // namespace

Result<PriceList> readPriceListFile(const QString &path, PriceListOrigin origin, const Catalog &catalog,
                                    const std::function<bool(double)> &goOn)
{
    const Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return bytes.error();
    const QFileInfo info(path);
    const std::string name = info.fileName().toStdString();
    if (origin.provider.empty())
        origin.provider = info.baseName().toStdString();
    if (origin.date.empty())
        origin.date = info.lastModified().date().toString(Qt::ISODate).toStdString();
    if (origin.source.empty())
        origin.source = name;
    return readPriceList(bytes->toStdString(), name, origin, catalog, goOn);
}

std::vector<OwnRowInsertion> insertionsOf(const std::vector<PriceChange> &changes, const std::vector<StoredOwnRow> &own)
{
    std::vector<OwnRowInsertion> insertions;
    for (const PriceChange &change : changes) {
        OwnRow row = ownRowOf(change.listed);
        const bool known = std::any_of(own.begin(), own.end(), [&row](const StoredOwnRow &one) {
            return one.row.kind == row.kind && one.row.cells == row.cells && !one.row.retired;
        });
        if (known)
            continue;
        const OwnRowId replaces = replacedBy(row, own);
        insertions.push_back({std::move(row), replaces});
    }
    return insertions;
}

} // namespace runcast

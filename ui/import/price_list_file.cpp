// SPDX-License-Identifier: MIT
#include "ui/import/price_list_file.h"

#include "core/base/text.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace runcast {
namespace {

constexpr qint64 largestFile = 64LL * 1024 * 1024;

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
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::Unreadable,
                     .reason = RC_TEXT("Errors", "The file cannot be read: %1."),
                     .arguments = {file.errorString().toStdString()},
                     .file = path.toStdString()};
    if (file.size() > largestFile)
        return Error{.code = ErrorCode::Refused,
                     .reason =
                         RC_TEXT("Errors", "The file is larger than 64 MB: split it, or keep the rows that count."),
                     .file = path.toStdString()};
    const QFileInfo info(path);
    const std::string name = info.fileName().toStdString();
    if (origin.provider.empty())
        origin.provider = info.baseName().toStdString();
    if (origin.date.empty())
        origin.date = info.lastModified().date().toString(Qt::ISODate).toStdString();
    if (origin.source.empty())
        origin.source = name;
    return readPriceList(file.read(largestFile).toStdString(), name, origin, catalog, goOn);
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

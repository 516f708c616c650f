// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/catalog_rows.h"

#include "core/catalog/catalog.h"
#include "reports/format/format.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString yearText(int year)
{
    return year > 0 ? QString::number(year) : QString();
}

CatalogChoice rowOf(const Accelerator &accelerator, const Format &format)
{
    const QString memory =
        accelerator.memoryGb ? format.value(Unit::Bytes, *accelerator.memoryGb * 1e9).joined() : QString();
    const QString vendor = QString::fromStdString(accelerator.vendor);
    QString name = QString::fromStdString(accelerator.name);
    if (name.startsWith(vendor + u' '))
        name.remove(0, vendor.size() + 1); // the field is narrow, and the tool tip names the vendor
    return {QString::fromStdString(accelerator.id), name, joined({vendor, yearText(accelerator.year), memory})};
}

CatalogChoice rowOf(const ModelPreset &model, const Format &format)
{
    const QString tokens = model.tokens ? format.value(Unit::Tokens, *model.tokens).joined()
                                        : QCoreApplication::translate("CatalogRows", "tokens not published");
    return {QString::fromStdString(model.id), QString::fromStdString(model.name),
            joined({QString::fromStdString(model.organisation), yearText(model.year), tokens})};
}

CatalogChoice rowOf(const GridRegion &region, const Format &format)
{
    const QString carbon =
        region.carbonGPerKwh ? format.value(Unit::GramsPerKwh, region.carbonGPerKwh->value).joined() : QString();
    return {QString::fromStdString(region.id), QString::fromStdString(region.name),
            joined({QString::fromStdString(region.id), carbon})};
}

/// The codes of all currencies that some country uses.
std::vector<CatalogChoice> currencyRows()
{
    QStringList codes;
    const QList<QLocale> locales =
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyCountry);
    for (const QLocale &locale : locales) {
        const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
        if (code.size() == 3 && !codes.contains(code))
            codes.append(code);
    }
    codes.sort();
    std::vector<CatalogChoice> rows;
    for (const QString &code : codes)
        rows.push_back({code, code, {}});
    return rows;
}

template <typename Row>
void appendRows(std::vector<CatalogChoice> &choices, std::span<const Row> rows, const Format &format)
{
    for (const bool own : {true, false}) {
        for (const Row &row : rows) {
            if ((row.ownKey != 0) == own && !row.retired)
                choices.push_back(rowOf(row, format));
        }
    }
}

/// Names that stand twice (a country and a US state) get their ids behind them.
void tellApart(std::vector<CatalogChoice> &rows)
{
    QHash<QString, int> uses;
    for (const CatalogChoice &row : rows)
        ++uses[row.name.toCaseFolded()];
    for (CatalogChoice &row : rows) {
        if (uses.value(row.name.toCaseFolded()) > 1)
            row.name += u" (%1)"_s.arg(row.id);
    }
}

} // namespace

std::vector<CatalogChoice> catalogRows(const Parameter &parameter, const Catalog &catalog, const Format &format,
                                       const std::vector<CatalogChoice> &own)
{
    std::vector<CatalogChoice> rows;
    if (parameter.canBeMissing)
        rows.push_back({{}, QCoreApplication::translate("CatalogRows", "none"), {}});
    rows.insert(rows.end(), own.begin(), own.end());
    switch (parameter.kind) {
    case ValueKind::Accelerator:
        appendRows(rows, catalog.accelerators(), format);
        break;
    case ValueKind::Model:
        for (const ModelPreset &model : catalog.models())
            rows.push_back(rowOf(model, format));
        break;
    case ValueKind::Region:
        appendRows(rows, catalog.regions(), format);
        break;
    case ValueKind::Currency:
        return currencyRows();
    case ValueKind::Number:
    case ValueKind::Count:
    case ValueKind::Flag:
    case ValueKind::Choice:
    case ValueKind::Date:
        break;
    }
    tellApart(rows);
    return rows;
}

} // namespace runcast

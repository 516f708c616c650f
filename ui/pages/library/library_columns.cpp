// SPDX-License-Identifier: MIT
#include "ui/pages/library/library_columns.h"

#include "reports/format/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

std::vector<const Figure *> sponsorFigures(const Schema &schema)
{
    std::vector<const Figure *> figures;
    for (const Unit unit : {Unit::Usd, Unit::Date, Unit::Megawatts}) {
        const auto found = std::find_if(schema.figures.begin(), schema.figures.end(), [unit](const Figure &figure) {
            return figure.headline && figure.unit == unit;
        });
        if (found != schema.figures.end())
            figures.push_back(&*found);
    }
    return figures;
}

std::vector<LibraryColumn> libraryColumns(const Schema &schema)
{
    using Kind = LibraryColumn::Kind;
    std::vector<LibraryColumn> columns{{Kind::Check, nullptr, u"check"_s, 36, true},
                                       {Kind::Name, nullptr, u"name"_s, 216, true},
                                       {Kind::Status, nullptr, u"status"_s, 104, true},
                                       {Kind::Model, nullptr, u"model"_s, 128, true},
                                       {Kind::Accelerators, nullptr, u"accelerators"_s, 64, true}};
    const std::vector<const Figure *> first = sponsorFigures(schema);
    for (const Figure *figure : first)
        columns.push_back(
            {Kind::Figure, figure, QString::fromUtf8(figure->key.data(), qsizetype(figure->key.size())), 112, true});
    for (const Figure &figure : schema.figures) {
        if (std::find(first.begin(), first.end(), &figure) == first.end())
            columns.push_back({Kind::Figure, &figure,
                               QString::fromUtf8(figure.key.data(), qsizetype(figure.key.size())), 120, false});
    }
    columns.push_back({Kind::Owner, nullptr, u"owner"_s, 120, false});
    columns.push_back({Kind::Tags, nullptr, u"tags"_s, 144, false});
    columns.push_back({Kind::Changed, nullptr, u"changed"_s, 96, true});
    return columns;
}

QString columnTitle(const LibraryColumn &column, const Language &language)
{
    switch (column.kind) {
    case LibraryColumn::Kind::Check:
        return {};
    case LibraryColumn::Kind::Name:
        return QCoreApplication::translate("LibraryColumns", "Name");
    case LibraryColumn::Kind::Status:
        return QCoreApplication::translate("LibraryColumns", "Status");
    case LibraryColumn::Kind::Model:
        return QCoreApplication::translate("LibraryColumns", "Model");
    case LibraryColumn::Kind::Accelerators:
        return QCoreApplication::translate("LibraryColumns", "GPUs");
    case LibraryColumn::Kind::Owner:
        return QCoreApplication::translate("LibraryColumns", "Owner");
    case LibraryColumn::Kind::Tags:
        return QCoreApplication::translate("LibraryColumns", "Tags");
    case LibraryColumn::Kind::Changed:
        return QCoreApplication::translate("LibraryColumns", "Changed");
    case LibraryColumn::Kind::Figure:
        return title(*column.figure, language);
    }
    return {};
}

} // namespace runcast

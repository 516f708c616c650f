// SPDX-License-Identifier: MIT
#include "app/cli/session.h"

#include "app/cli/library_access.h"
#include "core/catalog/own_rows.h"
#include "core/forecast/forecast.h"
#include "reports/export/json_shapes.h"
#include "reports/format/text.h"

#include <QFileInfo>

namespace runcast::cli {

Session::Session(Setup setup) : m_setup(std::move(setup))
{
}

Session::~Session() = default;

const Catalog &Session::catalog() const
{
    if (m_catalogs.empty())
        m_catalogs.push_back(readCatalog());
    return *m_catalogs.back();
}

void Session::takeRows(std::span<const OwnRow> rows)
{
    std::vector<Error> problems; // the rows were checked when the file was read
    if (!rows.empty())
        m_catalogs.push_back(catalogWithOwnRows(catalog(), rows, problems));
}

std::unique_ptr<const Catalog> Session::readCatalog() const
{
    std::vector<OwnRow> rows;
    std::vector<Error> problems;
    const QString file = libraryFile(m_setup.options);
    if (QFileInfo::exists(file)) {
        const Result<std::unique_ptr<Library>> library = Library::open(file, OpenMode::ReadOnly);
        const auto stored = library ? (*library)->ownRows(&problems) : library.error();
        for (const StoredOwnRow &one : stored ? *stored : std::vector<StoredOwnRow>())
            rows.push_back(one.row);
    }
    auto catalog = catalogWithOwnRows(shippedCatalog(), rows, problems);
    for (const Error &problem : problems)
        m_setup.console.error(errorText(problem, m_setup.language));
    return catalog;
}

Format Session::formatFor(const Scenario &scenario) const
{
    return Format(m_setup.language, QString::fromStdString(scenario.price.currency),
                  scenario.price.unitsPerUsd.value_or(notComputed));
}

void Session::print(const Table &table, const std::function<OrderedJson()> &json)
{
    if (m_setup.options.json)
        m_setup.console.printBytes(jsonText(json()));
    else if (m_setup.options.csv)
        m_setup.console.printBytes(table.csv());
    else
        m_setup.console.print(table.text());
}

} // namespace runcast::cli

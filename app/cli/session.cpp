// SPDX-License-Identifier: MIT
#include "app/cli/session.h"

#include "core/catalog/catalog.h"
#include "core/forecast/forecast.h"
#include "reports/export/json_shapes.h"

namespace runcast::cli {

const Catalog &Session::catalog() const
{
    return shippedCatalog();
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

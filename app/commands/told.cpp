// SPDX-License-Identifier: MIT
#include "app/commands/told.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

void tell(Session &session, const QString &sentence, const std::vector<TouchedScenario> &touched)
{
    if (!session.options().json && !session.options().csv) {
        session.console().note(sentence);
        return;
    }
    Table table({{u"id"_s, {}}, {u"name"_s, {}}, {u"version"_s, {}}});
    OrderedJson json = OrderedJson::array();
    for (const TouchedScenario &scenario : touched) {
        table.addRow({textCell(QString::number(scenario.id.value)), textCell(scenario.name),
                      textCell(QString::number(scenario.version))});
        json.push_back(
            {{"id", scenario.id.value}, {"name", scenario.name.toStdString()}, {"version", scenario.version}});
    }
    session.print(table, [&json] { return json; });
}

QString withName(const QString &sentence, const QString &name)
{
    return sentence.arg(printable(name));
}

} // namespace runcast::cli

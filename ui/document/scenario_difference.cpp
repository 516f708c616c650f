// SPDX-License-Identifier: MIT
#include "ui/document/scenario_difference.h"

#include "core/forecast/schema.h"

namespace runcast {

QStringList differingKeys(const Scenario &a, const Scenario &b, const Schema &schema)
{
    QStringList keys;
    for (const Parameter &parameter : schema.parameters) {
        if (parameter.get(a) != parameter.get(b))
            keys.append(QString::fromUtf8(parameter.key.data(), qsizetype(parameter.key.size())));
    }
    return keys;
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "core/forecast/use_log.h"

#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

namespace runcast {

Result<void> useFailureLog(Scenario &scenario, const FailureLogSummary &summary, const std::string &source,
                           const Schema &schema, const Catalog &catalog)
{
    for (const auto &[key, value] : logInputs(summary)) {
        const ParameterSource measured{SourceKind::Measured, source, {}};
        if (Result<void> set = setParameter(scenario, schema, catalog, key, value, measured); !set)
            return set;
    }
    for (const char *key : {"reliability.interruptions_per_accelerator_hour", "reliability.rate_ln_sd"}) {
        if (Result<void> reset = resetParameter(scenario, schema, catalog, key); !reset)
            return reset;
    }
    return {};
}

} // namespace runcast

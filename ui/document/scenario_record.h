// SPDX-License-Identifier: MIT
#pragma once

#include "db/scenario_record.h"

#include <QMetaType>

Q_DECLARE_METATYPE(runcast::ScenarioId)

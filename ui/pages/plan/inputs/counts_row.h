// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"
#include "ui/pages/plan/inputs/input_line.h"

#include <vector>

namespace runcast {

class InputNote;
class PlanModel;

/// Counts side by side, each named by its initials: "TP 8, PP 16, CP 1, DP 128".
class CountsRow : public InputLine {
    Q_OBJECT
public:
    CountsRow(const std::vector<const Parameter *> &parameters, PlanModel &model, QWidget *parent);

    QList<InputField *> fields() const override { return m_fields; }
    bool isRelevant() const override { return true; }
    void refresh() override;

private:
    QList<InputField *> m_fields;
    InputNote *m_note;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"
#include "ui/pages/plan/inputs/input_line.h"

class QLabel;

namespace runcast {

class InputNote;
class PlanModel;
class SourceMark;
class ValueSlider;

/// Label, editor, where the value comes from; below it a slider where a range is natural, and a note where there is
/// something to say.
class InputRow : public InputLine {
    Q_OBJECT
public:
    InputRow(const Parameter &parameter, PlanModel &model, QWidget *parent);

    QList<InputField *> fields() const override { return {m_field}; }
    bool isRelevant() const override;
    bool isDetail() const override;
    void refresh() override;
    void setCompact(bool compact) override;

private:
    PlanModel &m_model;
    QLabel *m_label;
    InputField *m_field;
    SourceMark *m_mark;
    ValueSlider *m_slider = nullptr;
    InputNote *m_note;
};

} // namespace runcast

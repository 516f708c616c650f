// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/inputs/input_editor.h"

class QComboBox;

namespace runcast {

class SegmentedControl;

/// One of the parameter's choices: two short ones side by side, else a list.
class ChoiceEditor : public InputEditor {
    Q_OBJECT
public:
    ChoiceEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent);

    void setFormat(const Format &format) override;
    void show(const Value &value, bool defaulted) override;
    Result<Value> value() const override;
    void setProblem(bool problem) override;
    void setTexts(const QString &name, const QString &about) override;

private:
    int current() const;

    SegmentedControl *m_segments = nullptr; // one of the two
    QComboBox *m_list = nullptr;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/inputs/input_editor.h"

class QCheckBox;

namespace runcast {

/// Yes or no.
class FlagEditor : public InputEditor {
    Q_OBJECT
public:
    FlagEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent);

    void show(const Value &value, bool defaulted) override;
    Result<Value> value() const override;

private:
    QCheckBox *m_box;
};

} // namespace runcast

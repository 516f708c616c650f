// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/inputs/input_editor.h"

namespace runcast {

class UnitField;

/// A day, typed ("1 Mar 2027", "2027-03-01") or picked from a calendar; may be empty.
class DateEditor : public InputEditor {
    Q_OBJECT
public:
    DateEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent);

    void show(const Value &value, bool defaulted) override;
    Result<Value> value() const override;
    void setProblem(bool problem) override;

private:
    void openCalendar();

    UnitField *m_field;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/inputs/input_editor.h"

namespace runcast {

class UnitField;

/// A number with its unit inside, typed with or without a suffix: "15.6T", "40%", "30min".
class NumberEditor : public InputEditor {
    Q_OBJECT
public:
    NumberEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent);

    void show(const Value &value, bool defaulted) override;
    Result<Value> value() const override;
    void setDerived(bool derived) override;
    void setProblem(bool problem) override;
    /// A short name inside the field, in place of a label beside it and of the unit.
    void setShortName(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showUnit();
    FieldText derivedText(const Value &value) const;

    UnitField *m_field;
    FieldText m_shown;
    bool m_named = false;
    bool m_derived = false;
};

} // namespace runcast

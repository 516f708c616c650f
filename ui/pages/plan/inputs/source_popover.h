// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QComboBox;
class QLineEdit;

namespace runcast {

class InputField;
class PlanModel;

/// Where the value of an input comes from: shows its source and the default's, lets a person note one, or takes the
/// input back to its default.
class SourcePopover : public QFrame {
    Q_OBJECT
public:
    SourcePopover(InputField &field, PlanModel &model, QWidget *parent);

    /// Below the anchor, inside the screen.
    void openAt(QWidget *anchor);

private:
    void note();

    InputField &m_field;
    PlanModel &m_model;
    QComboBox *m_kind;
    QLineEdit *m_text;
    QLineEdit *m_date;
};

} // namespace runcast

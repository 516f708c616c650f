// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace runcast {

class IconLabel;
class InputField;

/// The line under a field: why it cannot be used, how it was understood, or what it was in the newest version. It is
/// there only while it has something to say.
class InputNote : public QWidget {
    Q_OBJECT
public:
    explicit InputNote(QWidget *parent = nullptr);

    /// The first field that has something to say; a name in front tells which one where there are several.
    void setFields(QList<InputField *> fields);
    void refresh();

private:
    bool showNote(InputField *field);

    QList<InputField *> m_fields;
    InputField *m_restores = nullptr;
    IconLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_restore;
};

} // namespace runcast

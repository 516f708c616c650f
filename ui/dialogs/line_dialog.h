// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace runcast {

/// Asks for one line of text: a name, a comment, a tag.
class LineDialog : public QDialog {
    Q_OBJECT
public:
    struct Texts {
        QString title;  // "Rename Scenario"
        QString label;  // "Name"
        QString accept; // "Rename"
    };
    LineDialog(const Texts &texts, const QString &value, QWidget *parent);

    QString value() const;
    /// Completions of what is typed.
    void setSuggestions(const QStringList &suggestions);
    void setEmptyAllowed(bool allowed);
    /// Tells in words why the value cannot be taken; empty = it can.
    void setCheck(std::function<QString(const QString &)> check);

private:
    void validate();

    QLineEdit *m_edit;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    std::function<QString(const QString &)> m_check;
    bool m_emptyAllowed = false;
};

} // namespace runcast

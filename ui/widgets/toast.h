// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace runcast {

/// One sentence about what was done, at the foot of its parent, for some seconds; at most one action ("Undo"). Hover
/// and focus hold it; it never takes the focus.
class Toast : public QFrame {
    Q_OBJECT
public:
    explicit Toast(QWidget *parent);

    void show(const QString &text, const QString &action, std::function<void()> act);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void place();

    QLabel *m_text;
    QPushButton *m_action;
    std::function<void()> m_act;
    QTimer m_timer;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace runcast {

/// Says that what stands below is older than the inputs, and offers the way back.
class StaleBar : public QFrame {
    Q_OBJECT
public:
    explicit StaleBar(QWidget *parent = nullptr);

    /// An empty `action` has no button.
    void setTexts(const QString &sentence, const QString &action);

signals:
    void actionRequested();

private:
    QLabel *m_sentence;
    QPushButton *m_action;
};

} // namespace runcast

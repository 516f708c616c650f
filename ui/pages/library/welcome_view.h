// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/card.h"
#include "ui/window/command.h"

class QLabel;
class QPushButton;

namespace runcast {

/// The empty library: what it is for and the three ways to begin.
class WelcomeView : public Card {
    Q_OBJECT
public:
    explicit WelcomeView(QWidget *parent = nullptr);

signals:
    void requested(runcast::Command command);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Way {
        QLabel *title, *text;
        QPushButton *button;
    };
    QWidget *makeWay(Way &way, const QString &icon, Command command, bool primary);
    void retranslate();

    QLabel *m_title, *m_sentence, *m_promise;
    Way m_samples, m_preset, m_own;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace runcast {

/// A surface with a border and rounded corners; what stands in it is laid out from top to bottom.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

    QVBoxLayout *content() const { return m_content; }

private:
    QVBoxLayout *m_content;
};

} // namespace runcast

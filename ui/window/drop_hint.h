// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace runcast {

/// Lies over the window while files are dragged onto it and says what a drop would do.
class DropHint : public QWidget {
    Q_OBJECT
public:
    explicit DropHint(QWidget *parent);

    /// Covers its parent with these words.
    void open(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_words;
};

} // namespace runcast

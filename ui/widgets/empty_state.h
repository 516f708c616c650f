// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace runcast {

/// The line drawing of an empty page, in one colour.
class EmptyDrawing : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// What an empty page is for, in a drawing, one sentence and one button.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// An empty `action` has no button.
    void setTexts(const QString &sentence, const QString &action);

signals:
    void actionRequested();

private:
    QLabel *m_sentence;
    QPushButton *m_action;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace runcast {

class Chip;
class ScenarioMarkLabel;

/// One scenario of the compare set: handle, letter, name, and the marks that make it the baseline or take it out.
/// Alt with an arrow or a drag moves it, Space makes it the baseline, Delete removes it.
class ScenarioChip : public QFrame {
    Q_OBJECT
public:
    explicit ScenarioChip(QWidget *parent = nullptr);

    void setScenario(int position, const QString &name, bool baseline);
    QSize sizeHint() const override;

signals:
    void moveRequested(int steps); // -1 = one place earlier
    void baselineRequested();
    void removeRequested();
    void openRequested();
    void dragged(const QPoint &globalPosition);
    void dropped();
    void dragCancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void endDrag(bool dropIt);

    ScenarioMarkLabel *m_mark;
    QLabel *m_name;
    Chip *m_baselineChip;
    QToolButton *m_pin;
    QToolButton *m_remove;
    int m_position = 0;
    bool m_baseline = false;
    QPoint m_pressed;
    bool m_pressing = false;
    bool m_dragging = false;
};

} // namespace runcast

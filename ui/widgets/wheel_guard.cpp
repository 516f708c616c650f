// SPDX-License-Identifier: MIT
#include "ui/widgets/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace runcast {

WheelGuard::WheelGuard(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return false;
    const auto *field = qobject_cast<QWidget *>(watched);
    const bool isField = qobject_cast<QComboBox *>(watched) || qobject_cast<QAbstractSpinBox *>(watched) ||
                         (qobject_cast<QAbstractSlider *>(watched) && !qobject_cast<QScrollBar *>(watched));
    if (!isField || field->hasFocus())
        return false;
    event->ignore(); // goes on to the scroll area around the field
    return true;
}

} // namespace runcast

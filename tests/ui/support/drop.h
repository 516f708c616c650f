// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace runcast {

/// Drags over a place of a window and drops there, as Qt sends it: to the first widget from there upwards that takes
/// drops. True if it was taken.
inline bool dropOn(QWidget &window, const QPoint &place, QMimeData &data)
{
    QWidget *target = window.childAt(place);
    while (target && !target->isWindow() && !target->acceptDrops())
        target = target->parentWidget();
    if (!target)
        target = &window;
    const QPoint local = target->mapFrom(&window, place);
    QDragEnterEvent enter(local, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    if (!enter.isAccepted())
        return false;
    QDragMoveEvent move(local, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &move);
    QDropEvent drop(local, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &drop);
    return drop.isAccepted();
}

inline bool dropFile(QWidget &window, const QPoint &place, const QString &file)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    return dropOn(window, place, data);
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/dialogs/file_chooser.h"

#include <QFileDialog>

namespace runcast {

QString FileChooser::openFile(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QStringList FileChooser::openFiles(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    return QFileDialog::getOpenFileNames(parent, title, folder, filter);
}

QString FileChooser::saveFile(QWidget *parent, const QString &title, const QString &suggested, const QString &filter)
{
    return QFileDialog::getSaveFileName(parent, title, suggested, filter);
}

} // namespace runcast

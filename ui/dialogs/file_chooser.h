// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace runcast {

/// Asks for files and for yes or no, by the desktop's dialogs. Tests answer in their place.
class FileChooser {
public:
    virtual ~FileChooser() = default;

    /// Empty = cancelled.
    virtual QString openFile(QWidget *parent, const QString &title, const QString &folder, const QString &filter);
    virtual QStringList openFiles(QWidget *parent, const QString &title, const QString &folder, const QString &filter);
    virtual QString saveFile(QWidget *parent, const QString &title, const QString &suggested, const QString &filter);
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/file_chooser.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/theme/theme_manager.h"
#include "ui/window/commands.h"
#include "ui/window/main_window.h"

#include <QSettings>
#include <QTemporaryDir>

namespace runcast {

/// Answers file dialogs.
class AnsweredFileChooser : public FileChooser {
public:
    QString openFile(QWidget *, const QString &, const QString &, const QString &) override { return answer; }
    QStringList openFiles(QWidget *, const QString &, const QString &, const QString &) override { return {answer}; }
    QString saveFile(QWidget *, const QString &, const QString &, const QString &) override { return answer; }

    QString answer;
};

/// The whole window on a library file of its own, in the language of RUNCAST_TEST_LANGUAGE.
class WindowFixture {
public:
    WindowFixture();

    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Shows the window and waits until it is active.
    bool show();
    /// What a window manager does after a dialog: the window takes keys again.
    bool reactivate();
    /// A second program on the same library.
    std::unique_ptr<LibraryDocument> otherProgram() const;

private:
    QTemporaryDir m_folder;

public:
    QSettings settings;
    ThemeManager theme;
    LanguageManager language;
    AnsweredFileChooser files;
    LibraryDocument document;
    MainWindow window;
};

/// Does something with the modal dialog that opens next.
void withNextDialog(std::function<void(QWidget &)> act);

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/library_document.h"
#include "ui/import/import_file.h"
#include "ui/window/recent_libraries.h"

#include <QObject>

class QMenu;
class QWidget;

namespace runcast {

class FileChooser;
struct UiContext;

/// What the File menu does with library files and with files of scenarios.
class LibraryFiles : public QObject {
    Q_OBJECT
public:
    LibraryFiles(LibraryDocument &document, UiContext &context, FileChooser &chooser, QWidget *window);

    void openByDialog();
    bool open(const QString &file);
    void createByDialog();
    void importByDialog();
    /// Imports what was pasted or dropped as text: a config.json, a copied model or scenario.
    void takeText(const QString &text);
    /// Imports scenario files, opens a library: what was dropped on the window, or named on the command line.
    void take(const QStringList &files);
    void exportScenarios(const QList<ScenarioId> &ids);
    /// Writes a copy of the open library, as of now, where the person says.
    void backUpByDialog();
    /// Fills the menu of recent libraries anew.
    void fillRecent(QMenu *menu);

private:
    void add(ImportedFile imported);
    bool told(const Result<void> &result);
    QString folder() const;
    void fillMissing(QMenu *menu, const QString &file);

    LibraryDocument &m_document;
    UiContext &m_context;
    FileChooser &m_chooser;
    QWidget *m_window;
    RecentLibraries m_recent;
};

} // namespace runcast

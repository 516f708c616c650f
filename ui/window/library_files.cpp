// SPDX-License-Identifier: MIT
#include "ui/window/library_files.h"

#include "reports/export/save_file.h"
#include "reports/format/text.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// Menus read "&" as a mnemonic.
QString menuText(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

} // namespace

LibraryFiles::LibraryFiles(LibraryDocument &document, UiContext &context, FileChooser &chooser, QWidget *window)
    : QObject(window), m_document(document), m_context(context), m_chooser(chooser), m_window(window),
      m_recent(context.settings)
{
}

bool LibraryFiles::told(const Result<void> &result)
{
    if (!result)
        m_context.messages.trouble(errorText(result.error(), m_context.language.language()));
    return result.has_value();
}

QString LibraryFiles::folder() const
{
    const QString file = m_document.file();
    return file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                          : QFileInfo(file).absolutePath();
}

void LibraryFiles::openByDialog()
{
    const QString file =
        m_chooser.openFile(m_window, tr("Open Library"), folder(), tr("Runcast libraries (*.runcast);;All files (*)"));
    if (!file.isEmpty())
        open(file);
}

bool LibraryFiles::open(const QString &file)
{
    if (!told(m_document.open(file)))
        return false;
    m_recent.add(QFileInfo(file).absoluteFilePath());
    m_context.navigation.goTo(PageId::Library);
    return true;
}

void LibraryFiles::createByDialog()
{
    QString file = m_chooser.saveFile(m_window, tr("New Library"), QDir(folder()).filePath(u"library.runcast"_s),
                                      tr("Runcast libraries (*.runcast)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += u".runcast"_s;
    if (!told(m_document.create(file)))
        return;
    m_recent.add(QFileInfo(file).absoluteFilePath());
    m_context.navigation.goTo(PageId::Library);
}

void LibraryFiles::importByDialog()
{
    take(m_chooser.openFiles(m_window, tr("Import Scenarios"), folder(),
                             tr("Scenarios and models (*.json *.pdf *.runcast);;All files (*)")));
}

void LibraryFiles::take(const QStringList &files)
{
    ImportedFile all;
    for (const QString &file : files) {
        // By its name, too: a damaged library must be called that and not a bad scenario.
        if (isLibraryFile(file) || QFileInfo(file).suffix() == "runcast"_L1) {
            open(file);
            continue;
        }
        Result<ImportedFile> imported = importFile(file, m_document.schema(), m_document.catalog());
        if (!imported) {
            told(imported.error());
            continue;
        }
        std::move(imported->warnings.begin(), imported->warnings.end(), std::back_inserter(all.warnings));
        std::move(imported->scenarios.begin(), imported->scenarios.end(), std::back_inserter(all.scenarios));
        std::move(imported->rows.begin(), imported->rows.end(), std::back_inserter(all.rows));
        all.altered = all.altered || imported->altered;
    }
    add(std::move(all));
}

void LibraryFiles::takeText(const QString &text)
{
    Result<ImportedFile> imported = importText(text, tr("pasted text"), m_document.schema(), m_document.catalog());
    if (imported)
        add(std::move(*imported));
    else
        told(imported.error());
}

void LibraryFiles::add(ImportedFile imported)
{
    if (imported.scenarios.empty())
        return;
    const int count = int(imported.scenarios.size());
    if (!imported.rows.empty()) { // first: the scenarios name them
        std::vector<OwnRowInsertion> rows;
        for (OwnRow &row : imported.rows)
            rows.push_back({std::move(row), {}});
        if (const Result<void> kept = m_document.addOwnRows(rows, tr("Import Rows of the Catalogs")); !kept) {
            told(kept.error());
            return;
        }
    }
    const Result<QList<ScenarioId>> added = m_document.add(std::move(imported.scenarios), tr("Import"));
    if (!added) {
        told(added.error());
        return;
    }
    if (imported.altered)
        m_context.messages.trouble(
            tr("The scenarios are not those that the report was made from: the file was changed."));
    const QString done = tr("%n scenario(s) imported.", nullptr, count);
    const int warnings = int(imported.warnings.size());
    const QString remarks = warnings > 0 ? u' ' + tr("%n remark(s) on the model.", nullptr, warnings) : QString();
    m_context.messages.done(done + remarks, tr("Undo"), [document = &m_document] { document->undoStack()->undo(); });
}

void LibraryFiles::exportScenarios(const QList<ScenarioId> &ids)
{
    if (ids.isEmpty())
        return;
    QString name = ids.size() == 1 ? m_document.record(ids.first()).name : tr("Scenarios");
    name.replace(QRegularExpression(u"[/\\\\:*?\"<>|\\x00-\\x1f]"_s), u" "_s).truncate(80);
    const QString file = m_chooser.saveFile(m_window, tr("Export Scenarios"),
                                            QDir(folder()).filePath(name + u".json"_s), tr("Scenarios (*.json)"));
    if (file.isEmpty())
        return;
    std::vector<Scenario> scenarios;
    for (const ScenarioId id : ids)
        scenarios.push_back(m_document.scenario(id));
    if (told(saveFile(file, scenariosToJson(scenarios, m_document.schema()))))
        m_context.messages.done(tr("%n scenario(s) exported.", nullptr, int(ids.size())));
}

void LibraryFiles::backUpByDialog()
{
    const QFileInfo library(m_document.file());
    const QString suggested =
        u"%1 %2.runcast"_s.arg(library.completeBaseName(), m_document.now().toLocalTime().date().toString(Qt::ISODate));
    const QString file = m_chooser.saveFile(m_window, tr("Back Up Library"), QDir(folder()).filePath(suggested),
                                            tr("Runcast libraries (*.runcast)"));
    if (!file.isEmpty() && told(m_document.backUp(file)))
        m_context.messages.done(tr("Library backed up to “%1”.").arg(QFileInfo(file).fileName()));
}

void LibraryFiles::fillRecent(QMenu *menu)
{
    menu->clear();
    const QStringList files = m_recent.files();
    for (const QString &file : files) {
        if (!QFileInfo::exists(file)) {
            fillMissing(menu->addMenu(menuText(tr("%1 (not found)").arg(QFileInfo(file).fileName()))), file);
            continue;
        }
        const QString where = QDir::toNativeSeparators(QFileInfo(file).absolutePath());
        menu->addAction(menuText(u"%1 – %2"_s.arg(QFileInfo(file).fileName(), where)), this,
                        [this, file] { open(file); });
    }
    if (files.isEmpty()) {
        menu->addAction(tr("No other library yet"))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    menu->addAction(tr("&Clear This List"), this, [this] { m_recent.clear(); });
}

void LibraryFiles::fillMissing(QMenu *menu, const QString &file)
{
    menu->addAction(tr("&Locate…"), this, [this, file] {
        const QString found = m_chooser.openFile(m_window, tr("Locate %1").arg(QFileInfo(file).fileName()), folder(),
                                                 tr("Runcast libraries (*.runcast);;All files (*)"));
        if (!found.isEmpty() && open(found))
            m_recent.remove(file);
    });
    menu->addAction(tr("&Remove from List"), this, [this, file] { m_recent.remove(file); });
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/document/library_document.h"
#include "ui/jobs/job_list.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/theme/theme_manager.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QSettings>
#include <QTemporaryDir>

namespace runcast {

/// Notes where a page wanted to go.
class RecordedNavigation : public Navigation {
public:
    void goTo(PageId page) override { log.append(QStringLiteral("goTo %1").arg(int(page))); }
    void openScenario(ScenarioId id) override { log.append(QStringLiteral("open %1").arg(id.value)); }
    void reveal(const QString &key) override { log.append(QStringLiteral("reveal ") + key); }
    void showWhy(const QString &figureKey) override { log.append(QStringLiteral("why ") + figureKey); }
    void compare(const QList<ScenarioId> &ids) override { log.append(QStringLiteral("compare %1").arg(ids.size())); }
    void addToCompare(ScenarioId id) override { log.append(QStringLiteral("add %1").arg(id.value)); }
    void saveVersion(ScenarioId id) override { log.append(QStringLiteral("save %1").arg(id.value)); }
    void showHistory(ScenarioId id) override { log.append(QStringLiteral("history %1").arg(id.value)); }
    void showFindings() override { log.append(QStringLiteral("findings")); }
    void report(const QList<ScenarioId> &ids) override { log.append(QStringLiteral("report %1").arg(ids.size())); }

    QStringList log;
};

/// Answers file dialogs with `path`.
class AnsweredFiles : public FileChooser {
public:
    QString openFile(QWidget *, const QString &, const QString &, const QString &) override { return path; }
    QStringList openFiles(QWidget *, const QString &, const QString &, const QString &) override { return {path}; }
    QString saveFile(QWidget *, const QString &, const QString &suggestion, const QString &) override
    {
        suggested = suggestion;
        return path;
    }

    QString path, suggested;
};

/// A library in memory and all that a page is given beside it.
class PageFixture {
public:
    explicit PageFixture(const Schema &schema = standardSchema());

    /// A scenario of a published run with some inputs changed; its id.
    ScenarioId addScenario(const QString &name, const std::vector<std::pair<const char *, Value>> &values = {},
                           const char *preset = "llama-3.1-405b");
    /// The three of the design's pictures: the same run rented and owned, and a smaller model.
    QList<ScenarioId> addSamples();
    QString path(const QString &fileName) const { return m_folder.filePath(fileName); }
    /// Keeps a picture of the widget where RUNCAST_PICTURES names a folder.
    static void keepPicture(QWidget &widget, const QString &name);

    ThemeManager theme;
    LanguageManager language;
    RecordedNavigation navigation;
    AnsweredFiles files;
    LibraryDocument document;
    Messages messages;
    JobList jobs;

private:
    QTemporaryDir m_folder;
    QSettings m_settings;

public:
    UiContext context{theme, language, navigation, messages, jobs, files, m_settings};
};

} // namespace runcast

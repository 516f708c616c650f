// SPDX-License-Identifier: MIT
#include "ui/window/palette_entries.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/document/search_text.h"
#include "ui/language_manager.h"
#include "ui/theme/subjects.h"
#include "ui/window/commands.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QString keyText(std::string_view key)
{
    return QString::fromUtf8(key.data(), qsizetype(key.size()));
}

QString withoutMnemonic(QString text)
{
    return text.remove(QRegularExpression(u"&(?!&)"_s));
}

void addFigures(std::vector<PaletteEntry> &entries, const LibraryDocument &document, UiContext &context)
{
    const Scenario &scenario = document.scenario(document.current());
    const Forecast &forecast = document.outcome(document.current()).forecast;
    const Format format = context.language.formatFor(scenario);
    for (const Figure &figure : document.schema().figures) {
        entries.push_back(
            {.group = PaletteGroup::Figures,
             .icon = sectionIcon(figure.section),
             .title = title(figure, format.language()),
             .detail = format.figure(figure, figure.get(forecast)),
             .words = keyText(figure.key) + u' ' + title(figure.section, format.language()),
             .keys = {},
             .usual = figure.headline,
             .act = [navigation = &context.navigation, key = keyText(figure.key)] { navigation->showWhy(key); }});
    }
}

void addInputs(std::vector<PaletteEntry> &entries, const LibraryDocument &document, UiContext &context)
{
    const Scenario &scenario = document.scenario(document.current());
    const Format format = context.language.formatFor(scenario);
    for (const Parameter &parameter : document.schema().parameters) {
        if (!isRelevant(parameter, scenario))
            continue;
        entries.push_back(
            {.group = PaletteGroup::Inputs,
             .icon = u"edit"_s,
             .title = title(parameter, format.language()),
             .detail = format.parameter(parameter, parameter.get(scenario), document.catalog()),
             .words = keyText(parameter.key) + u' ' + title(parameter.group, format.language()),
             .keys = {},
             .act = [navigation = &context.navigation, key = keyText(parameter.key)] { navigation->reveal(key); }});
    }
}

void addCommand(std::vector<PaletteEntry> &entries, QAction *action, const QString &icon)
{
    if (!action->isEnabled() || !action->isVisible())
        return;
    entries.push_back({.group = PaletteGroup::Commands,
                       .icon = icon,
                       .title = withoutMnemonic(action->text()),
                       .detail = {},
                       .words = {},
                       .keys = action->shortcut(),
                       .usual = !action->shortcut().isEmpty(),
                       .act = [action] { action->trigger(); }});
}

void addScenarios(std::vector<PaletteEntry> &entries, const LibraryDocument &document, UiContext &context)
{
    for (const ScenarioId id : document.ids()) {
        const ScenarioRecord &record = document.record(id);
        QStringList about = record.meta.tags;
        if (!record.meta.note.isEmpty())
            about.append(record.meta.note.simplified());
        entries.push_back({.group = PaletteGroup::Scenarios,
                           .icon = u"page-plan"_s,
                           .title = record.name,
                           .detail = about.join(u" · "_s),
                           .words = record.meta.owner,
                           .keys = {},
                           .usual = !record.meta.archived,
                           .act = [navigation = &context.navigation, id] { navigation->openScenario(id); }});
    }
}

/// How well the title answers: 0 its beginning, 1 the beginning of a word, 2 elsewhere, 3 only the rest.
int rank(const QString &title, const QString &rest, const QStringList &words)
{
    int worst = 0;
    for (const QString &word : words) {
        const qsizetype at = title.indexOf(word);
        if (at < 0 && !rest.contains(word))
            return -1;
        worst = std::max(worst, at < 0 ? 3 : at == 0 ? 0 : title[at - 1].isLetterOrNumber() ? 2 : 1);
    }
    return worst;
}

} // namespace

QString paletteGroupTitle(PaletteGroup group)
{
    switch (group) {
    case PaletteGroup::Figures:
        return QCoreApplication::translate("Palette", "Figures");
    case PaletteGroup::Inputs:
        return QCoreApplication::translate("Palette", "Inputs");
    case PaletteGroup::Commands:
        return QCoreApplication::translate("Palette", "Commands");
    case PaletteGroup::Scenarios:
        return QCoreApplication::translate("Palette", "Scenarios");
    }
    return {};
}

std::vector<PaletteEntry> paletteEntries(const LibraryDocument &document, UiContext &context, const Commands &commands,
                                         const QList<QAction *> &pages)
{
    std::vector<PaletteEntry> entries;
    if (document.current().isValid()) {
        addFigures(entries, document, context);
        addInputs(entries, document, context);
    }
    for (QAction *page : pages)
        addCommand(entries, page, u"open"_s);
    for (const auto &[command, action] : commands.all()) {
        if (command != Command::Palette)
            addCommand(entries, action, u"run"_s);
    }
    addScenarios(entries, document, context);
    return entries;
}

std::vector<const PaletteEntry *> findEntries(const std::vector<PaletteEntry> &entries, const QString &text,
                                              size_t mostInGroup)
{
    const QStringList words = searchWords(text);
    std::map<PaletteGroup, std::vector<std::pair<int, const PaletteEntry *>>> found;
    for (const PaletteEntry &entry : entries) {
        const int place = words.isEmpty()
                              ? (entry.usual ? 0 : -1)
                              : rank(foldedText(entry.title), foldedText(entry.detail + u' ' + entry.words), words);
        if (place >= 0)
            found[entry.group].push_back({place, &entry});
    }
    std::vector<const PaletteEntry *> shown;
    for (auto &[group, ranked] : found) {
        std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        for (size_t i = 0; i < std::min(mostInGroup, ranked.size()); ++i)
            shown.push_back(ranked[i].second);
    }
    return shown;
}

} // namespace runcast

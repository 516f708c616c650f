// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

class QAction;

namespace runcast {

class Commands;
class LibraryDocument;
struct UiContext;

enum class PaletteGroup { Figures, Inputs, Commands, Scenarios };
QString paletteGroupTitle(PaletteGroup group);

/// One thing that the palette finds.
struct PaletteEntry {
    PaletteGroup group;
    QString icon;
    QString title;
    QString detail; // the value, the tags; searched too
    QString words;  // searched and not shown: the key, the section
    QKeySequence keys;
    bool usual = false; // shown while nothing is typed
    std::function<void()> act;
};

/// All figures and inputs of the current scenario, all commands that can be given now, all scenarios.
std::vector<PaletteEntry> paletteEntries(const LibraryDocument &document, UiContext &context, const Commands &commands,
                                         const QList<QAction *> &pages);

/// The entries that hold every word of the text, best first within each group; at most `mostInGroup` of a group.
std::vector<const PaletteEntry *> findEntries(const std::vector<PaletteEntry> &entries, const QString &text,
                                              size_t mostInGroup);

} // namespace runcast

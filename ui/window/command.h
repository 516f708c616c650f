// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Everything that the menu bar offers beside pages, recent libraries, themes and languages.
enum class Command {
    NewScenario,
    OpenLibrary,
    NewLibrary,
    OpenSamples,
    Import,
    Export,
    Print,
    SaveVersion,
    BackUp,
    CloseWindow,
    Quit,
    Undo,
    Redo,
    Copy,
    CopyWithHeaders,
    Paste,
    SelectAll,
    Find,
    FindNext,
    FindPrevious,
    Preferences,
    OpenInPlan,
    Rename,
    Duplicate,
    AddToCompare,
    AddTag,
    Archive,
    Unarchive,
    History,
    NextPane,
    PreviousPane,
    ShowRail,
    FullScreen,
    Palette,
    Recompute,
    Why,
    Glossary,
    Shortcuts,
    MessageLog,
    About,
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

class QSettings;

namespace runcast {

class FileChooser;
class JobList;
class LanguageManager;
class Messages;
class Navigation;
class ThemeManager;

/// What every page and dialog is given beside the document. All outlive it.
struct UiContext {
    ThemeManager &theme;
    LanguageManager &language; // language(), format(), formatFor(scenario)
    Navigation &navigation;
    Messages &messages; // toasts, bars and their log
    JobList &jobs;      // shown in the status bar, with Cancel
    FileChooser &files;
    QSettings &settings;
};

} // namespace runcast

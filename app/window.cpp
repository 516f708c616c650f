// SPDX-License-Identifier: MIT
#include "app/window.h"

#include "app/cli/library_access.h"
#include "core/catalog/catalog.h"
#include "reports/theme/fonts.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/document/author_name.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/settings.h"
#include "ui/theme/theme_manager.h"
#include "ui/window/main_window.h"
#include "ui/window/recent_libraries.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// The library to begin with: what was asked for, else the last one used that is still there, else the person's own.
QString startLibrary(const cli::Options &options, QSettings &settings)
{
    if (!options.library.isEmpty())
        return options.library;
    const QStringList recent = RecentLibraries(settings).files();
    const auto there =
        std::find_if(recent.begin(), recent.end(), [](const QString &f) { return QFileInfo::exists(f); });
    return there != recent.end() ? *there : cli::libraryFile(options);
}

/// Makes the person's own library on the first start; any other is there or its absence is told.
void openLibrary(const QString &file, const cli::Options &options, LibraryDocument &document, MainWindow &window)
{
    if (options.library.isEmpty() && !QFileInfo::exists(file)) {
        QDir().mkpath(QFileInfo(file).path());
        (void)document.create(file); // a failure is told when it is opened
    }
    window.take({file});
}

/// Drawn here, for Qt finds pictures in SVG only where a plugin is installed.
QIcon programIcon()
{
    constexpr int pixels = 128;
    QPixmap picture(pixels, pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QSvgRenderer(u":/runcast/desktop/io.github.runcast.Runcast.svg"_s).render(&painter);
    return picture;
}

} // namespace

int runWindow(const cli::Options &options, int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(u"Runcast"_s);
    QApplication::setDesktopFileName(u"io.github.runcast.Runcast"_s);
    QApplication::setWindowIcon(programIcon());
    loadFonts();
    QSettings settings(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/runcast.ini"_L1,
                       QSettings::IniFormat);
    LanguageManager language;
    language.setLanguage(options.language.isEmpty() ? settings::language.read(settings) : options.language);
    ThemeManager theme;
    theme.setChoice(themeFromName(settings::theme.read(settings)));
    LibraryDocument document({standardSchema(), shippedCatalog(), QDateTime::currentDateTime, authorName(settings)});
    FileChooser files;
    MainWindow window({document, theme, language, settings, files}, standardPages());
    window.setVisible(true);
    // After the first paint: the window is there at once, however large the library.
    QTimer::singleShot(0, &window, [&] { openLibrary(startLibrary(options, settings), options, document, window); });
    return QApplication::exec();
}

} // namespace runcast

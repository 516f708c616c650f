// SPDX-License-Identifier: MIT
// Takes a picture of a page of the window, without a screen.
#include "story.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/language_manager.h"
#include "ui/theme/theme_manager.h"
#include "ui/window/commands.h"
#include "ui/window/main_window.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runcast;

namespace {

/// Lets timers and background work come to rest.
void settle(int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(5);
    }
}

PageId pageOf(const QString &name)
{
    const QStringList names{u"library"_s, u"plan"_s, u"compare"_s, u"explore"_s, u"report"_s, u"reference"_s};
    return PageId(std::max<qsizetype>(0, names.indexOf(name)));
}

QSize sizeOf(const QString &text)
{
    return {text.section(u'x', 0, 0).toInt(), text.section(u'x', 1).toInt()};
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({u"page"_s, u"library, plan, compare, explore, report or reference"_s, u"page"_s, u"library"_s});
    parser.addOption({u"theme"_s, u"light or dark"_s, u"theme"_s, u"light"_s});
    parser.addOption({u"language"_s, u"en, de, ar …"_s, u"code"_s, u"en"_s});
    parser.addOption({u"size"_s, u"of the window"_s, u"WxH"_s, u"1440x900"_s});
    parser.addOption({u"library"_s, u"story, empty, or a number of scenarios"_s, u"what"_s, u"story"_s});
    parser.addOption({u"command"_s, u"a command's number to trigger before the picture (see command.h)"_s, u"n"_s});
    parser.addOption({u"keys"_s, u"typed into the focus before the picture"_s, u"text"_s});
    parser.addOption({u"reveal"_s, u"an input or figure to go to"_s, u"key"_s});
    parser.addOption({u"wait"_s, u"milliseconds before the picture"_s, u"ms"_s, u"700"_s});
    parser.addOption({{u"o"_s, u"output"_s}, u"picture file"_s, u"file"_s, u"out.png"_s});
    parser.process(app);

    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    ThemeManager theme;
    LanguageManager language;
    FileChooser files;
    language.setLanguage(parser.value(u"language"_s));
    theme.setChoice(themeFromName(parser.value(u"theme"_s)));
    LibraryDocument document({standardSchema(), shippedCatalog(), storyTime, u"M. Okafor"_s});
    if (const Result<void> made = document.create(folder.filePath(u"programme-2027.runcast"_s)); !made)
        qFatal("%s", plainText(made.error()).c_str());
    const QString library = parser.value(u"library"_s);
    if (library == "story"_L1)
        tellStory(document);
    else
        fillLibrary(document, library.toInt());

    MainWindow window({document, theme, language, settings, files}, standardPages());
    window.resize(sizeOf(parser.value(u"size"_s)));
    window.show();
    window.goTo(pageOf(parser.value(u"page"_s)));
    settle(300);
    if (parser.isSet(u"reveal"_s)) {
        // Where the page on screen does not show it, Plan does.
        const QList<Page *> pages = window.findChildren<Page *>();
        const bool shown = std::any_of(pages.begin(), pages.end(), [&](Page *page) {
            return page->isVisible() && page->reveal(parser.value(u"reveal"_s));
        });
        if (!shown)
            window.reveal(parser.value(u"reveal"_s));
    }
    if (parser.isSet(u"command"_s))
        QMetaObject::invokeMethod(
            &window, [&] { window.action(Command(parser.value(u"command"_s).toInt()))->trigger(); },
            Qt::QueuedConnection);
    QTimer::singleShot(parser.value(u"wait"_s).toInt(), &window, [&] {
        if (QWidget *focused = QApplication::focusWidget(); focused && parser.isSet(u"keys"_s)) {
            for (const QChar c : parser.value(u"keys"_s)) {
                QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
                QApplication::sendEvent(focused, &press);
            }
            settle(200);
        }
        QWidget *shown = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &window;
        const bool saved = shown->grab().save(parser.value(u"output"_s));
        _Exit(saved ? 0 : 1); // a modal dialog may still run
    });
    return QApplication::exec();
}

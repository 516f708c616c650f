// SPDX-License-Identifier: MIT
#include "window_fixture.h"

#include "reports/theme/icons.h"
#include "story.h"
#include "ui/theme/style_sheet.h"
#include "ui/widgets/toast.h"
#include "ui/window/command_palette.h"
#include "ui/window/message_bar.h"
#include "ui/window/page_names.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

QList<QAction *> menuActions(const QMenu *menu)
{
    QList<QAction *> actions;
    for (QAction *action : menu->actions()) {
        if (action->menu())
            actions += menuActions(action->menu());
        else if (!action->isSeparator())
            actions.append(action);
    }
    return actions;
}

QList<QAction *> allActions(const MainWindow &window)
{
    QList<QAction *> actions;
    for (QAction *action : window.menuBar()->actions())
        actions += menuActions(action->menu());
    return actions;
}

/// How many slots a signal of an action has; Qt keeps that to the action itself.
struct Listeners : QAction {
    static int of(const QAction *action, const char *signal)
    {
        constexpr int (QObject::*count)(const char *) const = &Listeners::receivers;
        return (action->*count)(signal);
    }
};

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyMenuCommandDoesSomething();
    void everyShortcutHasOneMeaning();
    void everyTextIsThere();
    void createsAScenarioFromTheKeyboard();
    void savesAVersionFromTheKeyboard();
    void undoIsNamedInTheMenu();
    void paletteGoesToAScenario();
    void paletteIsLeftByEscape();
    void pagesAreReachedByKey();
    void languageAndThemeSwitchAtRunTime();
    void everyControlHasAName();
    void noButtonIsCutOff();
    void seesWhatAnotherProgramDoes();
    void saysWhatCannotBeOpened_data();
    void saysWhatCannotBeOpened();
    void importsWhatItExported();
    void reportsTroubleOnceAndKeepsItInTheLog();
    void remembersRecentLibraries();

private:
    QAction *action(Command command) { return m_fixture->window.action(command); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestMainWindow::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->show());
}

void TestMainWindow::cleanup()
{
    m_fixture.reset();
}

void TestMainWindow::everyMenuCommandDoesSomething()
{
    tellStory(m_fixture->document);
    for (QAction *each : allActions(m_fixture->window)) {
        const bool handled =
            Listeners::of(each, SIGNAL(triggered(bool))) > 0 || Listeners::of(each, SIGNAL(toggled(bool))) > 0;
        // Menus themselves listen to their actions; what nobody else listens to would be a dead entry.
        QVERIFY2(handled || !each->isEnabled(), qPrintable(each->text()));
    }
    for (const auto &[command, each] : m_fixture->window.findChild<Commands *>()->all())
        QVERIFY2(Listeners::of(each, SIGNAL(triggered(bool))) > 1 || Listeners::of(each, SIGNAL(toggled(bool))) > 0,
                 qPrintable(each->text()));
}

void TestMainWindow::everyShortcutHasOneMeaning()
{
    std::map<QString, QString> meanings;
    for (QAction *each : allActions(m_fixture->window)) {
        for (const QKeySequence &keys : each->shortcuts()) {
            const QString name = keys.toString();
            QVERIFY2(!meanings.contains(name), qPrintable(name + u": "_s + meanings[name] + u", "_s + each->text()));
            meanings[name] = each->text();
        }
    }
    QVERIFY(meanings.contains(u"Ctrl+K"_s));
    QVERIFY(meanings.contains(u"Ctrl+1"_s));
}

void TestMainWindow::everyTextIsThere()
{
    for (QAction *each : allActions(m_fixture->window))
        QVERIFY(!each->text().isEmpty());
    for (const PageId page : standardPages().ids()) {
        QVERIFY(!pageTitle(page).isEmpty());
        QVERIFY2(iconNames().contains(pageIcon(page)), qPrintable(pageIcon(page)));
    }
}

void TestMainWindow::createsAScenarioFromTheKeyboard()
{
    withNextDialog([](QWidget &dialog) {
        QCOMPARE(dialog.focusWidget()->objectName(), u"nameEdit"_s); // ready to type
        QTest::keyClicks(dialog.focusWidget(), u"Base case"_s);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(&m_fixture->window, Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(m_fixture->document.ids().size(), 1);
    const ScenarioId id = m_fixture->document.ids().first();
    QCOMPARE(m_fixture->document.record(id).name, u"Base case"_s);
    QCOMPARE(m_fixture->document.current(), id);
    QVERIFY(m_fixture->reactivate());
    QTest::keyClick(&m_fixture->window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_fixture->document.ids().size(), 0);
}

void TestMainWindow::savesAVersionFromTheKeyboard()
{
    tellStory(m_fixture->document);
    const ScenarioId id = m_fixture->document.current();
    const int before = m_fixture->document.record(id).version;
    withNextDialog([](QWidget &dialog) {
        QTest::keyClicks(dialog.focusWidget(), u"with the new quote"_s);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(&m_fixture->window, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_fixture->document.record(id).version > before);
    const auto versions = m_fixture->document.versions(id);
    QVERIFY(versions.has_value());
    QCOMPARE(versions->front().comment, u"with the new quote"_s);
    QVERIFY(m_fixture->document.changedKeys(id).isEmpty());
}

void TestMainWindow::undoIsNamedInTheMenu()
{
    tellStory(m_fixture->document);
    const ScenarioId id = m_fixture->document.current();
    QVERIFY(m_fixture->document.setParameter(id, "schedule.mfu", 0.5).has_value());
    QVERIFY(action(Command::Undo)->isEnabled());
    QVERIFY(action(Command::Undo)->text().contains(m_fixture->document.undoStack()->undoText()));
    action(Command::Undo)->trigger();
    QVERIFY(action(Command::Redo)->isEnabled());
    QVERIFY(action(Command::Redo)->text().contains(m_fixture->document.undoStack()->redoText()));
}

void TestMainWindow::paletteGoesToAScenario()
{
    tellStory(m_fixture->document);
    QTest::keyClick(&m_fixture->window, Qt::Key_K, Qt::ControlModifier);
    auto *palette = m_fixture->window.findChild<CommandPalette *>();
    QVERIFY(palette);
    auto *edit = palette->findChild<QLineEdit *>();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, u"autumn start"_s);
    const auto *list = palette->findChild<QListView *>();
    QCOMPARE(list->model()->rowCount(), 2); // its group and itself
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(m_fixture->document.record(m_fixture->document.current()).name, u"Frontier 405B, autumn start"_s);
    QTRY_VERIFY(!m_fixture->window.findChild<CommandPalette *>());
}

void TestMainWindow::paletteIsLeftByEscape()
{
    tellStory(m_fixture->document);
    QWidget *before = QApplication::focusWidget();
    QTest::keyClick(&m_fixture->window, Qt::Key_K, Qt::ControlModifier);
    auto *palette = m_fixture->window.findChild<CommandPalette *>();
    QVERIFY(palette);
    auto *edit = palette->findChild<QLineEdit *>();
    const auto *list = palette->findChild<QListView *>();
    QTest::keyClicks(edit, u"nothing is called like this"_s);
    QCOMPARE(list->model()->rowCount(), 0);
    QTest::keyClick(edit, Qt::Key_Down); // must not trip over the empty list
    QTest::keyClick(edit, Qt::Key_Return);
    QTest::keyClick(edit, Qt::Key_Escape);
    QTRY_VERIFY(!m_fixture->window.findChild<CommandPalette *>());
    QCOMPARE(QApplication::focusWidget(), before);
}

void TestMainWindow::pagesAreReachedByKey()
{
    tellStory(m_fixture->document);
    for (const PageId page : standardPages().ids()) {
        QTest::keyClick(&m_fixture->window, Qt::Key(int(Qt::Key_1) + int(page)), Qt::ControlModifier);
        QCOMPARE(m_fixture->window.currentPage(), page);
    }
}

void TestMainWindow::languageAndThemeSwitchAtRunTime()
{
    tellStory(m_fixture->document);
    const QString file = m_fixture->window.menuBar()->actions().first()->text();
    for (const QString &code : {u"en"_s, u"de"_s, u"ar"_s}) {
        m_fixture->language.setLanguage(code);
        QCOMPARE(m_fixture->window.layoutDirection(), QLocale(code).textDirection());
    }
    m_fixture->language.setLanguage(u"de"_s);
    QTRY_COMPARE(m_fixture->window.menuBar()->actions().first()->text(), u"&Datei"_s); // told by a posted event
    m_fixture->language.setLanguage(u"en"_s);
    QTRY_COMPARE(m_fixture->window.menuBar()->actions().first()->text(), u"&File"_s);

    m_fixture->theme.setChoice(ThemeChoice::Dark);
    QCOMPARE(m_fixture->window.palette().color(QPalette::Window), darkTheme().canvas);
    m_fixture->theme.setChoice(ThemeChoice::Light);
    QCOMPARE(m_fixture->window.palette().color(QPalette::Window), lightTheme().canvas);
    for (const double scale : {1.0, 1.5, 2.0})
        QVERIFY(!styleSheetOf(lightTheme(), scale).contains(QRegularExpression(u"@\\w|\\d+u\\b"_s)));
}

void TestMainWindow::everyControlHasAName()
{
    tellStory(m_fixture->document);
    for (const PageId page : standardPages().ids()) {
        m_fixture->window.goTo(page);
        QTest::qWait(50);
        for (QWidget *widget : m_fixture->window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                continue;
            const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
            const QString said = interface ? interface->text(QAccessible::Name) : QString();
            const QString where = u"%1 %2 in %3"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                                       widget->objectName(), pageTitle(page));
            QVERIFY2(!said.isEmpty(), qPrintable(where));
        }
    }
}

void TestMainWindow::noButtonIsCutOff()
{
    tellStory(m_fixture->document);
    for (const QSize size : {QSize(1440, 900), QSize(1024, 700)}) {
        m_fixture->window.resize(size);
        for (const PageId page : standardPages().ids()) {
            m_fixture->window.goTo(page);
            QTest::qWait(50);
            for (const QPushButton *button : m_fixture->window.findChildren<QPushButton *>()) {
                if (button->isVisible() && !button->text().isEmpty())
                    QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
            }
        }
    }
}

void TestMainWindow::seesWhatAnotherProgramDoes()
{
    tellStory(m_fixture->document);
    const qsizetype before = m_fixture->document.ids().size();
    const ScenarioId id = m_fixture->document.current();
    const auto other = m_fixture->otherProgram();
    QVERIFY(other->setParameter(id, "schedule.mfu", 0.33).has_value());
    QVERIFY(other->duplicate({id}).has_value());
    QVERIFY(other->flush().has_value());
    QTRY_COMPARE_WITH_TIMEOUT(m_fixture->document.scenario(id).schedule.mfu, 0.33, 3000);
    QTRY_COMPARE(m_fixture->document.ids().size(), before + 1);
}

void TestMainWindow::saysWhatCannotBeOpened_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text as library") << u"notes.runcast"_s << QByteArray("Dear diary");
    QTest::newRow("empty library") << u"empty.runcast"_s << QByteArray();
    QTest::newRow("foreign database") << u"foreign.runcast"_s << QByteArray("SQLite format 3\0 and nothing else", 34);
    QTest::newRow("broken JSON") << u"plan.json"_s << QByteArray("{\"runcast_scenario\": 1, ");
    QTest::newRow("another JSON") << u"plan.json"_s << QByteArray("{\"colour\": \"blue\"}");
    QTest::newRow("newer scenario") << u"plan.json"_s << QByteArray("{\"runcast_scenario\": 999, \"name\": \"x\"}");
    QTest::newRow("one bad of two") << u"plan.json"_s
                                    << QByteArray(
                                           "[{\"runcast_scenario\": 1, \"name\": \"a\", \"parameters\": {}}, 7]");
    QTest::newRow("empty JSON") << u"plan.json"_s << QByteArray();
    QTest::newRow("no PDF") << u"report.pdf"_s << QByteArray("%PDF-1.7 and then nothing");
    QTest::newRow("deep nesting") << u"deep.json"_s << QByteArray(100'000, '[');
}

void TestMainWindow::saysWhatCannotBeOpened()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    tellStory(m_fixture->document);
    const QString library = m_fixture->document.file();
    const QList<ScenarioId> before = m_fixture->document.ids();
    QFile file(m_fixture->path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    m_fixture->window.take({file.fileName()});
    QCOMPARE(m_fixture->window.findChildren<MessageBar *>().size(), 1);
    QCOMPARE(m_fixture->document.file(), library);
    QCOMPARE(m_fixture->document.ids(), before);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes); // what was refused stays as it was
}

void TestMainWindow::importsWhatItExported()
{
    tellStory(m_fixture->document);
    const ScenarioId id = m_fixture->document.current();
    const Scenario scenario = m_fixture->document.scenario(id);
    m_fixture->window.goTo(PageId::Library);
    m_fixture->files.answer = m_fixture->path(u"out.json"_s);
    action(Command::Export)->trigger();
    QVERIFY(QFile::exists(m_fixture->files.answer));
    const qsizetype before = m_fixture->document.ids().size();
    action(Command::Import)->trigger();
    QCOMPARE(m_fixture->document.ids().size(), before + 1);
    Scenario imported = m_fixture->document.scenario(m_fixture->document.current());
    QVERIFY(imported.name != scenario.name); // the name was taken
    imported.name = scenario.name;
    QCOMPARE(imported, scenario);
}

void TestMainWindow::reportsTroubleOnceAndKeepsItInTheLog()
{
    m_fixture->window.take({m_fixture->path(u"not there.json"_s)});
    const auto bars = m_fixture->window.findChildren<MessageBar *>();
    QCOMPARE(bars.size(), 1);
    QVERIFY(bars.first()->accessibleName().contains(u"not there.json"_s));
    QPointer<QWidget> bar = bars.first();
    bar->findChild<QAbstractButton *>()->click();
    QTRY_VERIFY(!bar);
}

void TestMainWindow::remembersRecentLibraries()
{
    const QString first = m_fixture->document.file();
    m_fixture->files.answer = m_fixture->path(u"second"_s); // the suffix is added
    action(Command::NewLibrary)->trigger();
    QCOMPARE(m_fixture->document.file(), m_fixture->path(u"second.runcast"_s));
    m_fixture->files.answer = first;
    action(Command::OpenLibrary)->trigger();
    QCOMPARE(m_fixture->document.file(), first);
    const QString backup = m_fixture->path(u"copy.runcast"_s);
    m_fixture->files.answer = backup;
    action(Command::BackUp)->trigger();
    QVERIFY(QFile::exists(backup));
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"

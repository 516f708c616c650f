// SPDX-License-Identifier: MIT
#include "window_fixture.h"

#include "story.h"
#include "ui/pages/library/bulk_bar.h"
#include "ui/pages/library/filter_bar.h"
#include "ui/pages/library/library_filter.h"
#include "ui/pages/library/library_model.h"
#include "ui/pages/library/library_table.h"
#include "ui/pages/library/preview_pane.h"
#include "ui/pages/library/welcome_view.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/table_roles.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestLibraryPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void emptyLibraryWelcomes();
    void modelsKeepTheirPromises();
    void searchNarrowsWhileTyping();
    void chipsTakeFiltersAway();
    void sortsByNumbersWithTheMissingLast();
    void checkBoxesSelect();
    void headerSelectsAll();
    void bulkBarActsOnAll();
    void anyFigureCanBeAColumn();
    void copiesEverythingSelected();
    void worksFromTheKeyboard();
    void noteIsOneStepOfUndo();
    void showsHostileNamesAsTheyAre();
    void summariesComeInTheBackground();

private:
    LibraryTable *table() { return m_fixture->window.findChild<LibraryTable *>(); }
    LibraryFilter *filter() { return m_fixture->window.findChild<LibraryFilter *>(); }
    QString name(int row) { return filter()->index(row, 1).data().toString(); }
    void clickCheckBox(int row);

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestLibraryPage::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->show());
}

void TestLibraryPage::cleanup()
{
    m_fixture.reset();
}

void TestLibraryPage::emptyLibraryWelcomes()
{
    auto *welcome = m_fixture->window.findChild<WelcomeView *>();
    QVERIFY(welcome->isVisible());
    QVERIFY(!m_fixture->window.findChild<FilterBar *>()->isEnabled());
    welcome->findChild<QPushButton *>()->click(); // the main one: samples
    QVERIFY(m_fixture->document.ids().size() >= 8);
    QVERIFY(!welcome->isVisible());
    m_fixture->document.undoStack()->undo();
    QVERIFY(welcome->isVisible());
}

void TestLibraryPage::modelsKeepTheirPromises()
{
    auto *model = m_fixture->window.findChild<LibraryModel *>();
    const QAbstractItemModelTester sourceTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester proxyTester(filter(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    tellStory(m_fixture->document);
    QCOMPARE(model->rowCount(), m_fixture->document.ids().size());
    QCOMPARE(filter()->rowCount(), model->rowCount() - 1); // one is archived
    for (int column = 0; column < filter()->columnCount(); ++column) {
        filter()->sort(column, Qt::AscendingOrder);
        filter()->sort(column, Qt::DescendingOrder);
    }
    QUndoStack *undo = m_fixture->document.undoStack();
    const QList<ScenarioId> ids = m_fixture->document.ids();
    QVERIFY(m_fixture->document.duplicate({ids[0], ids[3], ids[7]}).has_value());
    QCOMPARE(model->rowCount(), ids.size() + 3);
    QVERIFY(m_fixture->document.setArchived({ids[0], ids[1]}, true).has_value());
    while (undo->canUndo())
        undo->undo();
    QCOMPARE(model->rowCount(), 0);
    while (undo->canRedo())
        undo->redo();
    QCOMPARE(model->rowCount(), ids.size() + 3);
    for (int row = 0; row < model->rowCount(); ++row)
        QCOMPARE(model->row(model->id(row)), row);
    QVERIFY(m_fixture->document.create(m_fixture->path(u"other.runcast"_s)).has_value());
    QCOMPARE(model->rowCount(), 0);
}

void TestLibraryPage::searchNarrowsWhileTyping()
{
    tellStory(m_fixture->document);
    const int all = filter()->rowCount();
    auto *search = m_fixture->window.findChild<SearchField *>();
    QTest::keyClick(&m_fixture->window, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"mid 70b"_s);
    QTRY_COMPARE(filter()->rowCount(), 3);
    search->setText(u"tag:frontier status:rejected"_s);
    QTRY_COMPARE(filter()->rowCount(), 1);
    search->setText(u"no such thing"_s);
    QTRY_COMPARE(filter()->rowCount(), 0);
    QVERIFY(!table()->isVisible());
    QTest::keyClick(search, Qt::Key_Escape); // clears
    QTRY_COMPARE(filter()->rowCount(), all);
    QVERIFY(search->hasFocus());
    QTest::keyClick(search, Qt::Key_Escape); // leaves
    QVERIFY(table()->hasFocus());
}

void TestLibraryPage::chipsTakeFiltersAway()
{
    tellStory(m_fixture->document);
    auto *bar = m_fixture->window.findChild<FilterBar *>();
    QCOMPARE(bar->findChildren<Chip *>().size(), 1); // not archived
    bar->findChild<Chip *>()->click();
    QCOMPARE(filter()->rowCount(), m_fixture->document.ids().size());
    QTRY_COMPARE(bar->findChildren<Chip *>().size(), 0);
    bar->clear();
    QCOMPARE(filter()->rowCount(), m_fixture->document.ids().size() - 1);
}

void TestLibraryPage::sortsByNumbersWithTheMissingLast()
{
    tellStory(m_fixture->document);
    for (const ScenarioId id : m_fixture->document.ids())
        (void)m_fixture->document.outcome(id);
    const auto &columns = m_fixture->window.findChild<LibraryModel *>()->columns();
    const auto cost = std::find_if(columns.begin(), columns.end(), [](const LibraryColumn &column) {
        return column.figure && column.figure->unit == Unit::Usd;
    });
    const int column = int(cost - columns.begin());
    filter()->sort(column, Qt::DescendingOrder);
    double last = std::numeric_limits<double>::infinity();
    bool missing = false;
    for (int row = 0; row < filter()->rowCount(); ++row) {
        const double usd = filter()->index(row, column).data(SortRole).toDouble();
        QVERIFY(std::isnan(usd) || (!missing && usd <= last));
        missing = missing || std::isnan(usd);
        last = usd;
    }
    QVERIFY(missing); // the story has one without a price
}

void TestLibraryPage::clickCheckBox(int row)
{
    const QRect cell = table()->visualRect(filter()->index(row, 0));
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier, cell.center());
}

void TestLibraryPage::checkBoxesSelect()
{
    tellStory(m_fixture->document);
    table()->clearSelection();
    clickCheckBox(1);
    clickCheckBox(4);
    QCOMPARE(table()->selection().size(), 2);
    clickCheckBox(1);
    QCOMPARE(table()->selection().size(), 1);
    const QRect cell = table()->visualRect(filter()->index(2, 1)); // a click on the name chooses that one alone
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::NoModifier, cell.center());
    QCOMPARE(table()->selection().size(), 1);
    QCOMPARE(m_fixture->document.record(table()->current()).name, name(2));
    QCOMPARE(m_fixture->document.current(), table()->current());
}

void TestLibraryPage::headerSelectsAll()
{
    tellStory(m_fixture->document);
    QHeaderView *header = table()->horizontalHeader();
    const QPoint box(header->sectionViewportPosition(0) + header->sectionSize(0) / 2, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, box);
    QCOMPARE(table()->selection().size(), filter()->rowCount());
    QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, box);
    QCOMPARE(table()->selection().size(), 0);
}

void TestLibraryPage::bulkBarActsOnAll()
{
    tellStory(m_fixture->document);
    auto *bulk = m_fixture->window.findChild<BulkBar *>();
    table()->clearSelection();
    clickCheckBox(0);
    QVERIFY(!bulk->isVisible());
    clickCheckBox(1);
    QVERIFY(bulk->isVisible());
    const QList<ScenarioId> chosen = table()->selection();
    m_fixture->window.action(Command::Archive)->trigger();
    for (const ScenarioId id : chosen)
        QVERIFY(m_fixture->document.record(id).meta.archived);
    m_fixture->document.undoStack()->undo();
    for (const ScenarioId id : chosen)
        QVERIFY(!m_fixture->document.record(id).meta.archived);
}

void TestLibraryPage::anyFigureCanBeAColumn()
{
    tellStory(m_fixture->document);
    const auto *model = m_fixture->window.findChild<LibraryModel *>();
    qsizetype figures = 0;
    for (const LibraryColumn &column : model->columns())
        figures += column.kind == LibraryColumn::Kind::Figure;
    QCOMPARE(figures, qsizetype(m_fixture->document.schema().figures.size()));

    QMenu menu;
    table()->fillColumnsMenu(&menu);
    const int hidden = model->columnCount() - 4; // a figure that is not shown at first
    QVERIFY(table()->isColumnHidden(hidden));
    menu.actions().at(hidden - 2)->setChecked(true);
    QVERIFY(!table()->isColumnHidden(hidden));
    LibraryTable next(*m_fixture->window.findChild<LibraryModel *>(), *filter(), m_fixture->settings);
    QVERIFY(!next.isColumnHidden(hidden)); // remembered
    next.restoreDefaultColumns();
    QVERIFY(next.isColumnHidden(hidden));
}

void TestLibraryPage::copiesEverythingSelected()
{
    tellStory(m_fixture->document);
    m_fixture->window.action(Command::SelectAll)->trigger();
    m_fixture->window.action(Command::CopyWithHeaders)->trigger();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), filter()->rowCount() + 1);
    const qsizetype cells = lines.first().count(u'\t');
    QVERIFY(cells >= 6);
    for (const QString &line : lines)
        QCOMPARE(line.count(u'\t'), cells);
    QVERIFY(lines.at(1).startsWith(name(0)));
}

void TestLibraryPage::worksFromTheKeyboard()
{
    tellStory(m_fixture->document);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Home, Qt::ControlModifier);
    const QString first = name(0), second = name(1);
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(m_fixture->document.record(m_fixture->document.current()).name, second);
    QTest::keyClick(table(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(table()->selection().size(), 2);
    QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_fixture->document.ids().size(), 15);
    QTest::keyClick(&m_fixture->window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_fixture->document.ids().size(), 13);
    QCOMPARE(table()->selection(), QList{m_fixture->document.current()});

    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Home, Qt::ControlModifier);
    withNextDialog([](QWidget &dialog) {
        QTest::keyClicks(dialog.focusWidget(), u"Renamed by key"_s); // the old name is selected
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(table(), Qt::Key_F2);
    QTRY_COMPARE(m_fixture->document.record(m_fixture->document.current()).name, u"Renamed by key"_s);

    QVERIFY(m_fixture->reactivate());
    QWidget *before = QApplication::focusWidget();
    QTest::keyClick(before, Qt::Key_Tab); // no trap: Tab leaves the table
    QVERIFY(QApplication::focusWidget() != before);
    for (int pane = 0; pane < 3; ++pane) {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(&m_fixture->window, Qt::Key_F6);
        QVERIFY(QApplication::focusWidget() != focused);
    }
    table()->setFocus();
    const qsizetype shown = filter()->rowCount();
    QTest::keyClick(table(), Qt::Key_Delete);
    QCOMPARE(filter()->rowCount(), shown - 1);
}

void TestLibraryPage::noteIsOneStepOfUndo()
{
    tellStory(m_fixture->document);
    const ScenarioId id = m_fixture->document.current();
    const QString before = m_fixture->document.record(id).meta.note;
    const int steps = m_fixture->document.undoStack()->count();
    auto *note = m_fixture->window.findChild<PreviewPane *>()->findChild<QPlainTextEdit *>();
    note->setFocus();
    note->selectAll();
    QTest::keyClicks(note, u"ask again in May"_s);
    QCOMPARE(m_fixture->document.record(id).meta.note, u"ask again in May"_s);
    QCOMPARE(m_fixture->document.undoStack()->count(), steps + 1);
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_fixture->document.record(id).meta.note, before);
    QCOMPARE(note->toPlainText(), before);
}

void TestLibraryPage::showsHostileNamesAsTheyAre()
{
    const QStringList names{u"<b>bold</b> & \"quoted\" 'n'"_s, u"😀 训练 تدريب"_s, QString(200, u'x'), u"=cmd()"_s};
    std::vector<NewScenario> scenarios;
    for (const QString &hostile : names)
        scenarios.push_back({newScenario(hostile.toStdString(), standardSchema(), m_fixture->document.catalog()), {}});
    const auto added = m_fixture->document.add(std::move(scenarios), u"Add"_s);
    QVERIFY(added.has_value());
    for (qsizetype i = 0; i < names.size(); ++i)
        QCOMPARE(m_fixture->document.record(added->at(i)).name, names[i]);
    table()->setCurrent(added->first());
    for (const QLabel *label : m_fixture->window.findChildren<QLabel *>()) {
        if (label->text().contains(u"<b>bold"_s))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    QVERIFY(!m_fixture->window.grab().isNull());
}

void TestLibraryPage::summariesComeInTheBackground()
{
    fillLibrary(m_fixture->document, 500);
    QVERIFY(m_fixture->document.flush().has_value());
    LibraryDocument &document = m_fixture->document;
    QVERIFY(document.open(document.file()).has_value());
    QCOMPARE(document.ids().size(), 500);
    QTRY_VERIFY_WITH_TIMEOUT(std::all_of(document.ids().begin(), document.ids().end(),
                                         [&](ScenarioId id) { return document.summary(id) != nullptr; }),
                             20'000);
    // What the background said is what the foreground says.
    const ScenarioId id = document.ids().at(123);
    const Forecast background = document.summary(id)->forecast;
    const Forecast foreground = document.outcome(id).forecast;
    for (const Figure &figure : document.schema().figures) {
        const double a = figure.get(background), b = figure.get(foreground);
        QVERIFY2(a == b || (std::isnan(a) && std::isnan(b)), figure.key.data());
    }
}

QTEST_MAIN(TestLibraryPage)
#include "tst_library_page.moc"

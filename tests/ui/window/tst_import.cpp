// SPDX-License-Identifier: MIT
#include "core/compute/parameter_count.h"
#include "core/scenario/json.h"
#include "core/scenario/model_json.h"
#include "drop.h"
#include "reports/format/text.h"
#include "ui/window/message_bar.h"
#include "window_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTest>

#include "../../core/test_data.h"

using namespace runcast;
using namespace Qt::StringLiterals;

/// Files and texts of foreign origin that come in through the window.
class TestImport : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void answers_data();
    void answers();
    void pasteTellsToo_data() { answers_data(); }
    void pasteTellsToo();
    void pastesModelsAndScenarios_data();
    void pastesModelsAndScenarios();
    void pasteIntoAFieldIsText();
    void severalFilesAtOnce();
    void presetsComeBackWithTheLibrary();
    void seesPresetsOfAnotherProgram();

private:
    QAction *action(Command command) { return m_fixture->window.action(command); }
    QString told() const;
    bool warns() const;
    void compareAnswer();

    std::unique_ptr<WindowFixture> m_fixture;
};

namespace {

QString hostile(const QString &file)
{
    return QStringLiteral(RUNCAST_TEST_DATA "/../../core/catalog/hostile/") + file;
}

bool isEnglish()
{
    return qEnvironmentVariable("RUNCAST_TEST_LANGUAGE", u"en"_s) == u"en"_s;
}

} // namespace

void TestImport::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->show());
}

void TestImport::cleanup()
{
    m_fixture.reset();
}

/// What stands on the window: the bars, and the findings of the scenario that was added.
QString TestImport::told() const
{
    QStringList texts;
    for (const MessageBar *bar : m_fixture->window.findChildren<MessageBar *>())
        texts.append(bar->accessibleName());
    const LibraryDocument &document = m_fixture->document;
    if (document.current().isValid()) {
        for (const Finding &finding : document.outcome(document.current()).findings)
            texts.append(findingText(finding, document.schema(), m_fixture->language.format()).whole());
    }
    return texts.join(u'\n');
}

bool TestImport::warns() const
{
    const auto &findings = m_fixture->document.outcome(m_fixture->document.current()).findings;
    return std::any_of(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.severity == Severity::Warning && finding.id.starts_with("import.");
    });
}

// hostile/expected.csv: what a person must be told about each file.
void TestImport::answers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<qint64>("total");
    const CsvTable table = testTable(hostile(u"expected.csv"_s));
    for (size_t row = 0; row < table.rowCount(); ++row) {
        const QByteArray file = textIn(table, row, "file");
        QTest::newRow(file.constData()) << QString::fromLatin1(file) << textIn(table, row, "answer")
                                        << textIn(table, row, "names") << qint64(numberIn(table, row, "total"));
    }
}

void TestImport::answers()
{
    QFETCH(QString, file);
    QVERIFY(dropFile(m_fixture->window, m_fixture->window.rect().center(), hostile(file)));
    compareAnswer();
    QFETCH(QByteArray, answer);
    if (answer == "refuse")
        QVERIFY2(told().contains(QFileInfo(file).fileName()), qPrintable(told()));
}

void TestImport::compareAnswer()
{
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, names);
    QFETCH(qint64, total);
    const LibraryDocument &document = m_fixture->document;
    QCOMPARE(document.ids().isEmpty(), answer == "refuse");
    QCOMPARE(m_fixture->window.findChildren<MessageBar *>().size(), answer == "refuse" ? 1 : 0);
    if (isEnglish()) {
        for (const QByteArray &name : names.split('|'))
            QVERIFY2(told().contains(QString::fromUtf8(name)), qPrintable(told()));
    }
    if (answer == "refuse")
        return;
    QCOMPARE(warns(), answer == "warn");
    QCOMPARE(qint64(document.outcome(document.current()).forecast.compute.totalParameters), total);
}

void TestImport::pasteTellsToo()
{
    QFETCH(QString, file);
    const QByteArray bytes = QByteArray::fromStdString(fileBytes(hostile(file)));
    if (!bytes.isValidUtf8() || bytes.startsWith("\xff\xfe"))
        QSKIP("a clipboard holds no broken encoding");
    QApplication::clipboard()->setText(QString::fromUtf8(bytes));
    QTest::keyClick(&m_fixture->window, Qt::Key_V, Qt::ControlModifier);
    compareAnswer();
}

void TestImport::pastesModelsAndScenarios_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"config", "model", "scenario"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestImport::pastesModelsAndScenarios()
{
    QFETCH(QString, kind);
    LibraryDocument &document = m_fixture->document;
    const std::string config = fileBytes(hostile(u"ok_baseline.json"_s));
    QApplication::clipboard()->setText(QString::fromStdString(config));
    action(Command::Paste)->trigger();
    const Scenario first = document.scenario(document.current());
    if (kind == u"model"_s)
        QApplication::clipboard()->setText(
            QString::fromStdString(modelToJson({"Ours", first.model.architecture}, document.schema())));
    else if (kind == u"scenario"_s)
        QApplication::clipboard()->setText(QString::fromStdString(scenarioToJson(first, document.schema())));
    action(Command::Paste)->trigger();
    QCOMPARE(document.ids().size(), 2);
    QCOMPARE(document.scenario(document.current()).model.architecture, first.model.architecture);
    document.undoStack()->undo();
    QCOMPARE(document.ids().size(), 1);
}

void TestImport::pasteIntoAFieldIsText()
{
    QVERIFY(dropFile(m_fixture->window, m_fixture->window.rect().center(), hostile(u"ok_baseline.json"_s)));
    QApplication::clipboard()->setText(u"llama"_s);
    m_fixture->window.goTo(PageId::Library);
    action(Command::Find)->trigger();
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field->text(), u"llama"_s);
    QVERIFY(m_fixture->window.findChildren<MessageBar *>().isEmpty());
}

// The good ones come in, each bad one is named.
void TestImport::severalFilesAtOnce()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(hostile(u"ok_baseline.json"_s)), QUrl::fromLocalFile(hostile(u"empty.json"_s)),
                  QUrl::fromLocalFile(hostile(u"bom_utf8.json"_s)),
                  QUrl::fromLocalFile(hostile(u"lfs_pointer.json"_s))});
    QVERIFY(dropOn(m_fixture->window, m_fixture->window.rect().center(), data));
    QCOMPARE(m_fixture->document.ids().size(), 2);
    QCOMPARE(m_fixture->window.findChildren<MessageBar *>().size(), 2);
    QVERIFY(told().contains(u"empty.json"_s) && told().contains(u"lfs_pointer.json"_s));
}

void TestImport::presetsComeBackWithTheLibrary()
{
    LibraryDocument &document = m_fixture->document;
    QVERIFY(dropFile(m_fixture->window, m_fixture->window.rect().center(), hostile(u"ok_baseline.json"_s)));
    const Architecture ours = document.scenario(document.current()).model.architecture;
    QVERIFY(document.addPreset(u"Ours"_s, ours).has_value());
    const QString file = document.file();
    QVERIFY(document.create(m_fixture->path(u"other.runcast"_s)).has_value());
    QVERIFY(document.presets().empty());
    QVERIFY(document.open(file).has_value());
    QCOMPARE(document.presets().size(), size_t(1));
    QCOMPARE(document.presets().front().architecture, ours);
    QCOMPARE(document.presets().front().author, u"Ada"_s);
}

void TestImport::seesPresetsOfAnotherProgram()
{
    const std::unique_ptr<LibraryDocument> other = m_fixture->otherProgram();
    Architecture ours;
    ours.layers = 4;
    ours.hiddenSize = 512;
    ours.ffnSize = 1376;
    ours.heads = ours.kvHeads = 8;
    ours.headDim = 64;
    ours.vocabularySize = 32000;
    QVERIFY(other->addPreset(u"Theirs"_s, ours).has_value());
    QTRY_COMPARE(m_fixture->document.presets().size(), size_t(1));
    QCOMPARE(m_fixture->document.presets().front().name, u"Theirs"_s);
}

QTEST_MAIN(TestImport)
#include "tst_import.moc"

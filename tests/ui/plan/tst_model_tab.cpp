// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"
#include "core/scenario/edit.h"
#include "core/scenario/model_json.h"
#include "drop.h"
#include "page_fixture.h"
#include "ui/dialogs/line_dialog.h"
#include "ui/dialogs/scale_model_dialog.h"
#include "ui/document/own_presets.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/pages/plan/tabs/model_tab.h"
#include "ui/widgets/unit_field.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace runcast;
using namespace Qt::StringLiterals;

/// The model of a scenario as a whole, as a person changes it on the Plan page.
class TestModelTab : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void countsWhileTyping();
    void blankModelFromScratch();
    void scalesInOneStep();
    void scaleRefusesWithWords_data();
    void scaleRefusesWithWords();
    void savesAPresetAndUsesIt();
    void refusesAPresetNameTwice();
    void undoTakesAPresetBack();
    void deletedPresetLeavesScenarios();
    void copiesAndPastes();
    void takesADroppedFile();
    void takesDroppedText();
    void opensByDialog();
    void tellsWhatWasLeftOut();
    void hostileFileChangesNothing();

private:
    ScenarioId id() const { return m_fixture->document.current(); }
    const Architecture &architecture() const { return m_fixture->document.scenario(id()).model.architecture; }
    QPushButton *button(const QString &text) const;
    QComboBox *picker() const;
    QPoint middle() const;
    QString write(const QString &name, const QByteArray &bytes) const;
    double total() const { return m_fixture->document.outcome(id()).forecast.compute.totalParameters; }
    ModelTab *tab() const { return m_page->findChild<ModelTab *>(); }

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<PlanPage> m_page;
};

namespace {

const QByteArray small = R"({"model_type":"llama","hidden_size":512,"intermediate_size":1376,"num_attention_heads":8,
    "num_hidden_layers":4,"num_key_value_heads":2,"vocab_size":32000})";
constexpr double smallTotal = 43848192; // hostile/expected.csv, ok_baseline.json

/// Does something with the dialog that opens next.
template <typename Dialog> void withDialog(std::function<void(Dialog &)> act)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act = std::move(act)] {
        auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        timer->deleteLater();
        timer->stop();
        act(*dialog);
    });
    timer->start(20);
}

} // namespace

void TestModelTab::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<PageFixture>();
    m_fixture->addScenario(u"A"_s, {}, "llama-3.1-8b");
    m_page = std::make_unique<PlanPage>(m_fixture->document, m_fixture->context);
    m_page->resize(1368, 844);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QVERIFY(m_page->reveal(u"model"_s));
}

void TestModelTab::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

QPushButton *TestModelTab::button(const QString &text) const
{
    for (QPushButton *one : tab()->findChildren<QPushButton *>()) {
        if (one->text() == text)
            return one;
    }
    qFatal("no button %s", qPrintable(text));
}

QComboBox *TestModelTab::picker() const
{
    for (QComboBox *list : m_page->findChildren<QComboBox *>()) {
        if (list->findText(u"Llama 3.1 8B"_s) >= 0)
            return list;
    }
    qFatal("no list of models");
}

QPoint TestModelTab::middle() const
{
    return tab()->mapTo(m_page.get(), tab()->rect().center());
}

QString TestModelTab::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_fixture->path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

void TestModelTab::countsWhileTyping()
{
    QCOMPARE(total(), 8030261248.0);
    QVERIFY(m_fixture->document.setParameter(id(), "model.layers", 33.0).has_value());
    QCOMPARE(total(), 8030261248.0 + 218112000.0); // one layer: 2 × 20,971,520 + 3 × 4096 × 14336 + 8192
    bool shown = false;
    for (QTableView *table : tab()->findChildren<QTableView *>())
        shown = shown || table->model()->index(0, 1).data().toString() == u"8,248,373,248"_s;
    QVERIFY(shown);
}

// Every size is an input; with the last one the count is there.
void TestModelTab::blankModelFromScratch()
{
    const auto added = m_fixture->document.add(
        {{newScenario("Blank", m_fixture->document.schema(), m_fixture->document.catalog()), {}}}, u"New"_s);
    QVERIFY(added.has_value());
    QVERIFY(!button(u"Scale…"_s)->isEnabled());
    QVERIFY(!button(u"Save as preset…"_s)->isEnabled());
    const std::pair<const char *, double> sizes[] = {
        {"model.layers", 4},   {"model.hidden_size", 512}, {"model.ffn_size", 1376},        {"model.heads", 8},
        {"model.kv_heads", 2}, {"model.head_dim", 64},     {"model.vocabulary_size", 32000}};
    for (const auto &[key, value] : sizes) {
        QVERIFY(std::isnan(total()));
        QVERIFY(m_fixture->document.setParameter(id(), key, value).has_value());
    }
    QCOMPARE(total(), smallTotal);
    QVERIFY(button(u"Scale…"_s)->isEnabled());
}

void TestModelTab::scalesInOneStep()
{
    const Architecture before = architecture();
    const int steps = m_fixture->document.undoStack()->count();
    withDialog<ScaleModelDialog>([](ScaleModelDialog &dialog) {
        QTest::keyClicks(dialog.findChild<UnitField *>(), u"70B"_s);
        // The preview stands before anything is taken over.
        QVERIFY(std::abs(dialog.total() / 70e9 - 1) < 0.1);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    button(u"Scale…"_s)->click();
    QVERIFY(std::abs(total() / 70e9 - 1) < 0.1);
    QCOMPARE(architecture().headDim, before.headDim);
    QCOMPARE(architecture().vocabularySize, before.vocabularySize);
    QCOMPARE(m_fixture->document.undoStack()->count(), steps + 1);
    QCOMPARE(m_fixture->document.scenario(id()).model.preset, std::string("llama-3.1-8b"));
    m_fixture->document.undoStack()->undo();
    QVERIFY(architecture() == before);
}

void TestModelTab::scaleRefusesWithWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("words") << u"many"_s;
    QTest::newRow("smaller than its vocabulary") << u"1M"_s;
    QTest::newRow("foreign unit") << u"70 MW"_s;
    QTest::newRow("negative") << u"-70B"_s;
}

void TestModelTab::scaleRefusesWithWords()
{
    QFETCH(QString, typed);
    const Architecture before = architecture();
    withDialog<ScaleModelDialog>([typed](ScaleModelDialog &dialog) {
        QTest::keyClicks(dialog.findChild<UnitField *>(), typed);
        bool told = false;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            told =
                told || (label->property("textRole") == u"problem"_s && label->isVisible() && !label->text().isEmpty());
        QVERIFY(told);
        QTest::keyClick(&dialog, Qt::Key_Return); // the button is off
        QVERIFY(dialog.isVisible());
        dialog.reject();
    });
    button(u"Scale…"_s)->click();
    QVERIFY(architecture() == before);
}

void TestModelTab::savesAPresetAndUsesIt()
{
    QVERIFY(m_fixture->document.setParameter(id(), "model.layers", 40.0).has_value());
    const Architecture ours = architecture();
    withDialog<LineDialog>([](LineDialog &dialog) {
        dialog.findChild<QLineEdit *>()->setText(u"Our 10B"_s);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    button(u"Save as preset…"_s)->click();
    QCOMPARE(m_fixture->document.presets().size(), size_t(1));
    QCOMPARE(m_fixture->document.presets().front().name, u"Our 10B"_s);

    const ScenarioId other = m_fixture->addScenario(u"B"_s, {}, "gpt3-175b");
    m_fixture->document.setCurrent(other);
    const double tokens = *m_fixture->document.scenario(other).training.tokens;
    QComboBox *list = picker();
    const int row = list->findText(u"Our 10B (own)"_s);
    QVERIFY(row > 0);
    list->setCurrentIndex(row);
    emit list->activated(row);
    QCOMPARE(architecture().layers, ours.layers);
    QVERIFY(m_fixture->document.presetOf(architecture()));
    QCOMPARE(*m_fixture->document.scenario(other).training.tokens, tokens); // nothing but the model changes
    QCOMPARE(list->currentText(), u"Our 10B (own)"_s);
    QCOMPARE(m_fixture->document.scenario(other).sources.at("model.layers").text, std::string("Our 10B"));
}

void TestModelTab::refusesAPresetNameTwice()
{
    QVERIFY(m_fixture->document.addPreset(u"Ours"_s, architecture()).has_value());
    QVERIFY(!m_fixture->document.addPreset(u" OURS "_s, architecture()).has_value());
    QVERIFY(!m_fixture->document.addPreset(u"llama-3.1-405b"_s, architecture()).has_value()); // the id of a shipped one
    QVERIFY(!m_fixture->document.addPreset({}, architecture()).has_value());
    QVERIFY(!m_fixture->document.addPreset(u"Empty"_s, Architecture()).has_value());
    QCOMPARE(m_fixture->document.presets().size(), size_t(1));
}

void TestModelTab::undoTakesAPresetBack()
{
    QVERIFY(m_fixture->document.addPreset(u"Ours"_s, architecture()).has_value());
    m_fixture->document.undoStack()->undo();
    QVERIFY(m_fixture->document.presets().empty());
    QVERIFY(picker()->findText(u"Ours (own)"_s) < 0);
    m_fixture->document.undoStack()->redo();
    QCOMPARE(m_fixture->document.presets().size(), size_t(1));
    QVERIFY(picker()->findText(u"Ours (own)"_s) > 0);
}

void TestModelTab::deletedPresetLeavesScenarios()
{
    QVERIFY(m_fixture->document.setParameter(id(), "model.layers", 40.0).has_value());
    const PresetId ours = m_fixture->document.addPreset(u"Ours"_s, architecture()).value();
    QVERIFY(m_fixture->document.applyPreset(id(), ours).has_value());
    const Scenario before = m_fixture->document.scenario(id());
    QVERIFY(m_fixture->document.deletePreset(ours).has_value());
    QVERIFY(m_fixture->document.scenario(id()) == before);
    QVERIFY(!m_fixture->document.applyPreset(id(), ours).has_value());
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_fixture->document.presets().size(), size_t(1));
}

void TestModelTab::copiesAndPastes()
{
    const Architecture ours = architecture();
    button(u"Copy model"_s)->click();
    QVERIFY(modelFromJson(QApplication::clipboard()->text().toStdString(), m_fixture->document.schema(),
                          m_fixture->document.catalog())
                .has_value());
    m_fixture->document.setCurrent(m_fixture->addScenario(u"B"_s, {}, "gpt3-175b"));
    QVERIFY(m_page->canRun(PageCommand::Paste));
    m_page->run(PageCommand::Paste); // Ctrl+V
    QCOMPARE(architecture().layers, ours.layers);
    QCOMPARE(total(), 8030261248.0);
    m_fixture->document.undoStack()->undo();
    QCOMPARE(total(), 174604259328.0); // Brown et al. 2020
    QApplication::clipboard()->setText(QString::fromUtf8(small));
    button(u"Paste model"_s)->click();
    QCOMPARE(total(), smallTotal);
}

void TestModelTab::takesADroppedFile()
{
    const qsizetype scenarios = m_fixture->document.ids().size();
    const double tokens = *m_fixture->document.scenario(id()).training.tokens;
    QVERIFY(dropFile(*m_page, middle(), write(u"small.json"_s, small)));
    QCOMPARE(total(), smallTotal);
    QCOMPARE(m_fixture->document.ids().size(), scenarios); // it became the model of this one
    QCOMPARE(*m_fixture->document.scenario(id()).training.tokens, tokens);
    QCOMPARE(m_fixture->document.scenario(id()).sources.at("model.layers").text, std::string("small.json"));
    m_fixture->document.undoStack()->undo();
    QCOMPARE(total(), 8030261248.0);
}

void TestModelTab::takesDroppedText()
{
    QMimeData data;
    data.setText(QString::fromUtf8(small));
    QVERIFY(dropOn(*m_page, middle(), data));
    QCOMPARE(total(), smallTotal);
    QMimeData picture;
    picture.setData(u"image/png"_s, "x");
    QVERIFY(!dropOn(*m_page, middle(), picture));
}

void TestModelTab::opensByDialog()
{
    m_fixture->files.path = write(u"small.json"_s, small);
    button(u"Open config.json…"_s)->click();
    QCOMPARE(total(), smallTotal);
}

void TestModelTab::tellsWhatWasLeftOut()
{
    QByteArray partial = small;
    partial.insert(partial.size() - 1, ",\"vision_config\":{}");
    QVERIFY(dropFile(*m_page, middle(), write(u"partial.json"_s, partial)));
    const auto tells = [this] {
        const std::vector<Finding> &findings = m_fixture->document.outcome(id()).findings;
        return std::any_of(findings.begin(), findings.end(),
                           [](const Finding &finding) { return finding.id == "import.part_left_out"; });
    };
    QVERIFY(tells());
    bool shown = false;
    for (const QLabel *label : m_page->findChildren<QLabel *>())
        shown = shown || label->text().contains(u"vision_config"_s);
    QVERIFY(shown);
    QVERIFY(m_fixture->document.setParameter(id(), "model.preset", std::string("gpt2")).has_value());
    QVERIFY(!tells());
}

void TestModelTab::hostileFileChangesNothing()
{
    const Scenario before = m_fixture->document.scenario(id());
    const int steps = m_fixture->document.undoStack()->count();
    for (const QByteArray &bytes : {QByteArray(), QByteArray("<html>"), QByteArray(R"({"model_type":"t5"})"),
                                    QByteArray(R"({"runcast_model":1})"), QByteArray(100'000, '[')}) {
        const size_t told = m_fixture->messages.log().size();
        QVERIFY(dropFile(*m_page, middle(), write(u"bad.json"_s, bytes)));
        QCOMPARE(m_fixture->messages.log().size(), told + 1);
        QVERIFY(m_fixture->messages.log().back().text.contains(u"bad.json"_s));
    }
    QVERIFY(m_fixture->document.scenario(id()) == before);
    QCOMPARE(m_fixture->document.undoStack()->count(), steps);
}

QTEST_MAIN(TestModelTab)
#include "tst_model_tab.moc"

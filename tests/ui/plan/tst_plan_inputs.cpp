// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "page_fixture.h"
#include "ui/pages/plan/inputs/input_editor.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/pages/plan/inputs/input_group.h"
#include "ui/pages/plan/inputs/input_line.h"
#include "ui/pages/plan/inputs/input_panel.h"
#include "ui/pages/plan/inputs/value_slider.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/unit_field.h"
#include "ui/widgets/wheel_guard.h"

#include <QComboBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestPlanInputs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyParameterHasAnEditor_data();
    void everyParameterHasAnEditor();
    void addedParameterAppears();
    void understandsWhatIsTyped_data();
    void understandsWhatIsTyped();
    void keepsWhatIsNotUnderstood();
    void acceptsOutOfRangeWithWords();
    void oneVisitIsOneUndoStep();
    void escapeTakesTheVisitBack();
    void enterGoesToTheNextField();
    void undoKeysGoToTheWindow();
    void wheelChangesNothingUnfocused();
    void sliderDragIsOneStep();
    void sliderGivesRoundNumbers_data();
    void sliderGivesRoundNumbers();
    void searchFindsByWords();
    void filterShowsChanged();
    void resetsToSource();
    void hidesWhatHasNoEffect();

private:
    void show(const QString &preset = u"llama-3.1-405b"_s);
    InputField *field(std::string_view key) const;
    QLineEdit *edit(std::string_view key) const;
    void enter(std::string_view key) const;
    double number(std::string_view key) const;
    const Scenario &scenario() const { return m_fixture->document.scenario(m_fixture->document.current()); }

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<PlanModel> m_model;
    std::unique_ptr<InputPanel> m_panel;
};

void TestPlanInputs::initTestCase()
{
    new WheelGuard(this);
}

void TestPlanInputs::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<PageFixture>();
}

void TestPlanInputs::cleanup()
{
    m_panel.reset();
    m_model.reset();
    m_fixture.reset();
}

void TestPlanInputs::show(const QString &preset)
{
    if (m_fixture->document.ids().isEmpty())
        m_fixture->addScenario(u"Base case"_s, {{"layout.tensor", 8.0}, {"layout.pipeline", 16.0}},
                               preset.toUtf8().constData());
    m_model = std::make_unique<PlanModel>(m_fixture->document, m_fixture->context);
    m_panel = std::make_unique<InputPanel>(*m_model);
    m_panel->resize(392, 800);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

InputField *TestPlanInputs::field(std::string_view key) const
{
    for (const InputGroup *group : m_panel->groups()) {
        for (const InputLine *line : group->lines()) {
            for (InputField *candidate : line->fields()) {
                if (candidate->parameter().key == key)
                    return candidate;
            }
        }
    }
    return nullptr;
}

QLineEdit *TestPlanInputs::edit(std::string_view key) const
{
    return qobject_cast<QLineEdit *>(field(key)->editor().field());
}

void TestPlanInputs::enter(std::string_view key) const
{
    QVERIFY(m_panel->reveal(QString::fromUtf8(key.data(), qsizetype(key.size()))));
    edit(key)->selectAll();
}

double TestPlanInputs::number(std::string_view key) const
{
    const Value value = m_fixture->document.schema().parameter(key)->get(scenario());
    return std::holds_alternative<double>(value) ? std::get<double>(value) : notComputed;
}

void TestPlanInputs::everyParameterHasAnEditor_data()
{
    QTest::addColumn<QString>("preset");
    QTest::newRow("dense") << u"llama-3.1-405b"_s;
    QTest::newRow("mixture of experts, latent attention") << u"deepseek-v3"_s;
}

void TestPlanInputs::everyParameterHasAnEditor()
{
    QFETCH(QString, preset);
    show(preset);
    for (const Parameter &parameter : standardSchema().parameters) {
        InputField *shown = field(parameter.key);
        QVERIFY2(shown, parameter.key.data());
        QVERIFY2(shown->editor().field(), parameter.key.data());
        QVERIFY2(!shown->editor().field()->accessibleName().isEmpty(), parameter.key.data());
        // What stands in the field is the scenario's value: reading it changes nothing.
        if (!isDerived(parameter, scenario())) {
            const Result<Value> read = shown->editor().value();
            QVERIFY2(read.has_value(), parameter.key.data());
            QVERIFY2(*read == parameter.get(scenario()), parameter.key.data());
        }
    }
}

void TestPlanInputs::addedParameterAppears()
{
    Schema schema = standardSchema();
    Parameter added = *schema.parameter("price.contingency_fraction");
    added.key = "price.test_fraction";
    added.title = "Test share";
    schema.parameters.push_back(added);
    m_fixture = std::make_unique<PageFixture>(schema);
    show();
    QVERIFY(field("price.test_fraction"));
    QVERIFY(m_panel->reveal(u"price.test_fraction"_s));
    QTest::keyClicks(edit("price.test_fraction"), u"12"_s);
    QTest::keyClick(edit("price.test_fraction"), Qt::Key_Return);
    QCOMPARE(scenario().price.contingencyFraction, 0.12);
}

void TestPlanInputs::understandsWhatIsTyped_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("expected");
    QTest::newRow("trillions") << u"en"_s << u"training.tokens"_s << u"12.4T"_s << 12.4e12;
    QTest::newRow("scale of the field") << u"en"_s << u"training.tokens"_s << u"20"_s << 20e12;
    QTest::newRow("millions") << u"en"_s << u"training.global_batch_tokens"_s << u"16.8M"_s << 16.8e6;
    QTest::newRow("per cent") << u"en"_s << u"schedule.mfu"_s << u"37.5%"_s << 0.375;
    QTest::newRow("bare per cent") << u"en"_s << u"schedule.mfu"_s << u"45"_s << 0.45;
    QTest::newRow("minutes") << u"en"_s << u"reliability.restart_s"_s << u"30min"_s << 1800.0;
    QTest::newRow("money") << u"en"_s << u"price.usd_per_accelerator_hour"_s << u"2.65"_s << 2.65;
    QTest::newRow("German comma") << u"de"_s << u"training.tokens"_s << u"12,4T"_s << 12.4e12;
    QTest::newRow("German groups") << u"de"_s << u"cluster.accelerators"_s << u"8.192"_s << 8192.0;
    QTest::newRow("Arabic language") << u"ar"_s << u"cluster.accelerators"_s << u"8192"_s << 8192.0;
}

void TestPlanInputs::understandsWhatIsTyped()
{
    QFETCH(QString, language);
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(double, expected);
    m_fixture->language.setLanguage(language);
    show();
    const std::string name = key.toStdString();
    enter(name);
    QTest::keyClicks(edit(name), typed);
    QTRY_COMPARE(number(name), expected); // by itself, without Enter
    QVERIFY(!field(name)->understood().isEmpty());
    QTest::keyClick(edit(name), Qt::Key_Return);
    QVERIFY(field(name)->understood().isEmpty());
    QVERIFY(field(name)->problem().isEmpty());
    QCOMPARE(scenario().sources.at(name).kind, SourceKind::Yours);
}

void TestPlanInputs::keepsWhatIsNotUnderstood()
{
    show();
    const double before = number("training.tokens");
    enter("training.tokens");
    QTest::keyClicks(edit("training.tokens"), u"many"_s);
    QTest::keyClick(edit("training.tokens"), Qt::Key_Return);
    QCOMPARE(edit("training.tokens")->text(), u"many"_s);
    QVERIFY(!field("training.tokens")->problem().isEmpty());
    QCOMPARE(number("training.tokens"), before);
    QVERIFY(m_model->isStale());
    enter("training.tokens");
    QTest::keyClicks(edit("training.tokens"), u"15T"_s);
    QTest::keyClick(edit("training.tokens"), Qt::Key_Return);
    QVERIFY(!m_model->isStale());
    QVERIFY(field("training.tokens")->problem().isEmpty());
}

void TestPlanInputs::acceptsOutOfRangeWithWords()
{
    show();
    const double cost = m_model->figures().cost.totalUsd;
    enter("schedule.mfu");
    QTest::keyClicks(edit("schedule.mfu"), u"140%"_s);
    QTest::keyClick(edit("schedule.mfu"), Qt::Key_Return);
    QCOMPARE(number("schedule.mfu"), 1.4);
    QVERIFY(field("schedule.mfu")->problem().contains(u"140"_s));
    QVERIFY(m_model->isStale());
    QCOMPARE(m_model->figures().cost.totalUsd, cost); // the last good ones
    QVERIFY(m_model->goodTime().has_value());
}

void TestPlanInputs::oneVisitIsOneUndoStep()
{
    show();
    QUndoStack *undo = m_fixture->document.undoStack();
    const double before = number("cluster.accelerators");
    const int steps = undo->count();
    enter("cluster.accelerators");
    double typed = 0;
    for (const char key : {'2', '0', '4', '8'}) {
        QTest::keyClick(edit("cluster.accelerators"), key);
        typed = 10 * typed + (key - '0');
        QTRY_COMPARE(number("cluster.accelerators"), typed); // each key is taken for itself
    }
    QCOMPARE(undo->count(), steps + 1);
    undo->undo();
    QCOMPARE(number("cluster.accelerators"), before);
}

void TestPlanInputs::escapeTakesTheVisitBack()
{
    show();
    QUndoStack *undo = m_fixture->document.undoStack();
    const Scenario before = scenario();
    const int steps = undo->count();
    enter("power.pue");
    QTest::keyClicks(edit("power.pue"), u"1.5"_s);
    QTRY_COMPARE(number("power.pue"), 1.5);
    QTest::keyClick(edit("power.pue"), Qt::Key_Escape);
    QVERIFY(scenario() == before); // its source too
    QCOMPARE(undo->count(), steps);
    QCOMPARE(edit("power.pue")->text(), u"1.2"_s);
}

void TestPlanInputs::enterGoesToTheNextField()
{
    show();
    enter("training.tokens");
    QTest::keyClick(edit("training.tokens"), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), edit("training.sequence_length"));
}

void TestPlanInputs::undoKeysGoToTheWindow()
{
    show();
    enter("training.tokens");
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.ignore();
    QApplication::sendEvent(edit("training.tokens"), &undo);
    QVERIFY(!undo.isAccepted());
}

void TestPlanInputs::wheelChangesNothingUnfocused()
{
    show();
    const Scenario before = scenario();
    enter("training.tokens"); // the focus is somewhere
    for (QWidget *widget : m_panel->findChildren<QWidget *>()) {
        if (!qobject_cast<QComboBox *>(widget) && !qobject_cast<ValueSlider *>(widget))
            continue;
        QWheelEvent wheel(QPointF(5, 5), widget->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &wheel);
    }
    QVERIFY(scenario() == before);
}

void TestPlanInputs::sliderDragIsOneStep()
{
    show();
    auto *slider = field("schedule.mfu")->editor().parentWidget()->findChild<ValueSlider *>();
    QVERIFY(slider);
    QVERIFY(m_panel->reveal(u"schedule.mfu"_s));
    const int steps = m_fixture->document.undoStack()->count();
    for (const int place : {300, 500, 700}) {
        slider->setSliderPosition(place);
        emit slider->actionTriggered(QAbstractSlider::SliderMove);
    }
    QCOMPARE(number("schedule.mfu"), 0.48); // 0.2 + 0.7 × 0.4
    QCOMPARE(m_fixture->document.undoStack()->count(), steps + 1);
}

void TestPlanInputs::sliderGivesRoundNumbers_data()
{
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("steps");
    QTest::addColumn<double>("expected");
    QTest::newRow("linear up") << false << 0.4 << 1 << 0.41;
    QTest::newRow("linear down") << false << 0.4 << -1 << 0.39;
    QTest::newRow("linear from an odd place") << false << 0.4137 << 1 << 0.42;
    QTest::newRow("logarithmic") << true << 15.6e12 << 1 << 17e12;
    QTest::newRow("logarithmic, next decade") << true << 9.9e12 << 1 << 10e12;
}

void TestPlanInputs::sliderGivesRoundNumbers()
{
    QFETCH(bool, logarithmic);
    QFETCH(double, number);
    QFETCH(int, steps);
    QFETCH(double, expected);
    const ValueSlider slider(logarithmic ? 1e11 : 0.2, logarithmic ? 1e14 : 0.6, logarithmic);
    QCOMPARE(slider.stepped(number, steps), expected);
}

void TestPlanInputs::searchFindsByWords()
{
    show();
    auto *search = m_panel->findChild<SearchField *>();
    search->setText(u"batch global"_s);
    QVERIFY(edit("training.global_batch_tokens")->isVisible());
    QVERIFY(!edit("training.tokens")->isVisible());
    search->setText(u"virtual"_s); // a detail that is folded away
    QVERIFY(edit("layout.virtual_stages")->isVisible());
    search->setText(u"no such input"_s);
    QVERIFY(!edit("training.tokens")->isVisible());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QVERIFY(edit("training.tokens")->isVisible());
}

void TestPlanInputs::filterShowsChanged()
{
    show();
    QVERIFY(m_fixture->document.saveVersion(m_fixture->document.current(), u"first"_s).has_value());
    QCOMPARE(m_panel->changedCount(), 0);
    QVERIFY(m_fixture->document.setParameter(m_fixture->document.current(), "power.pue", 1.3).has_value());
    QCOMPARE(m_panel->changedCount(), 1);
    QVERIFY(field("power.pue")->isChanged());
    QCOMPARE(field("power.pue")->savedText(), u"1.2"_s);
    m_panel->setOnlyChanged(true);
    QVERIFY(edit("power.pue")->isVisible());
    QVERIFY(!edit("training.tokens")->isVisible());
    field("power.pue")->restoreSaved();
    QCOMPARE(number("power.pue"), 1.2);
    QCOMPARE(m_panel->changedCount(), 0);
}

void TestPlanInputs::resetsToSource()
{
    show();
    QVERIFY(m_fixture->document.setParameter(m_fixture->document.current(), "power.pue", 1.3).has_value());
    QVERIFY(scenario().sources.contains("power.pue"));
    field("power.pue")->resetToSource();
    QCOMPARE(number("power.pue"), 1.2);
    QVERIFY(!scenario().sources.contains("power.pue"));
}

void TestPlanInputs::hidesWhatHasNoEffect()
{
    show();
    QVERIFY(m_panel->reveal(u"price.mode"_s));
    QVERIFY(!field("price.lifetime_years")->isRelevant());
    QVERIFY(!edit("price.lifetime_years")->isVisible());
    QVERIFY(
        m_fixture->document.setParameter(m_fixture->document.current(), "price.mode", std::string("own")).has_value());
    QVERIFY(field("price.lifetime_years")->isRelevant());
    QVERIFY(edit("price.accelerator_usd")->isVisible());
    QVERIFY(edit("price.usd_per_accelerator_hour")->isVisible()); // owning is compared with it
    QVERIFY(!edit("price.prepaid_fraction")->isVisible());
}

QTEST_MAIN(TestPlanInputs)
#include "tst_plan_inputs.moc"

// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "reports/format/delta.h"
#include "ui/pages/compare/compare_table_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

using Model = CompareTableModel;

/// The program's registries with one more input and one more figure.
Schema largerSchema()
{
    Schema schema = standardSchema();
    schema.parameters.push_back(*standardSchema().parameter("training.tokens"));
    schema.parameters.back().key = "test.parameter";
    schema.parameters.back().title = "Test input";
    schema.figures.push_back(*standardSchema().figure("cost.total_usd"));
    schema.figures.back().key = "test.figure_usd";
    schema.figures.back().title = "Test figure";
    return schema;
}

struct Compared {
    Schema schema = largerSchema();
    std::vector<Scenario> scenarios;
    std::vector<Outcome> outcomes;

    void add(const char *name, const std::vector<std::pair<const char *, Value>> &values)
    {
        Scenario scenario = *scenarioFromPreset(name, "llama-3.1-405b", schema, shippedCatalog());
        for (const auto &[key, value] : values)
            QVERIFY2(setParameter(scenario, schema, shippedCatalog(), key, value), key);
        outcomes.push_back(forecast(scenario, schema, shippedCatalog()));
        scenarios.push_back(scenario);
    }
    CompareTable table(int baseline, const char *language = "en") const
    {
        std::vector<ComparedEntry> entries;
        for (size_t i = 0; i < scenarios.size(); ++i)
            entries.push_back(
                {ScenarioId{qint64(i + 1)}, QString::fromStdString(scenarios[i].name), &scenarios[i], &outcomes[i]});
        return makeCompareTable(entries, baseline, schema, shippedCatalog(),
                                Format(Language::of(QString::fromLatin1(language))));
    }
};

QModelIndex find(const QAbstractItemModel &model, const QString &key)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndexList found =
            model.match(model.index(row, 0), Model::KeyRole, key, 1, Qt::MatchExactly | Qt::MatchRecursive);
        if (!found.isEmpty())
            return found.first();
    }
    return {};
}

QString text(const QAbstractItemModel &model, const QString &key, int column)
{
    return find(model, key).siblingAtColumn(column).data().toString();
}

} // namespace

class TestCompareTable : public QObject {
    Q_OBJECT
private slots:
    void init();
    void isAGoodModel();
    void everyEntryIsThere();
    void columnsFollowTheBaseline();
    void writesChanges();
    void marksTheBest();
    void leavesOutPartsOfNothing();
    void saysWhyAValueIsMissing();
    void resetsOnlyForOtherRowsOrColumns();
    void filtersDifferences();
    void copiesEveryDigit();

private:
    Compared m_compared;
};

// A rents at 2.40; B rents at 3.00; C has no tokens, so that it has no cost.
void TestCompareTable::init()
{
    m_compared = {};
    m_compared.add("A", {{"price.usd_per_accelerator_hour", 2.4}, {"schedule.start_date", std::string("2027-03-01")}});
    m_compared.add("B", {{"price.usd_per_accelerator_hour", 3.0}, {"schedule.start_date", std::string("2027-03-11")}});
    m_compared.add("C", {{"training.tokens", Value{}}});
}

void TestCompareTable::isAGoodModel()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setFilterRole(Model::DifferenceRole);
    proxy.setRecursiveFilteringEnabled(true);
    QAbstractItemModelTester proxyTester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const int baseline : {0, 2, 1}) {
        model.setTable(m_compared.table(baseline));
        proxy.setFilterFixedString(baseline == 2 ? u"true"_s : QString());
    }
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
}

void TestCompareTable::everyEntryIsThere()
{
    Model model;
    model.setTable(m_compared.table(0));
    QVERIFY(find(model, u"test.figure_usd"_s).isValid());
    QVERIFY(find(model, u"test.parameter"_s).isValid());
    for (const Figure &figure : m_compared.schema.figures) {
        const auto paysNothing = [&figure](const Outcome &outcome) { return figure.get(outcome.forecast) == 0; };
        const bool paidByNone =
            isCostPart(figure) && std::all_of(m_compared.outcomes.begin(), m_compared.outcomes.end(), paysNothing);
        const QString key = QString::fromUtf8(figure.key.data(), qsizetype(figure.key.size()));
        QVERIFY2(find(model, key).isValid() != paidByNone, figure.key.data());
    }
    for (const Parameter &parameter : m_compared.schema.parameters) {
        const bool relevant = isRelevant(parameter, m_compared.scenarios[0]);
        const QString key = QString::fromUtf8(parameter.key.data(), qsizetype(parameter.key.size()));
        QVERIFY2(find(model, key).isValid() == relevant, parameter.key.data());
    }
}

void TestCompareTable::columnsFollowTheBaseline()
{
    Model model;
    model.setTable(m_compared.table(1));
    QCOMPARE(model.columnCount(), 2 + 3 + 2);
    const QStringList expected{u"Figure"_s, u"Unit"_s, u"A"_s, u"to B"_s, u"B"_s, u"C"_s, u"to B"_s};
    for (int column = 0; column < model.columnCount(); ++column)
        QCOMPARE(model.headerData(column, Qt::Horizontal).toString(), expected[column]);
}

void TestCompareTable::writesChanges()
{
    Model model;
    model.setTable(m_compared.table(0));
    // 0.60 of 2.40 is 25 %.
    const QModelIndex rate = find(model, u"money.accelerator_hour_usd"_s);
    QCOMPARE(rate.siblingAtColumn(2).data().toString(), u"2.40"_s);
    QCOMPARE(rate.siblingAtColumn(3).data().toString(), u"3.00"_s);
    QCOMPARE(rate.siblingAtColumn(4).data().toString(), u"+0.60 (+25\u202f%)"_s);
    QCOMPARE(rate.siblingAtColumn(4).data(JudgementRole).toInt(), int(Judgement::Worse));
    QCOMPARE(rate.siblingAtColumn(4).data(MarkRole).toInt(), 1);
    QCOMPARE(text(model, u"time.wall_clock_days"_s, 4), u"same"_s);
    QCOMPARE(text(model, u"time.end_date"_s, 4), u"10 days later"_s);
    // An input is no better or worse for being higher.
    const QModelIndex start = find(model, u"schedule.start_date"_s).siblingAtColumn(4);
    QCOMPARE(start.data().toString(), u"10 days later"_s);
    QCOMPARE(start.data(JudgementRole).toInt(), int(Judgement::None));
    QCOMPARE(text(model, u"training.tokens"_s, 6), u"differs"_s);
}

void TestCompareTable::marksTheBest()
{
    m_compared.scenarios.pop_back();
    m_compared.outcomes.pop_back();
    Model model;
    model.setTable(m_compared.table(0));
    const QModelIndex total = find(model, u"cost.total_usd"_s);
    QVERIFY(total.siblingAtColumn(2).data(Model::BestRole).toBool());
    QVERIFY(!total.siblingAtColumn(3).data(Model::BestRole).toBool());
    QVERIFY(total.siblingAtColumn(2).data(Qt::AccessibleTextRole).toString().endsWith(u"best"_s));
    for (const QString &key : {u"time.wall_clock_days"_s, u"compute.total_parameters"_s}) {
        QVERIFY(!find(model, key).siblingAtColumn(2).data(Model::BestRole).toBool());
        QVERIFY(!find(model, key).siblingAtColumn(3).data(Model::BestRole).toBool());
    }
}

void TestCompareTable::leavesOutPartsOfNothing()
{
    m_compared.scenarios.pop_back(); // the one without a cost: "not computed" is not nothing
    m_compared.outcomes.pop_back();
    Model model;
    model.setTable(m_compared.table(0));
    QVERIFY(!find(model, u"cost.servers_usd"_s).isValid()); // both rent
    QVERIFY(find(model, u"cost.storage_usd"_s).isValid());
}

void TestCompareTable::saysWhyAValueIsMissing()
{
    Model model;
    model.setTable(m_compared.table(0));
    const QModelIndex total = find(model, u"cost.total_usd"_s);
    QCOMPARE(total.siblingAtColumn(5).data().toString(), u"–"_s);
    const QString reason = total.siblingAtColumn(5).data(Qt::ToolTipRole).toString();
    QVERIFY2(reason.contains(u"Tokens"_s, Qt::CaseInsensitive), qPrintable(reason));
    QCOMPARE(total.siblingAtColumn(6).data().toString(), u"–"_s);
    QVERIFY(!total.siblingAtColumn(2).data(Model::BestRole).toBool()); // C might be cheaper: nobody knows
}

void TestCompareTable::resetsOnlyForOtherRowsOrColumns()
{
    Model model;
    model.setTable(m_compared.table(0));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setTable(m_compared.table(0, "de"));
    QCOMPARE(resets.size(), 0);
    QVERIFY(changes.size() > 0);
    model.setTable(m_compared.table(2));
    QCOMPARE(resets.size(), 1);
}

void TestCompareTable::filtersDifferences()
{
    m_compared.scenarios.pop_back();
    m_compared.outcomes.pop_back();
    Model model;
    model.setTable(m_compared.table(0));
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    proxy.setFilterRole(Model::DifferenceRole);
    proxy.setRecursiveFilteringEnabled(true);
    proxy.setFilterFixedString(u"true"_s);
    QVERIFY(find(proxy, u"cost.total_usd"_s).isValid());
    QVERIFY(find(proxy, u"price.usd_per_accelerator_hour"_s).isValid());
    for (const QString &key : {u"time.wall_clock_days"_s, u"compute"_s, u"training.tokens"_s, u"equal_inputs"_s})
        QVERIFY2(!find(proxy, key).isValid(), qPrintable(key));
}

void TestCompareTable::copiesEveryDigit()
{
    Model model;
    model.setTable(m_compared.table(0));
    const QModelIndex total = find(model, u"cost.total_usd"_s).siblingAtColumn(2);
    const double shown = total.data(Model::ExactRole).toString().remove(u',').toDouble();
    QCOMPARE(shown * 1e6, m_compared.outcomes[0].forecast.cost.totalUsd); // relative 1e-12
    QCOMPARE(find(model, u"cluster.accelerators"_s).siblingAtColumn(2).data(Model::ExactRole).toString(), u"16,384"_s);
}

QTEST_MAIN(TestCompareTable)
#include "tst_compare_table.moc"

// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "reports/format/number.h"
#include "ui/pages/reference/catalog_model.h"
#include "ui/pages/reference/validation_model.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/table_roles.h"
#include "ui/widgets/word_filter.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <algorithm>
#include <set>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

const CatalogTable &table(const std::vector<CatalogTable> &tables, std::string_view key)
{
    return *std::find_if(tables.begin(), tables.end(), [key](const CatalogTable &t) { return t.key == key; });
}

int columnOf(const CatalogModel &model, const QString &title)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == title)
            return column;
    }
    return -1;
}

int rowOf(const CatalogTable &table, std::string_view id)
{
    const auto found =
        std::find_if(table.rows.begin(), table.rows.end(), [id](const CatalogRow &row) { return row.id == id; });
    return found == table.rows.end() ? -1 : int(found - table.rows.begin());
}

} // namespace

class TestCatalogTables : public QObject {
    Q_OBJECT
private slots:
    void everyRowIsWhole();
    void rowsAreThoseOfTheCatalog();
    void showsPublishedNumbers();
    void marksWhatWasRecalled();
    void filtersAndSorts();
    void validationAgreesWithItsRows();

private:
    const std::vector<CatalogTable> m_tables = catalogTables(shippedCatalog(), {});
};

// Every catalog names its rows, says where they come from and how sure it is, and no row lacks a column.
void TestCatalogTables::everyRowIsWhole()
{
    for (const CatalogTable &t : m_tables) {
        QVERIFY2(t.column(ColumnRole::Name), t.key.c_str());
        QVERIFY2(t.column(ColumnRole::Confidence), t.key.c_str());
        QVERIFY2(!t.rows.empty(), t.key.c_str());
        for (const CatalogRow &row : t.rows) {
            QCOMPARE(row.values.size(), t.columns.size());
            QVERIFY2(std::holds_alternative<std::string>(row.values[*t.column(ColumnRole::Name)]), row.id.c_str());
        }
        CatalogModel model(t);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLanguage(Language::of(u"de"_s));
    }
}

void TestCatalogTables::rowsAreThoseOfTheCatalog()
{
    QCOMPARE(table(m_tables, "accelerators").rows.size(), shippedCatalog().accelerators().size());
    QCOMPARE(table(m_tables, "models").rows.size(), shippedCatalog().models().size());
    QCOMPARE(table(m_tables, "prices").rows.size(), shippedCatalog().prices().size());
    QCOMPARE(table(m_tables, "grids").rows.size(), shippedCatalog().regions().size());
    QCOMPARE(table(m_tables, "failure_rates").rows.size(), shippedCatalog().failureRates().size());
    // What scenarios name must be found by what they name.
    for (const CatalogTable &t : m_tables) {
        if (!t.usedBy || t.ownKind == OwnRowKind::Price) // prices are known by what stands in them
            continue;
        std::set<std::string> ids;
        for (const CatalogRow &row : t.rows)
            QVERIFY2(!row.id.empty() && ids.insert(row.id).second, row.id.c_str());
    }
}

void TestCatalogTables::showsPublishedNumbers()
{
    const CatalogTable &chips = table(m_tables, "accelerators");
    CatalogModel model(chips);
    const int h100 = rowOf(chips, "h100-sxm");
    const auto text = [&](const QString &title) { return model.index(h100, columnOf(model, title)).data().toString(); };
    // NVIDIA H100 data sheet: 80 GB, 3.35 TB/s, 989 TFLOPS BF16 and 1979 FP8 dense, 700 W.
    QVERIFY(text(u"BF16, TFLOPS"_s).startsWith(u"989"_s));
    QVERIFY(text(u"FP8, TFLOPS"_s).startsWith(u"1,97"_s));
    QVERIFY(text(u"Memory, GB"_s).startsWith(u"80"_s));
    QVERIFY(text(u"TDP, W"_s).startsWith(u"700"_s));
    QCOMPARE(text(u"Year"_s).size(), 4); // no separator in a year
    // A V100 has no FP8: a dash, not a zero.
    const int v100 = rowOf(chips, "v100-sxm2-32gb") >= 0 ? rowOf(chips, "v100-sxm2-32gb") : rowOf(chips, "v100-sxm2");
    QVERIFY(v100 >= 0);
    QCOMPARE(model.index(v100, columnOf(model, u"FP8, TFLOPS"_s)).data().toString(), QString(enDash));
    // Llama 3.1 405B: 405.853 B parameters, 15.6 T tokens (Grattafiori et al. 2024).
    const CatalogTable &models = table(m_tables, "models");
    CatalogModel modelModel(models);
    const int llama = rowOf(models, "llama-3.1-405b");
    QCOMPARE(modelModel.index(llama, columnOf(modelModel, u"Parameters, B"_s)).data().toString(), u"405.853"_s);
    QVERIFY(modelModel.index(llama, columnOf(modelModel, u"Tokens, T"_s)).data().toString().startsWith(u"15.6"_s));
}

void TestCatalogTables::marksWhatWasRecalled()
{
    int marked = 0;
    for (const CatalogTable &t : m_tables) {
        CatalogModel model(t);
        const int column = columnOf(model, u"Confidence"_s);
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool chip = model.index(row, column).data(ChipRole).isValid();
            QCOMPARE(chip, t.rows[size_t(row)].recalled);
            marked += chip ? 1 : 0;
        }
    }
    QVERIFY(marked > 0);
}

void TestCatalogTables::filtersAndSorts()
{
    CatalogModel model(table(m_tables, "accelerators"));
    WordFilter filter;
    filter.setSourceModel(&model);
    QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setWords(u"NVIDIA h100"_s);
    QVERIFY(filter.rowCount() > 0 && filter.rowCount() < model.rowCount());
    filter.setWords(u"h100 nvidia"_s);
    const int rows = filter.rowCount();
    filter.setWords(u"H100  Nvidia"_s);
    QCOMPARE(filter.rowCount(), rows);
    filter.setWords(u"no such chip"_s);
    QCOMPARE(filter.rowCount(), 0);
    filter.setWords({});
    const int fp8 = columnOf(model, u"FP8, TFLOPS"_s);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        filter.sort(fp8, order);
        double before = 0;
        bool missing = false;
        for (int row = 0; row < filter.rowCount(); ++row) {
            const QVariant value = filter.index(row, fp8).data(SortRole);
            QVERIFY2(!missing || !value.isValid(), "what is missing comes last");
            missing = !value.isValid();
            if (row > 0 && !missing)
                QVERIFY(order == Qt::AscendingOrder ? value.toDouble() >= before : value.toDouble() <= before);
            before = value.toDouble();
        }
    }
    QCOMPARE(folded(u"ZÜRICH"_s), u"zurich"_s);
}

void TestCatalogTables::validationAgreesWithItsRows()
{
    for (const ValidationKind &kind : validationKinds(shippedCatalog())) {
        ValidationModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setKind(kind, Format(Language()));
        QCOMPARE(model.rowCount(), int(kind.summary.items.size()));
        for (const ValidationItem &item : kind.summary.items) {
            if (item.measured > 0 && item.forecast > 0)
                QVERIFY(std::abs(item.forecast / item.measured - 1 - item.error) < 1e-9);
        }
    }
}

QTEST_MAIN(TestCatalogTables)
#include "tst_catalog_tables.moc"

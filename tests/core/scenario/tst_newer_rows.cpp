// SPDX-License-Identifier: MIT
#include "core/catalog/own_rows.h"
#include "core/forecast/schema.h"
#include "core/scenario/check.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <algorithm>

using namespace runcast;

namespace {

std::optional<Finding> newerRow(const Scenario &scenario, const Catalog &catalog)
{
    const std::vector<Finding> all = checkInputs(scenario, standardSchema(), catalog);
    const auto found = std::ranges::find(all, "catalog.newer_row", &Finding::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace

/// A scenario keeps the row of the catalog that it was made with, and its user is told of a newer one.
class TestNewerRows : public QObject {
    Q_OBJECT
private slots:
    void isToldAndTaken();
};

void TestNewerRows::isToldAndTaken()
{
    const auto chip = [](const char *id, bool retired, const char *replacedBy) {
        return OwnRow{.kind = OwnRowKind::Accelerator,
                      .cells = {{"id", id},
                                {"name", std::string("Chip ") + id},
                                {"vendor", "Us"},
                                {"scaleup_topology", "none"},
                                {"peak_dense_tflops_bf16", "500"},
                                {"source", "lab"},
                                {"confidence", "primary"}},
                      .retired = retired,
                      .replacedBy = replacedBy};
    };
    // a was edited twice; x and y point at each other, as only a damaged library has it.
    const std::vector<OwnRow> rows{chip("a", true, "b"), chip("b", true, "c"), chip("c", false, ""),
                                   chip("x", true, "y"), chip("y", true, "x")};
    std::vector<Error> problems;
    const auto catalog = catalogWithOwnRows(shippedCatalog(), rows, problems);
    QVERIFY(problems.empty());
    Scenario scenario = newScenario("A", standardSchema(), *catalog);
    const auto use = [&](const std::string &id) {
        return setParameter(scenario, standardSchema(), *catalog, "cluster.accelerator", id).has_value();
    };
    QVERIFY(use("a"));
    const auto newer = newerRow(scenario, *catalog);
    QVERIFY(newer);
    QCOMPARE(std::get<std::string>(newer->suggested), std::string("c"));
    QVERIFY(use("c"));
    QVERIFY(!newerRow(scenario, *catalog));
    QVERIFY(use("x"));
    QVERIFY(!newerRow(scenario, *catalog));
}

QTEST_APPLESS_MAIN(TestNewerRows)
#include "tst_newer_rows.moc"

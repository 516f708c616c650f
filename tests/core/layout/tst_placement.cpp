// SPDX-License-Identifier: MIT
#include "core/layout/placement.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <set>

using namespace runcast;

using Group = std::vector<std::int64_t>;

class TestPlacement : public QObject {
    Q_OBJECT
private slots:
    void groupsOfMegatron();
    void rankOfTheExample();
    void llama3OnServers();
    void groupsShareAllOtherPlaces();
    void grids_data();
    void grids();
};

// All groups of a kind, each once.
static std::set<Group> allGroups(const RankGrid &grid, ParallelGroup kind)
{
    std::set<Group> groups;
    for (std::int64_t rank = 0; rank < grid.size(); ++rank)
        groups.insert(groupOf(grid, rank, kind));
    return groups;
}

void TestPlacement::groupsOfMegatron()
{
    // The example in the documentation of megatron/core/parallel_state.py, initialize_model_parallel(): 16 GPUs,
    // tensor 2, pipeline 4.
    const RankGrid grid{.tensor = 2, .data = 2, .pipeline = 4};
    QCOMPARE(allGroups(grid, ParallelGroup::Data),
             (std::set<Group>{{0, 2}, {1, 3}, {4, 6}, {5, 7}, {8, 10}, {9, 11}, {12, 14}, {13, 15}}));
    QCOMPARE(allGroups(grid, ParallelGroup::Tensor),
             (std::set<Group>{{0, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 9}, {10, 11}, {12, 13}, {14, 15}}));
    QCOMPARE(allGroups(grid, ParallelGroup::Pipeline),
             (std::set<Group>{{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}}));
}

void TestPlacement::rankOfTheExample()
{
    const RankGrid grid{.tensor = 8, .data = 128, .pipeline = 16};
    QCOMPARE(positionOf(grid, 5747), (RankPosition{.tensor = 3, .data = 78, .pipeline = 5}));
    for (const std::int64_t rank : {0, 1, 5747, 16383})
        QCOMPARE(rankAt(grid, positionOf(grid, rank)), rank);
}

// Llama 3.1 405B: tensor 8, pipeline 16, data 128 on 16,384 accelerators in servers of 8. Every group is read back, and
// each tensor group is exactly a server.
void TestPlacement::llama3OnServers()
{
    const RankGrid grid{.tensor = 8, .data = 128, .pipeline = 16};
    QCOMPARE(grid.size(), 16384);
    constexpr std::int64_t perServer = 8;
    std::map<Group, std::int64_t> members;
    for (std::int64_t rank = 0; rank < grid.size(); ++rank) {
        const std::int64_t server = rank / perServer;
        const Group tensor = groupOf(grid, rank, ParallelGroup::Tensor);
        QCOMPARE(tensor.size(), 8u);
        QCOMPARE(tensor.front(), server * perServer);
        QCOMPARE(tensor.back(), server * perServer + perServer - 1);
        QCOMPARE(groupOf(grid, rank, ParallelGroup::Data).size(), 128u);
        QCOMPARE(groupOf(grid, rank, ParallelGroup::Pipeline).size(), 16u);
        // One stage is 1,024 accelerators in a row; one copy of the model takes every 1,024th of its place.
        QCOMPARE(placeInGroup(grid, rank, ParallelGroup::Pipeline), rank / 1024);
        QCOMPARE(placeInGroup(grid, rank, ParallelGroup::Data), server % 128);
        ++members[tensor];
    }
    QCOMPARE(std::int64_t(members.size()), 2048);
    for (const auto &[group, count] : members)
        QCOMPARE(count, 8);
}

void TestPlacement::groupsShareAllOtherPlaces()
{
    const RankGrid grid{.tensor = 4, .context = 2, .data = 3, .pipeline = 5};
    constexpr ParallelGroup kinds[] = {ParallelGroup::Tensor, ParallelGroup::Context, ParallelGroup::Data,
                                       ParallelGroup::Pipeline};
    for (const ParallelGroup kind : kinds) {
        QCOMPARE(std::int64_t(allGroups(grid, kind).size()), grid.size() / degree(grid, kind));
        for (std::int64_t rank = 0; rank < grid.size(); ++rank) {
            const Group group = groupOf(grid, rank, kind);
            QCOMPARE(group[size_t(placeInGroup(grid, rank, kind))], rank);
            for (const std::int64_t other : group) {
                for (const ParallelGroup otherKind : kinds)
                    QVERIFY(otherKind == kind ||
                            placeInGroup(grid, other, otherKind) == placeInGroup(grid, rank, otherKind));
            }
        }
    }
}

void TestPlacement::grids_data()
{
    QTest::addColumn<double>("accelerators");
    QTest::addColumn<LayoutInputs>("layout");
    QTest::addColumn<bool>("possible");
    QTest::newRow("Llama 3") << 16384.0 << LayoutInputs{.tensor = 8, .pipeline = 16} << true;
    QTest::newRow("does not divide") << 1000.0 << LayoutInputs{.tensor = 16} << false;
    QTest::newRow("more than there are") << 8.0 << LayoutInputs{.tensor = 8, .pipeline = 2} << false;
    QTest::newRow("half") << 8.0 << LayoutInputs{.tensor = 0.5} << false;
    QTest::newRow("nothing") << 0.0 << LayoutInputs{} << false;
    QTest::newRow("not a number") << std::nan("") << LayoutInputs{} << false;
    QTest::newRow("huge") << 1e300 << LayoutInputs{} << false;
}

void TestPlacement::grids()
{
    QFETCH(double, accelerators);
    QFETCH(LayoutInputs, layout);
    const auto grid = rankGrid(accelerators, layout);
    QTEST(grid.has_value(), "possible");
    if (grid)
        QCOMPARE(double(grid->size()), accelerators);
}

QTEST_MAIN(TestPlacement)
#include "tst_placement.moc"

// SPDX-License-Identifier: MIT
#include "reports/document/rich_text.h"
#include "reports/pdf/column_widths.h"
#include "reports/pdf/paginate.h"
#include "reports/theme/fonts.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTest>

#include <numeric>

using namespace runcast;
using namespace runcast::report;
using namespace Qt::StringLiterals;

namespace {

double total(const ColumnPlan &plan)
{
    return plan.lefts.back() + plan.widths.back();
}

Table longTable(int rows)
{
    Table table;
    table.label = u"Table 1.1"_s;
    table.number = u"1.1"_s;
    table.caption = u"Rows. More of the caption."_s;
    table.columns = {{.head = u"Name"_s}, {.head = u"Value"_s, .kind = ColumnKind::Number}};
    for (int i = 0; i < rows; ++i)
        table.rows.push_back({.cells = {{u"Row %1"_s.arg(i)}, {QString::number(i), {}, double(i)}}});
    table.rows.back().kind = RowKind::Total;
    return table;
}

Document documentOf(std::vector<DocumentSection> sections)
{
    Document document;
    document.sections = std::move(sections);
    return document;
}

DocumentSection sectionOf(const QString &id, Blocks blocks, SectionBreak begins = SectionBreak::NewPage)
{
    DocumentSection section;
    section.id = id;
    section.number = u"1"_s;
    section.title = id;
    section.begins = begins;
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace

class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void sharesRoom();
    void wrapsTextBeforeNumbers();
    void neverExceedsTheWidth_data();
    void neverExceedsTheWidth();
    void fillsPlacesOnce();
    void breaksLongWords();
    void losesNoRow();
    void keepsTotalsWithRows();
    void takesTheVersionThatFits();
    void followsWhereThereIsRoom();

private:
    std::vector<PageLayout> paginated(const Document &document) const
    {
        return paginate(document, Paper::A4, m_context, {});
    }

    QByteArray m_bytes;
    std::unique_ptr<QBuffer> m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
    LayoutContext m_context;
};

void TestLayout::initTestCase()
{
    QVERIFY(loadFonts());
    m_buffer = std::make_unique<QBuffer>(&m_bytes);
    m_buffer->open(QIODevice::WriteOnly);
    m_writer = std::make_unique<QPdfWriter>(m_buffer.get());
    m_writer->setResolution(1200);
    m_context.typesetter = {.device = m_writer.get(), .theme = &pageTheme(), .dotsPerInch = 1200};
    m_context.continued = u"(continued)"_s;
}

void TestLayout::sharesRoom()
{
    const ColumnPlan plan = planColumns({{.head = 10, .headWord = 10, .body = 20, .bodyWord = 8},
                                         {.head = 10, .headWord = 10, .body = 12, .bodyWord = 12, .isNumber = true}},
                                        100);
    QCOMPARE(total(plan), 100.0);
    QVERIFY(plan.widths[0] > 20 && plan.widths[1] > 12);
}

void TestLayout::wrapsTextBeforeNumbers()
{
    const ColumnPlan plan = planColumns({{.head = 10, .headWord = 10, .body = 120, .bodyWord = 15},
                                         {.head = 10, .headWord = 10, .body = 30, .bodyWord = 30, .isNumber = true}},
                                        100);
    QVERIFY(std::abs(total(plan) - 100) < 1e-6);
    QVERIFY(plan.widths[1] >= 30 - 1e-6);
}

void TestLayout::neverExceedsTheWidth_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("word");
    QTest::newRow("roomy") << 3 << 10.0;
    QTest::newRow("tight") << 9 << 20.0;
    QTest::newRow("impossible") << 12 << 60.0;
}

void TestLayout::neverExceedsTheWidth()
{
    QFETCH(int, columns);
    QFETCH(double, word);
    std::vector<ColumnNeed> needs(size_t(columns),
                                  {.head = word, .headWord = word, .body = 3 * word, .bodyWord = word});
    const ColumnPlan plan = planColumns(needs, 170);
    QVERIFY2(total(plan) <= 170 + 1e-6, qPrintable(QString::number(total(plan))));
    for (const double width : plan.widths)
        QVERIFY(width > 0);
}

void TestLayout::fillsPlacesOnce()
{
    const RichText text = fillRich(u"%1 asks %2"_s, {medium(u"%2"_s), u"B"_s});
    QCOMPARE(text.plain(), u"%2 asks B"_s); // a place inside an argument stays as it is
    QVERIFY(text.runs().front().medium);
}

void TestLayout::breaksLongWords()
{
    const TextBox box(QString(60, u'W'), {.role = TypeRole::TableBody}, 20, m_context.typesetter);
    QVERIFY(box.lineCount() > 3);
}

void TestLayout::losesNoRow()
{
    const Document document = documentOf({sectionOf(u"results"_s, {{longTable(200)}})});
    const std::vector<PageLayout> pages = paginated(document);
    QVERIFY(pages.size() >= 4);
    size_t pieces = 0;
    for (const PageLayout &page : pages) {
        pieces += page.pieces.size();
        for (const PlacedPiece &placed : page.pieces)
            QVERIFY(placed.y + placed.piece.height <= page.geometry.contentBottom() + 0.02);
    }
    // 200 rows; on every page heading, caption and head.
    QCOMPARE(pieces, 200 + 3 * pages.size());
}

void TestLayout::keepsTotalsWithRows()
{
    // Of every length around a page's end the last page holds the total and two rows at least.
    for (int rows = 40; rows < 60; ++rows) {
        const std::vector<PageLayout> pages = paginated(documentOf({sectionOf(u"results"_s, {{longTable(rows)}})}));
        QVERIFY2(pages.back().pieces.size() >= 3 + 3, qPrintable(QString::number(rows)));
    }
}

void TestLayout::takesTheVersionThatFits()
{
    DocumentSection section = sectionOf(u"summary"_s, {{longTable(100)}});
    section.versions.push_back({{longTable(60)}});
    section.versions.push_back({{longTable(20)}});
    section.versions.push_back({{longTable(10)}});
    const std::vector<PageLayout> pages = paginated(documentOf({section}));
    QCOMPARE(pages.size(), size_t(1));
    QCOMPARE(pages.front().pieces.size(), size_t(20 + 3));
}

void TestLayout::followsWhereThereIsRoom()
{
    const auto pagesOf = [this](int rows, SectionBreak begins) {
        return paginated(documentOf({sectionOf(u"one"_s, {{longTable(10)}}),
                                     sectionOf(u"two"_s, {{longTable(rows)}}, begins)}))
            .size();
    };
    QCOMPARE(pagesOf(10, SectionBreak::NewPage), size_t(2));
    QCOMPARE(pagesOf(10, SectionBreak::Follows), size_t(1));
    QCOMPARE(pagesOf(10, SectionBreak::FollowsWhole), size_t(1));
    QCOMPARE(pagesOf(45, SectionBreak::FollowsWhole), size_t(2));
    QCOMPARE(pagesOf(45, SectionBreak::Follows), size_t(2));
}

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"

// SPDX-License-Identifier: MIT
#include "core/catalog/csv.h"

#include <QElapsedTimer>
#include <QTest>

using namespace runcast;
using namespace std::string_literals;

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void readsCells_data();
    void readsCells();
    void refuses_data();
    void refuses();
    void numbers_data();
    void numbers();
    void namesLineAndColumnOfAWrongNumber();
    void respectsLimits();
    void reads50000RowsQuickly();
};

namespace {

/// Header and rows as one text: cells end with |, rows start with #.
std::string joined(const CsvTable &table)
{
    std::string text;
    for (const std::string &name : table.header())
        text += name + "|";
    for (size_t row = 0; row < table.rowCount(); ++row) {
        text += "#";
        for (size_t column = 0; column < table.columnCount(); ++column)
            text += std::string(table.cell(row, column)) + "|";
    }
    return text;
}

} // namespace

void TestCsv::readsCells_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("CRLF") << "a,b\r\n1,2\r\n"s
                          << "a|b|#1|2|"s;
    QTest::newRow("LF, no last line end") << "a,b\n1,2"s
                                          << "a|b|#1|2|"s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF\x61\n1\n"s
                                     << "a|#1|"s;
    QTest::newRow("quoted") << "a,b\n\"x, \"\"y\"\"\",\"two\r\nlines\"\n"s
                            << "a|b|#x, \"y\"|two\r\nlines|"s;
    QTest::newRow("empty cells") << "a,b,c\n,,\n\"\",x,\n"s
                                 << "a|b|c|#|||#|x||"s;
    QTest::newRow("empty line") << "a,b\n\r\n1,2\n\n"s
                                << "a|b|#1|2|"s;
    QTest::newRow("header only") << "a,b\n"s
                                 << "a|b|"s;
    QTest::newRow("spaces are kept") << "a\n x \n"s
                                     << "a|# x |"s;
    QTest::newRow("other scripts") << "a\nمرحبا 😀\n"s
                                   << "a|#مرحبا 😀|"s;
}

void TestCsv::readsCells()
{
    QFETCH(std::string, bytes);
    QFETCH(std::string, expected);
    const Result<CsvTable> table = parseCsv(bytes, "t.csv");
    QVERIFY2(table, plainText(table ? Error{} : table.error()).c_str());
    QCOMPARE(joined(*table), expected);
}

void TestCsv::refuses_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("place");
    QTest::newRow("empty") << ""s
                           << "line 1"s;
    QTest::newRow("line ends only") << "\n\r\n"s
                                    << "line 1"s;
    QTest::newRow("too few") << "a,b\n1,2\n3\n"s
                             << "line 3"s;
    QTest::newRow("too many") << "a,b\n1,2,3\n"s
                              << "line 2"s;
    QTest::newRow("after a cell of two lines") << "a,b\n\"x\ny\",1\n2\n"s
                                               << "line 4"s;
    QTest::newRow("quote inside") << "a\nx\"y\n"s
                                  << "line 2"s;
    QTest::newRow("text after quote") << "a\n\"x\"y\n"s
                                      << "line 2"s;
    QTest::newRow("never closed") << "a\n1\n\"x\ny\n"s
                                  << "line 3"s;
    QTest::newRow("lone carriage return") << "a\rb\n"s
                                          << "line 1"s;
    QTest::newRow("carriage return at the end") << "a\r"s
                                                << "line 1"s;
    QTest::newRow("two columns of one name") << "a,b,a\n1,2,3\n"s
                                             << "line 1"s;
    QTest::newRow("column without a name") << "a,\n1,2\n"s
                                           << "line 1"s;
    QTest::newRow("NUL") << "a\n1\nx\0y\n"s
                         << "line 3"s;
    QTest::newRow("Latin-1") << "a\nZ\xFCrich\n"s
                             << "line 2"s;
    QTest::newRow("overlong") << "a\n\xC0\xAF\n"s
                              << "line 2"s;
    QTest::newRow("surrogate") << "a\n\xED\xA0\x80\n"s
                               << "line 2"s;
    QTest::newRow("cut character") << "a\n\xE2\x82"s
                                   << "line 2"s;
    QTest::newRow("UTF-16") << "\xFF\xFEx\0\n\0"s
                            << "line 1"s;
}

void TestCsv::refuses()
{
    QFETCH(std::string, bytes);
    QFETCH(std::string, place);
    const Result<CsvTable> table = parseCsv(bytes, "t.csv");
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::Malformed);
    QCOMPARE(table.error().file, "t.csv"s);
    QCOMPARE(table.error().place, place);
    QVERIFY(!table.error().reason.empty());
}

void TestCsv::numbers_data()
{
    QTest::addColumn<std::string>("cell");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<double>("expected"); // NaN = missing
    const double missing = qQNaN();
    QTest::newRow("plain") << "1234.5"s << true << 1234.5;
    QTest::newRow("exponent") << "1.973e-5"s << true << 1.973e-5;
    QTest::newRow("zero") << "0"s << true << 0.0;
    QTest::newRow("negative") << "-3"s << true << -3.0;
    QTest::newRow("spaces around") << " 7 "s << true << 7.0;
    QTest::newRow("empty") << ""s << true << missing;
    QTest::newRow("spaces") << "  "s << true << missing;
    QTest::newRow("comma") << "\"1,5\""s << false << missing;
    QTest::newRow("words") << "n/a"s << false << missing;
    QTest::newRow("nan") << "nan"s << false << missing;
    QTest::newRow("inf") << "inf"s << false << missing;
    QTest::newRow("too large") << "1e999"s << false << missing;
    QTest::newRow("unit") << "5 kW"s << false << missing;
    QTest::newRow("hexadecimal") << "0x10"s << false << missing;
}

void TestCsv::numbers()
{
    QFETCH(std::string, cell);
    QFETCH(bool, valid);
    QFETCH(double, expected);
    const Result<CsvTable> table = parseCsv("a,b\n" + cell + ",x\n", "t.csv");
    QVERIFY(table);
    const Result<std::optional<double>> number = table->number(0, *table->column("a"));
    QCOMPARE(number.has_value(), valid);
    if (!valid)
        return;
    QCOMPARE(number->has_value(), !qIsNaN(expected));
    if (number->has_value())
        QCOMPARE(**number, expected);
}

void TestCsv::namesLineAndColumnOfAWrongNumber()
{
    const Result<CsvTable> table = parseCsv("id,price\nx,1\n\ny,1.2.3\n", "prices.csv");
    QVERIFY(table);
    const Result<std::optional<double>> number = table->number(1, 1);
    QVERIFY(!number);
    QCOMPARE(plainText(number.error()), "prices.csv: line 4: “1.2.3” in column price is not a number."s);
    QVERIFY(!table->column("Price"));
}

void TestCsv::respectsLimits()
{
    QVERIFY(!parseCsv("a,b,c\n1,2,3\n", "t", {.maxColumns = 2}));
    QVERIFY(!parseCsv("a\n1\n2\n3\n", "t", {.maxRows = 2}));
    QVERIFY(!parseCsv("a\n1\n", "t", {.maxBytes = 3}));
    QVERIFY(parseCsv("a\n1\n2\n", "t", {.maxRows = 2}));
    const Result<CsvTable> semicolons = parseCsv("a;b\n1;2,5\n", "t", {.separator = ';'});
    QVERIFY(semicolons);
    QCOMPARE(std::string(semicolons->cell(0, 1)), "2,5"s);
}

void TestCsv::reads50000RowsQuickly()
{
    std::string bytes = "provider,sku,accelerator,price,region,date,source,notes\r\n";
    for (int i = 0; i < 50'000; ++i)
        bytes += "Provider,\"size, large\",h100-sxm," + std::to_string(i) + ".5,eu,2026-01-01,list,\r\n";
    QElapsedTimer timer;
    timer.start();
    const Result<CsvTable> table = parseCsv(bytes, "prices.csv");
    QVERIFY(table);
    double sum = 0;
    for (size_t row = 0; row < table->rowCount(); ++row)
        sum += table->number(row, 3)->value_or(0);
    const qint64 milliseconds = timer.elapsed();
    qInfo("%lld ms", milliseconds);
    QCOMPARE(table->rowCount(), size_t(50'000));
    QCOMPARE(sum, 50'000.0 * 49'999 / 2 + 25'000);
    QVERIFY(milliseconds < 2'000); // well above what it takes: a loaded machine must not fail it
}

QTEST_APPLESS_MAIN(TestCsv)
#include "tst_csv.moc"

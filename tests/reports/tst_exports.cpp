// SPDX-License-Identifier: MIT
#include "report_samples.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "reports/export/csv_text.h"
#include "reports/export/export_tables.h"
#include "reports/export/json_shapes.h"
#include "reports/export/read_file.h"
#include "reports/export/save_file.h"
#include "reports/format/format.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

/// Reads RFC 4180 as a spreadsheet does: the other way round from the writer under test.
QList<QStringList> recordsOf(const QString &text, QChar separator)
{
    QList<QStringList> records{{}};
    QString field;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c == u'"' && i + 1 < text.size() && text[i + 1] == u'"')
                field += text[++i];
            else if (c == u'"')
                quoted = false;
            else
                field += c;
        } else if (c == u'"') {
            quoted = true;
        } else if (c == separator) {
            records.last() += std::exchange(field, {});
        } else if (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') {
            ++i;
            records.last() += std::exchange(field, {});
            records.append(QStringList());
        } else {
            field += c;
        }
    }
    records.removeLast();
    return records;
}

ReportRequest inGerman()
{
    ReportRequest request = samples::comparison();
    request.language = Language::of(u"de"_s);
    return request;
}

} // namespace

class TestExports : public QObject {
    Q_OBJECT

private slots:
    void neutralisesFormulas_data();
    void neutralisesFormulas();
    void writesPlainNumbers_data();
    void writesPlainNumbers();
    void csvHoldsEverything();
    void csvFollowsTheRegion();
    void xlsxIsTheSameTwice();
    void forecastShape();
    void reasonsOfMissingFigures();
    void compareShape();
    void showShape();
    void readsAllOfAFileOrNothing();
    void jsonSurvivesBrokenText();
    void savesWhole();
    void saysWhyItCannotSave();
};

void TestExports::neutralisesFormulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"Base case"_s << u"Base case"_s;
    QTest::newRow("formula") << u"=1+1"_s << u"'=1+1"_s;
    QTest::newRow("after spaces") << u"  =1+1"_s << u"'  =1+1"_s;
    QTest::newRow("plus") << u"+49"_s << u"'+49"_s;
    QTest::newRow("minus") << u"-x"_s << u"'-x"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
    QTest::newRow("inside") << u"a=b"_s << u"a=b"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TestExports::neutralisesFormulas()
{
    QFETCH(QString, text);
    QTEST(withoutFormula(text), "expected");
}

void TestExports::writesPlainNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("whole") << 1234567.0 << u"1234567"_s;
    QTest::newRow("fraction") << 0.1 << u"0.1"_s;
    QTest::newRow("large") << 3.798787719e25 << u"3.798787719e+25"_s;
    QTest::newRow("nan") << notComputed << QString();
}

void TestExports::writesPlainNumbers()
{
    QFETCH(double, value);
    QTEST(plainNumber(value), "expected");
}

void TestExports::csvHoldsEverything()
{
    const ReportRequest request = samples::hostileComparison();
    const Result<QByteArray> csv = makeCsv(request, standardSchema(), shippedCatalog());
    QVERIFY(csv.has_value());
    QVERIFY(csv->startsWith("\xEF\xBB\xBF"));
    const QList<QStringList> records = recordsOf(QString::fromUtf8(csv->sliced(3)), u',');
    const Schema &schema = standardSchema();
    QCOMPARE(size_t(records.size()), 1 + schema.parameters.size() + schema.figures.size());
    for (const QStringList &record : records)
        QCOMPARE(size_t(record.size()), 4 + request.scenarios.size());
    // The name that is a formula is text; the others come through as they are.
    QVERIFY(records.first().last().startsWith(u"'="));
    QCOMPARE(records.first()[4], QString::fromStdString(samples::hostileNames()[0]));
    for (const QStringList &record : records) {
        if (record[1] == u"cost.total_usd")
            QCOMPARE(record[4].toDouble(), request.scenarios[0].outcome.forecast.cost.totalUsd);
        if (record[1] == u"time.end_date")
            QCOMPARE(record[4], u"2027-05-18"_s);
    }
}

void TestExports::csvFollowsTheRegion()
{
    const ReportRequest request = inGerman();
    const Result<QByteArray> csv = makeCsv(request, standardSchema(), shippedCatalog(), CsvStyle::Regional);
    QVERIFY(csv.has_value());
    const QList<QStringList> records = recordsOf(QString::fromUtf8(csv->sliced(3)), u';');
    for (const QStringList &record : records) {
        if (record[1] == u"schedule.mfu")
            QCOMPARE(record[4], u"0,4"_s);
    }
    QCOMPARE(records.first().size(), 8);
}

void TestExports::xlsxIsTheSameTwice()
{
    const Result<QByteArray> first = makeXlsx(samples::comparison(), standardSchema(), shippedCatalog());
    const Result<QByteArray> second = makeXlsx(samples::comparison(), standardSchema(), shippedCatalog());
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(first->startsWith("PK"));
    QCOMPARE(*second, *first);
    QVERIFY(makeXlsx(samples::hostileComparison(), standardSchema(), shippedCatalog()).has_value());
}

void TestExports::forecastShape()
{
    const ReportScenario scenario = samples::frontier();
    const OrderedJson json = forecastJson(scenario.scenario, scenario.outcome, standardSchema(), Format{Language()});
    QCOMPARE(json["scenario"]["name"].get<std::string>(), std::string("Frontier 405B, rented"));
    QCOMPARE(json["scenario"]["parameters"].size(), standardSchema().parameters.size());
    QCOMPARE(json["scenario"]["parameters"]["schedule.mfu"].get<double>(), 0.4);
    QCOMPARE(json["figures"].size(), standardSchema().figures.size());
    const OrderedJson &total = json["figures"]["cost.total_usd"];
    QCOMPARE(total["value"].get<double>(), scenario.outcome.forecast.cost.totalUsd);
    QCOMPARE(total["unit"].get<std::string>(), std::string("USD"));
    QVERIFY(!total.contains("reason"));
    // 20,593 days after 1970-01-01: 57 years with 14 leap days, then 137 days of 2027.
    const OrderedJson &end = json["figures"]["time.end_date"];
    QCOMPARE(end["value"].get<double>(), 57 * 365 + 14 + 137.0);
    QCOMPARE(end["iso"].get<std::string>(), std::string("2027-05-18"));
    for (const OrderedJson &finding : json["findings"]) {
        for (const char *key : {"severity", "parameter", "id", "text", "suggested"})
            QVERIFY2(finding.contains(key), key);
    }
}

void TestExports::reasonsOfMissingFigures()
{
    const ReportScenario scenario = samples::withoutTokens();
    const OrderedJson json = forecastJson(scenario.scenario, scenario.outcome, standardSchema(), Format{Language()});
    const OrderedJson &total = json["figures"]["cost.total_usd"];
    QVERIFY(total["value"].is_null());
    QVERIFY(QString::fromStdString(total["reason"].get<std::string>()).contains(u"Tokens is not entered"));
    const ReportScenario tiny = samples::tiny();
    const OrderedJson other = forecastJson(tiny.scenario, tiny.outcome, standardSchema(), Format{Language()});
    QCOMPARE(QString::fromStdString(other["figures"]["target.budget_margin_usd"]["reason"].get<std::string>()),
             u"Budget is not entered"_s);
}

void TestExports::compareShape()
{
    const ReportRequest request = samples::comparison();
    const OrderedJson json = compareJson(request.scenarios, 1, standardSchema());
    QCOMPARE(json["baseline"].get<std::string>(), request.scenarios[1].scenario.name);
    QCOMPARE(json["scenarios"].size(), size_t(4));
    QCOMPARE(json["figures"]["cost.total_usd"].size(), size_t(4));
    QCOMPARE(json["figures"]["cost.total_usd"][2].get<double>(), request.scenarios[2].outcome.forecast.cost.totalUsd);
    QCOMPARE(json["parameters"]["price.mode"][1].get<std::string>(), std::string("own"));
    const Result<QByteArray> file = makeJson(request, standardSchema(), shippedCatalog());
    QVERIFY(file.has_value());
    QVERIFY(file->contains("\"baseline\""));
    QVERIFY(OrderedJson::accept(file->toStdString())); // JSON has no word for not-a-number
}

void TestExports::showShape()
{
    const OrderedJson json = showJson(samples::frontier(), standardSchema());
    QCOMPARE(json["version"].get<int>(), 4);
    QCOMPARE(json["status"].get<std::string>(), std::string("proposed"));
    QCOMPARE(json["tags"].size(), size_t(2));
    QCOMPARE(json["parameters"].size(), standardSchema().parameters.size());
}

void TestExports::jsonSurvivesBrokenText()
{
    ReportScenario scenario = samples::tiny();
    scenario.scenario.name = "half a character \xC3";
    QVERIFY(jsonText(showJson(scenario, standardSchema())).contains("half a character"));
}

void TestExports::savesWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a report, final (2).pdf"_s);
    QVERIFY(saveFile(path, "one").has_value());
    QVERIFY(saveFile(path, "two").has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("two"));
}

void TestExports::saysWhyItCannotSave()
{
    const QTemporaryDir folder;
    const Result<void> nowhere = saveFile(folder.filePath(u"missing/report.pdf"_s), "x");
    QCOMPARE(nowhere.error().code, ErrorCode::NotFound);
    const Result<void> directory = saveFile(folder.path(), "x");
    QCOMPARE(directory.error().code, ErrorCode::Unwritable);
    if (geteuid() == 0)
        QSKIP("root may write everywhere");
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
    const Result<void> readOnly = saveFile(folder.filePath(u"report.pdf"_s), "x");
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(readOnly.error().code, ErrorCode::Unwritable);
}

void TestExports::readsAllOfAFileOrNothing()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("0123456789") == 10);
    file.close();
    QCOMPARE(readFile(file.fileName(), 10).value(), QByteArray("0123456789"));
    const Result<QByteArray> cut = readFile(file.fileName(), 9);
    QVERIFY(!cut && cut.error().code == ErrorCode::Refused);
    const Result<QByteArray> none = readFile(folder.filePath(u"b.csv"_s));
    QVERIFY(!none && none.error().code == ErrorCode::Unreadable);
    QVERIFY(!readFile(folder.path()).has_value());
}

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"

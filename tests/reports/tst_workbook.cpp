// SPDX-License-Identifier: MIT
#include "report_samples.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "reports/export/export_tables.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <map>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

struct Cell {
    QString formula;
    double value = 0; // as the file has it
};
using Sheet = std::map<QString, Cell>; // by "B12"

/// Computes the formulas of a sheet as a spreadsheet does, from the numbers that stand there: + − × ÷ ^, brackets, SUM
/// and MAX. Anything else is a failure.
class Calculator {
public:
    explicit Calculator(const Sheet &sheet) : m_sheet(sheet) {}

    double cell(const QString &name)
    {
        const auto found = m_sheet.find(name);
        if (found == m_sheet.end())
            return 0; // an empty cell
        if (found->second.formula.isEmpty())
            return found->second.value;
        if (const auto known = m_known.find(name); known != m_known.end())
            return known->second;
        Calculator inner(m_sheet);
        const double value = inner.compute(found->second.formula);
        m_problem = m_problem.isEmpty() ? inner.m_problem : m_problem;
        return m_known[name] = value;
    }
    double compute(const QString &formula)
    {
        m_text = formula;
        m_at = 0;
        const double value = sum();
        if (m_at != m_text.size())
            fail();
        return value;
    }
    const QString &problem() const { return m_problem; }

private:
    void fail()
    {
        if (m_problem.isEmpty())
            m_problem = m_text + u" at %1"_s.arg(m_at);
        m_at = m_text.size();
    }
    QChar next() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    bool take(QChar c)
    {
        if (next() != c)
            return false;
        ++m_at;
        return true;
    }
    double sum()
    {
        double value = product();
        while (next() == u'+' || next() == u'-')
            value += take(u'+') ? product() : (take(u'-'), -product());
        return value;
    }
    double product()
    {
        double value = power();
        while (next() == u'*' || next() == u'/')
            value = take(u'*') ? value * power() : (take(u'/'), value / power());
        return value;
    }
    double power()
    {
        const bool negative = take(u'-');
        double value = atom();
        while (take(u'^'))
            value = std::pow(value, next() == u'-' ? power() : atom());
        return negative ? -value : value;
    }
    double atom()
    {
        if (take(u'(')) {
            const double value = sum();
            if (!take(u')'))
                fail();
            return value;
        }
        static const QRegularExpression number(u"\\G[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?"_s);
        static const QRegularExpression name(u"\\G\\$?([A-Z]+)\\$?([0-9]+)?"_s);
        if (const auto match = number.match(m_text, m_at); match.hasMatch()) {
            m_at = match.capturedEnd();
            return match.captured().toDouble();
        }
        const auto match = name.match(m_text, m_at);
        if (!match.hasMatch()) {
            fail();
            return 0;
        }
        m_at = match.capturedEnd();
        if (!match.captured(2).isEmpty())
            return cell(match.captured(1) + match.captured(2));
        return function(match.captured(1));
    }
    double function(const QString &name)
    {
        if (!take(u'(') || (name != u"SUM" && name != u"MAX")) {
            fail();
            return 0;
        }
        double value = name == u"MAX" ? -INFINITY : 0;
        do {
            for (const double one : argument())
                value = name == u"MAX" ? std::max(value, one) : value + one;
        } while (take(u','));
        if (!take(u')'))
            fail();
        return value;
    }
    QList<double> argument()
    {
        static const QRegularExpression range(u"\\G([A-Z]+)([0-9]+):([A-Z]+)([0-9]+)"_s);
        const auto match = range.match(m_text, m_at);
        if (!match.hasMatch())
            return {sum()};
        m_at = match.capturedEnd();
        QList<double> values;
        for (int row = match.captured(2).toInt(); row <= match.captured(4).toInt(); ++row) {
            for (char16_t column = match.captured(1)[0].unicode(); column <= match.captured(3)[0].unicode(); ++column)
                values.append(cell(QChar(column) + QString::number(row)));
        }
        return values;
    }

    const Sheet &m_sheet;
    std::map<QString, double> m_known;
    QString m_text, m_problem;
    qsizetype m_at = 0;
};

Sheet readSheet(const QByteArray &xml)
{
    Sheet sheet;
    QXmlStreamReader reader(xml);
    Cell *cell = nullptr;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == u"c")
            cell = &sheet[reader.attributes().value(u"r"_s).toString()];
        else if (reader.name() == u"f" && cell)
            cell->formula = reader.readElementText();
        else if (reader.name() == u"v" && cell)
            cell->value = reader.readElementText().toDouble();
    }
    return sheet;
}

ReportScenario mixed()
{
    return samples::scenario("Mixed", "llama-3.1-405b",
                             {{"cluster.accelerator", "h100-sxm"},
                              {"cluster.accelerators", "16384"},
                              {"schedule.mfu", "40%"},
                              {"schedule.start_date", "2027-03-01"},
                              {"schedule.commissioning_days", "45"},
                              {"price.mode", "mix"},
                              {"price.discount_rate", "8%"},
                              {"price.discount_timing", "month_middle"}});
}

} // namespace

/// What a finance partner checks the workbook with: every formula, computed anew from the numbers that stand in it.
class TestWorkbook : public QObject {
    Q_OBJECT
private slots:
    void formulasComeToTheirValues_data();
    void formulasComeToTheirValues();
};

void TestWorkbook::formulasComeToTheirValues_data()
{
    QTest::addColumn<int>("sample");
    QTest::newRow("rented") << 0;
    QTest::newRow("owned") << 1;
    QTest::newRow("mixed, discounted") << 2;
}

void TestWorkbook::formulasComeToTheirValues()
{
    QFETCH(int, sample);
    QVERIFY2(!QStandardPaths::findExecutable(u"unzip"_s).isEmpty(), "unzip is not installed");
    const ReportScenario scenarios[] = {samples::frontier(), samples::owned(), mixed()};
    const Result<QByteArray> bytes = makeXlsx(samples::budgetOf(scenarios[sample]), standardSchema(), shippedCatalog());
    QVERIFY(bytes.has_value());
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.xlsx"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*bytes) == bytes->size());
    file.close();
    int formulas = 0;
    for (int number = 1;; ++number) {
        QProcess unzip;
        unzip.start(u"unzip"_s, {u"-p"_s, file.fileName(), u"xl/worksheets/sheet%1.xml"_s.arg(number)});
        QVERIFY(unzip.waitForFinished());
        if (unzip.exitCode() != 0)
            break;
        const Sheet sheet = readSheet(unzip.readAllStandardOutput());
        for (const auto &[name, cell] : sheet) {
            if (cell.formula.isEmpty())
                continue;
            ++formulas;
            Calculator calculator(sheet);
            const double value = calculator.compute(cell.formula);
            QVERIFY2(calculator.problem().isEmpty(), qPrintable(calculator.problem()));
            QVERIFY2(std::fabs(value - cell.value) <= 1e-9 * std::max(1.0, std::fabs(cell.value)),
                     qPrintable(u"sheet %1, %2: %3 comes to %4, not %5"_s.arg(number)
                                    .arg(name, cell.formula)
                                    .arg(value, 0, 'g', 15)
                                    .arg(cell.value, 0, 'g', 15)));
        }
    }
    QVERIFY2(formulas > 50, qPrintable(QString::number(formulas)));
}

QTEST_APPLESS_MAIN(TestWorkbook)
#include "tst_workbook.moc"

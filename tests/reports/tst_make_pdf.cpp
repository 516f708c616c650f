// SPDX-License-Identifier: MIT
#include "report_samples.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/json.h"
#include "reports/content/build_document.h"
#include "reports/content/document_text.h"
#include "reports/pdf/make_pdf.h"
#include "reports/pdf/scenarios_in_pdf.h"
#include "reports/theme/fonts.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPdfBookmarkModel>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QThread>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

/// Writes the file where it can be looked at after the test, and gives its path.
QString keep(const QString &name, const QByteArray &bytes)
{
    const QDir folder(QCoreApplication::applicationDirPath());
    (void)folder.mkpath(u"report_pages"_s);
    const QString path = folder.filePath(u"report_pages/"_s + name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

QByteArray made(const ReportRequest &request)
{
    const Result<QByteArray> pdf = makePdf(request, standardSchema(), shippedCatalog());
    if (!pdf)
        qFatal("%s", plainText(pdf.error()).c_str());
    return *pdf;
}

/// What a program of the system prints; nothing if it is not installed.
std::optional<QString> said(const QString &program, const QStringList &arguments, int *status = nullptr)
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return {};
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(60'000))
        return {};
    if (status)
        *status = process.exitCode();
    return QString::fromUtf8(process.readAll());
}

/// A PDF opened for reading; the bytes live as long as it does.
class OpenPdf {
public:
    explicit OpenPdf(QByteArray bytes) : m_bytes(std::move(bytes)), m_buffer(&m_bytes)
    {
        m_buffer.open(QIODevice::ReadOnly);
        m_document.load(&m_buffer);
    }
    QPdfDocument &document() { return m_document; }
    QString text()
    {
        QString all;
        for (int page = 0; page < m_document.pageCount(); ++page)
            all += m_document.getAllText(page).text() + u'\n';
        return all;
    }

private:
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfDocument m_document;
};

/// Without spaces and line ends, as text is compared that may be wrapped.
QString packed(const QString &text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC)) {
        if (!c.isSpace())
            result += c;
    }
    return result;
}

ReportRequest inLanguage(ReportRequest request, const QString &code)
{
    request.language = Language::of(code);
    return request;
}

} // namespace

class TestMakePdf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void isSound_data();
    void isSound();
    void summaryHasOnePage_data();
    void summaryHasOnePage();
    void hasTheSizeOfItsPaper();
    void givesTheSameBytes();
    void holdsEveryNumber();
    void hasBookmarks();
    void leavesOutSections();
    void saysWhatIsMissing();
    void keepsHostileNames();
    void refuses_data();
    void refuses();
    void stops();
    void findsMissingGlyphs();
    void givesScenariosBack();
    void noticesChangedScenarios();
};

void TestMakePdf::isSound_data()
{
    QTest::addColumn<ReportRequest>("request");
    QTest::newRow("budget") << samples::budget();
    ReportRequest options = samples::comparison();
    options.kind = ReportKind::Budget;
    options.title.clear();
    QTest::newRow("options") << options;
    QTest::newRow("owned") << samples::budgetOf(samples::owned());
    QTest::newRow("tiny") << samples::budgetOf(samples::tiny());
    QTest::newRow("without-tokens") << samples::budgetOf(samples::withoutTokens());
    QTest::newRow("summary") << samples::summary();
    QTest::newRow("comparison") << samples::comparison();
    QTest::newRow("hostile") << samples::hostileComparison();
    QTest::newRow("german") << inLanguage(samples::budget(), u"de"_s);
    QTest::newRow("german-comparison") << inLanguage(samples::comparison(), u"de"_s);
    QTest::newRow("arabic") << inLanguage(samples::budget(), u"ar_AE"_s);
    ReportRequest letter = samples::budget();
    letter.paper = Paper::Letter;
    QTest::newRow("letter") << letter;
}

void TestMakePdf::isSound()
{
    QFETCH(ReportRequest, request);
    const QByteArray pdf = made(request);
    const QString path = keep(QString::fromLatin1(QTest::currentDataTag()) + u".pdf"_s, pdf);
    QVERIFY2(pdf.size() < 2'000'000, qPrintable(QString::number(pdf.size())));

    int status = 0;
    const std::optional<QString> check = said(u"qpdf"_s, {u"--check"_s, path}, &status);
    const std::optional<QString> fonts = said(u"pdffonts"_s, {path});
    const std::optional<QString> images = said(u"pdfimages"_s, {u"-list"_s, path});
    if (!check || !fonts || !images)
        QSKIP("qpdf or the tools of poppler are not installed");
    QVERIFY2(status == 0, qPrintable(*check));
    // Two lines of head; then a font or an image a line.
    const QStringList fontLines = fonts->trimmed().split(u'\n').sliced(2);
    QVERIFY(!fontLines.isEmpty());
    // The columns before the object's number: embedded, subset, to Unicode.
    static const QRegularExpression embedded(u"\\syes\\s+(yes|no)\\s+(yes|no)\\s+\\d+\\s+\\d+$"_s);
    for (const QString &line : fontLines)
        QVERIFY2(line.trimmed().contains(embedded), qPrintable(line));
    if (QLatin1StringView(QTest::currentDataTag()) != "hostile"_L1) // a colour emoji can only be a picture
        QCOMPARE(images->trimmed().split(u'\n').size(), 2);
}

void TestMakePdf::summaryHasOnePage_data()
{
    QTest::addColumn<ReportRequest>("request");
    QTest::newRow("one") << samples::summary();
    ReportRequest many = samples::hostileComparison();
    many.kind = ReportKind::Summary;
    QTest::newRow("five alternatives of long names") << many;
    QTest::newRow("German") << inLanguage(many, u"de"_s);
    ReportRequest long1 = samples::summary();
    long1.organisation = QString(200, u'W');
    long1.audience = QString(200, u'M');
    long1.title = QString(200, u'X');
    QTest::newRow("long names") << long1;
    QTest::newRow("without tokens") << [] {
        ReportRequest request = samples::summary();
        request.scenarios = {samples::withoutTokens()};
        return request;
    }();
}

void TestMakePdf::summaryHasOnePage()
{
    QFETCH(ReportRequest, request);
    const QByteArray pdf = made(request);
    keep(u"summary-%1.pdf"_s.arg(QString::fromLatin1(QTest::currentDataTag())), pdf);
    OpenPdf open(pdf);
    QCOMPARE(open.document().pageCount(), 1);
    QVERIFY(pdf.size() < 500'000);
}

void TestMakePdf::hasTheSizeOfItsPaper()
{
    ReportRequest request = samples::summary();
    OpenPdf a4(made(request));
    request.paper = Paper::Letter;
    OpenPdf letter(made(request));
    // In points; a page description is rounded to whole ones.
    QVERIFY(std::abs(a4.document().pagePointSize(0).width() - 210 / 25.4 * 72) < 1);
    QVERIFY(std::abs(a4.document().pagePointSize(0).height() - 297 / 25.4 * 72) < 1);
    QVERIFY(std::abs(letter.document().pagePointSize(0).width() - 8.5 * 72) < 1);
    QVERIFY(std::abs(letter.document().pagePointSize(0).height() - 11 * 72) < 1);
}

void TestMakePdf::givesTheSameBytes()
{
    const QByteArray first = made(samples::comparison());
    QByteArray second;
    std::unique_ptr<QThread> thread(QThread::create([&second] { second = made(samples::comparison()); }));
    thread->start();
    QVERIFY(thread->wait(60'000));
    QCOMPARE(second, first);
    ReportRequest later = samples::comparison();
    later.date = later.date.addSecs(60);
    QVERIFY(made(later) != first);
}

void TestMakePdf::holdsEveryNumber()
{
    const ReportRequest request = samples::budget();
    const QString text = packed(OpenPdf(made(request)).text());
    const Result<report::Document> document = report::buildDocument(request, standardSchema(), shippedCatalog(), {});
    QVERIFY(document.has_value());
    int numbers = 0;
    for (const report::Table *table : report::documentTables(*document)) {
        for (const report::Row &row : table->rows) {
            for (const report::Cell &cell : row.cells) {
                if (std::isnan(cell.number))
                    continue;
                ++numbers;
                QVERIFY2(text.contains(packed(cell.text.plain())), qPrintable(cell.text.plain()));
            }
        }
    }
    QVERIFY(numbers > 150);
    for (const Figure &figure : standardSchema().figures) {
        const QString key = QString::fromUtf8(figure.key.data(), qsizetype(figure.key.size()));
        QVERIFY2(text.contains(key), qPrintable(key));
    }
}

void TestMakePdf::hasBookmarks()
{
    OpenPdf open(made(samples::budget()));
    QPdfBookmarkModel bookmarks;
    bookmarks.setDocument(&open.document());
    QStringList titles;
    for (int row = 0; row < bookmarks.rowCount(); ++row)
        titles += bookmarks.index(row, 0).data(int(QPdfBookmarkModel::Role::Title)).toString();
    QCOMPARE(titles.first(), u"1 Summary"_s);
    QCOMPARE(titles.last(), u"E Provenance and history"_s);
    QVERIFY(titles.contains(u"6 Cost"_s));
    QVERIFY(titles.contains(u"7 Finance"_s));
    QCOMPARE(titles.size(), 15); // no options of a single scenario
    QCOMPARE(open.document().metaData(QPdfDocument::MetaDataField::Title).toString(), u"Frontier 405B, rented"_s);
    QCOMPARE(open.document().metaData(QPdfDocument::MetaDataField::Author).toString(), u"I. Marsh"_s);
}

void TestMakePdf::leavesOutSections()
{
    ReportRequest request = samples::budget();
    request.leftOut = {u"environment"_s, u"method"_s, u"scope"_s}; // scope cannot be left out
    const QString text = OpenPdf(made(request)).text();
    QVERIFY(text.contains(u"Left out by the author: Environment, Method."));
    QVERIFY(text.contains(u"Scope and purpose"));
    QVERIFY(!packed(text).contains(u"Energy,emissionsandwater"));
}

void TestMakePdf::saysWhatIsMissing()
{
    const QString text = OpenPdf(made(samples::budgetOf(samples::withoutTokens()))).text();
    const QString flat = packed(text);
    QVERIFY(flat.contains(packed(u"No amount can be asked for yet"_s)));
    QVERIFY(flat.contains(packed(u"could not be computed"_s)));
    QVERIFY(flat.contains(packed(u"Tokens is not entered"_s)));
    QVERIFY(!flat.contains(u"nan"_s, Qt::CaseInsensitive) || !text.contains(u" nan "_s));
    QVERIFY(!text.contains(u"%1"_s) && !text.contains(u"%2"_s));
}

void TestMakePdf::keepsHostileNames()
{
    const QString text = packed(OpenPdf(made(samples::hostileComparison())).text());
    const std::vector<std::string> names = samples::hostileNames();
    for (const size_t i : {0u, 2u, 3u, 5u})
        QVERIFY2(text.contains(packed(QString::fromStdString(names[i]))), names[i].c_str());
}

void TestMakePdf::refuses_data()
{
    QTest::addColumn<ReportRequest>("request");
    ReportRequest none = samples::budget();
    none.scenarios.clear();
    QTest::newRow("no scenario") << none;
    ReportRequest seven = samples::comparison();
    seven.scenarios.resize(7, seven.scenarios.front());
    QTest::newRow("seven") << seven;
    ReportRequest alone = samples::comparison();
    alone.scenarios.resize(1);
    QTest::newRow("one to compare") << alone;
    ReportRequest baseline = samples::comparison();
    baseline.baseline = 4;
    QTest::newRow("baseline") << baseline;
    ReportRequest currency = samples::budget();
    currency.currency = u"EUR"_s;
    QTest::newRow("no rate") << currency;
}

void TestMakePdf::refuses()
{
    QFETCH(ReportRequest, request);
    const Result<QByteArray> pdf = makePdf(request, standardSchema(), shippedCatalog());
    QVERIFY(!pdf.has_value());
    QCOMPARE(pdf.error().code, ErrorCode::Refused);
    QVERIFY(!pdf.error().advice.empty());
}

void TestMakePdf::stops()
{
    std::stop_source source;
    source.request_stop();
    const Result<QByteArray> pdf = makePdf(samples::budget(), standardSchema(), shippedCatalog(), source.get_token());
    QVERIFY(!pdf.has_value());
    QCOMPARE(pdf.error().code, ErrorCode::Cancelled);
}

void TestMakePdf::findsMissingGlyphs()
{
    ReportRequest request = samples::summary();
    QCOMPARE(missingGlyphs(request, standardSchema(), shippedCatalog()), QStringList());
    request.organisation = u"\uE123 Research"_s; // private use: no font has it
    QCOMPARE(missingGlyphs(request, standardSchema(), shippedCatalog()), QStringList{u"\uE123"_s});
}

void TestMakePdf::givesScenariosBack()
{
    const ReportRequest request = samples::hostileComparison();
    const Result<ScenariosInPdf> found = scenariosInPdf(made(request));
    QVERIFY(found.has_value());
    QVERIFY(found->fingerprintMatches);
    QCOMPARE(found->scenarios.size(), request.scenarios.size());
    for (size_t i = 0; i < request.scenarios.size(); ++i) {
        const Result<Scenario> read = scenarioFromJson(found->scenarios[i], standardSchema(), shippedCatalog());
        QVERIFY2(read.has_value(), read ? "" : plainText(read.error()).c_str());
        QCOMPARE(read->name, request.scenarios[i].scenario.name);
        QCOMPARE(scenarioToJson(*read, standardSchema()),
                 scenarioToJson(request.scenarios[i].scenario, standardSchema()));
    }
    for (const QByteArray &foreign : {QByteArray(), QByteArray("%PDF-1.4\nnot really"), QByteArray(1000, '\0')}) {
        const Result<ScenariosInPdf> nothing = scenariosInPdf(foreign);
        QVERIFY(!nothing.has_value());
        QCOMPARE(nothing.error().code, ErrorCode::Malformed);
    }
}

void TestMakePdf::noticesChangedScenarios()
{
    const QString path = keep(u"changed.pdf"_s, made(samples::summary()));
    const QString other = keep(u"scenario-1.json"_s, "{\"runcast_scenario\": 1, \"name\": \"Cheaper\"}");
    const QString without = path + u".without.pdf"_s, with = path + u".with.pdf"_s;
    int status = 0;
    if (!said(u"qpdf"_s, {path, u"--remove-attachment=scenario-1.json"_s, without}, &status))
        QSKIP("qpdf is not installed");
    QCOMPARE(status, 0);
    (void)said(u"qpdf"_s, {without, u"--add-attachment"_s, other, u"--key=scenario-1.json"_s, u"--"_s, with}, &status);
    QCOMPARE(status, 0);
    QFile file(with);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<ScenariosInPdf> found = scenariosInPdf(file.readAll());
    QVERIFY(found.has_value());
    QCOMPARE(found->scenarios.size(), size_t(1));
    QVERIFY(!found->fingerprintMatches);
}

QTEST_MAIN(TestMakePdf)
#include "tst_make_pdf.moc"

// SPDX-License-Identifier: MIT
#include "report_samples.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "reports/pdf/make_pdf.h"
#include "reports/theme/fonts.h"

#include <QDir>
#include <QFile>
#include <QTest>

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

} // namespace

class TestMakePdf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void kinds();
};

void TestMakePdf::kinds()
{
    keep(u"budget.pdf"_s, made(samples::budget()));
    ReportRequest options = samples::comparison();
    options.kind = ReportKind::Budget;
    keep(u"options.pdf"_s, made(options));
    keep(u"summary.pdf"_s, made(samples::summary()));
    keep(u"comparison.pdf"_s, made(samples::comparison()));
}

QTEST_MAIN(TestMakePdf)
#include "tst_make_pdf.moc"

// SPDX-License-Identifier: MIT
#include "reports/format/language.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void files_data();
    void files();
    void everyMarkedTextIsKnown();
    void fallsBackToEnglish();
};

static QStringList placesIn(const QString &text)
{
    static const QRegularExpression place(u"%(L?n|\\d)"_s);
    QStringList places;
    for (const QRegularExpressionMatch &match : place.globalMatch(text))
        places.append(match.captured().remove(u'L'));
    places.sort();
    places.removeDuplicates();
    return places;
}

void TestTranslations::files_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(RUNCAST_TEST_DATA "/../../translations"));
    for (const QString &name : folder.entryList({u"runcast_*.ts"_s}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

// Every translated text has the places of its source; plurals, which English needs too, are complete.
void TestTranslations::files()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    bool plural = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == "message"_L1) {
            plural = xml.attributes().value("numerus"_L1) == "yes"_L1;
        } else if (xml.name() == "source"_L1) {
            source = xml.readElementText();
        } else if (xml.name() == "numerusform"_L1 || (xml.name() == "translation"_L1 && !plural)) {
            const bool unfinished = xml.attributes().value("type"_L1) == "unfinished"_L1;
            const QString text = xml.readElementText();
            if (!plural && (unfinished || text.isEmpty()))
                continue; // stays English
            QVERIFY2(!text.isEmpty() && !text.contains(u"(s)"_s), qPrintable(source));
            QStringList missing = placesIn(source);
            for (const QString &place : placesIn(text)) {
                QVERIFY2(missing.contains(place), qPrintable(text));
                missing.removeOne(place);
            }
            missing.removeOne(u"%n"_s); // "one day" may do without its number
            QVERIFY2(missing.isEmpty(), qPrintable(source));
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

/// "a" "b\n" as the compiler reads it.
static QString literal(const QString &code)
{
    static const QRegularExpression part(u"\"((?:[^\"\\\\]|\\\\.)*)\""_s);
    QString text;
    for (const QRegularExpressionMatch &match : part.globalMatch(code))
        text += match.captured(1);
    return text.replace(u"\\n"_s, u"\n"_s).replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s);
}

// lupdate passes over a whole file without a word when something in it confuses it: look for the texts ourselves.
void TestTranslations::everyMarkedTextIsKnown()
{
    const QDir root(QStringLiteral(RUNCAST_TEST_DATA "/../.."));
    QFile file(root.filePath(u"translations/runcast_de.ts"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QSet<QString> known; // context, line break, source
    for (QString context; !xml.atEnd(); xml.readNext()) {
        if (xml.isStartElement() && xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == "source"_L1)
            known.insert(context + u'\n' + xml.readElementText());
    }
    static const QRegularExpression marked(
        u"(?:QT_TRANSLATE_NOOP|QT_TRANSLATE_N_NOOP|RC_TEXT|translate|words)\\(\\s*\"(\\w+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"_s);
    int found = 0;
    for (const QString &folder : {u"app"_s, u"core"_s, u"db"_s, u"reports"_s, u"ui"_s}) {
        QDirIterator sources(root.filePath(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile source(sources.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            for (const QRegularExpressionMatch &match : marked.globalMatch(QString::fromUtf8(source.readAll()))) {
                ++found;
                const QString text = literal(match.captured(2));
                QVERIFY2(known.contains(match.captured(1) + u'\n' + text),
                         qPrintable(source.fileName() + u": "_s + text));
            }
        }
    }
    QVERIFY(found > 1000); // else this test looks in the wrong place
}

void TestTranslations::fallsBackToEnglish()
{
    QCOMPARE(Language::of(u"en"_s).words("Units", "day(s)", nullptr, 1), u"day"_s);
    QCOMPARE(Language::of(u"en"_s).words("Units", "day(s)", nullptr, 2), u"days"_s);
    QCOMPARE(Language::of(u"en_GB"_s).words("Units", "day(s)", nullptr, 2), u"days"_s);
    QCOMPARE(Language::of(u"ja"_s).words("Units", "day(s)", nullptr, 1), u"day"_s);
    QCOMPARE(Language::of(u"ja"_s).words("Scales", "M"), u"M"_s);
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"

// SPDX-License-Identifier: MIT
#include "reports/theme/fonts.h"
#include "reports/theme/icons.h"
#include "reports/theme/theme.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QtTest>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void contrastOfKnownPairs();
    void textIsReadable_data();
    void textIsReadable();
    void subjectsLightenInTheDark();
    void textOnBars();
    void stagesRunFromFirstToLast();
    void fontIsTheBundledOne();
    void digitsAreEquallyWide();
    void missingCharactersAreFound();
    void iconsTakeTheColour();
    void marksFillTheirSquare();
};

static const Theme &themeNamed(const QString &name)
{
    return name == "dark"_L1 ? darkTheme() : name == "page"_L1 ? pageTheme() : lightTheme();
}

void TestTheme::contrastOfKnownPairs()
{
    // WCAG 2.1: black on white is 21, #777777 on white 4.48 (the well-known near miss).
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QVERIFY(qAbs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
}

void TestTheme::textIsReadable_data()
{
    QTest::addColumn<QString>("theme");
    QTest::newRow("light") << u"light"_s;
    QTest::newRow("dark") << u"dark"_s;
    QTest::newRow("page") << u"page"_s;
}

void TestTheme::textIsReadable()
{
    QFETCH(QString, theme);
    const Theme &colors = themeNamed(theme);
    for (const QColor &background : {colors.canvas, colors.surface, colors.raised}) {
        for (const QColor &text :
             {colors.text, colors.secondary, colors.accent, colors.better, colors.attention, colors.worse})
            QVERIFY2(contrast(text, background) >= 4.5, qPrintable(text.name() + u" on "_s + background.name()));
        QVERIFY2(contrast(colors.faint, background) >= 3,
                 qPrintable(colors.faint.name() + u" on "_s + background.name()));
    }
    QVERIFY(contrast(colors.onAccent, colors.accent) >= 4.5);
    QVERIFY(contrast(colors.text, colors.accentSoft) >= 4.5);
}

void TestTheme::subjectsLightenInTheDark()
{
    QCOMPARE(lightTheme().color(Subject::Compute), QColor(0x4477AA));
    QVERIFY(contrast(darkTheme().color(Subject::Compute), Qt::black) > contrast(QColor(0x4477AA), Qt::black));
    QCOMPARE(pageTheme().subjects, lightTheme().subjects);
}

void TestTheme::textOnBars()
{
    for (const Theme *theme : {&lightTheme(), &darkTheme()}) {
        for (const QColor &color : theme->memoryParts)
            QVERIFY2(contrast(theme->on(color), color) >= 4.5, qPrintable(color.name()));
    }
}

void TestTheme::stagesRunFromFirstToLast()
{
    QCOMPARE(lightTheme().stage(0), QColor(0x27357A));
    QCOMPARE(lightTheme().stage(1), QColor(0xDCCB62));
    QCOMPARE(lightTheme().stage(0.5), QColor(0x56A3C4));
    QCOMPARE(lightTheme().stage(7), lightTheme().stage(1));
}

void TestTheme::fontIsTheBundledOne()
{
    QVERIFY(loadFonts());
    for (const TypeRole role : {TypeRole::Body, TypeRole::HeadlineFigure})
        QCOMPARE(QFontInfo(font(lightTheme(), role)).family(), u"Roboto"_s);
    QCOMPARE(font(lightTheme(), TypeRole::Body, 1.5).pointSizeF(), 15.0);
}

void TestTheme::digitsAreEquallyWide()
{
    const QFontMetricsF metrics(font(lightTheme(), TypeRole::Body));
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
}

void TestTheme::missingCharactersAreFound()
{
    QCOMPARE(missingCharacters(u"Frontier 405B, Zürich → −1 ×10²⁴ \u202f"_s), QStringList());
    // A private-use character that no font of the world agrees on.
    QCOMPARE(missingCharacters(u"a\U0010FFFDb\U0010FFFD"_s), QStringList{u"\U0010FFFD"_s});
}

void TestTheme::iconsTakeTheColour()
{
    QVERIFY(iconNames().size() > 50);
    for (const QString &name : iconNames()) {
        const QImage image = iconPixmap(name, Qt::red, 20, 2).toImage();
        QCOMPARE(image.size(), QSize(40, 40));
        bool red = false;
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 40; ++x) {
                const QColor pixel = image.pixelColor(x, y);
                red = red || pixel == Qt::red;
                QVERIFY2(pixel.alpha() == 0 || (pixel.green() < 40 && pixel.blue() < 40), qPrintable(name));
            }
        }
        QVERIFY2(red, qPrintable(name));
    }
    QVERIFY(iconPixmap(u"no-such-icon"_s, Qt::red).isNull());
}

void TestTheme::marksFillTheirSquare()
{
    for (const Mark mark :
         {Mark::Check, Mark::Cross, Mark::Exclamation, Mark::Up, Mark::Down, Mark::NotEqual, Mark::Diamond}) {
        const QRectF box = markPath(mark).boundingRect();
        QVERIFY(QRectF(0, 0, 1, 1).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(box));
        QVERIFY(box.height() > 0.6);
    }
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"

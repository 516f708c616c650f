// SPDX-License-Identifier: MIT
#include "reports/theme/fonts.h"

#include <QFontDatabase>
#include <QFontMetrics>

using namespace Qt::StringLiterals;

static void initFontResource()
{
    Q_INIT_RESOURCE(reports_fonts);
}

namespace runcast {
namespace {

constexpr QLatin1StringView family = "Roboto"_L1;

bool addFonts()
{
    initFontResource();
    for (const QLatin1StringView style : {"Regular"_L1, "Medium"_L1, "Bold"_L1, "Italic"_L1}) {
        if (QFontDatabase::addApplicationFont(":/runcast/fonts/Roboto-"_L1 + style + ".ttf"_L1) < 0)
            return false;
    }
    return true;
}

bool isVisible(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
        return false;
    default:
        return true;
    }
}

} // namespace

bool loadFonts()
{
    static const bool loaded = addFonts();
    return loaded;
}

QFont font(const Theme &theme, TypeRole role, double scale)
{
    const TypeStyle &style = theme.style(role);
    QFont font(family);
    font.setPointSizeF(style.pointSize * scale);
    font.setWeight(style.weight);
    // Metrics of the outlines, not of the screen's pixels: the same breaks on screen and page.
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any letter spacing keeps "ffi" from becoming one glyph, which would copy from a PDF as U+FB03.
    font.setLetterSpacing(QFont::PercentageSpacing, 100.01);
    return font;
}

QStringList missingCharacters(const QString &text)
{
    const QFontMetrics metrics(font(pageTheme(), TypeRole::Body));
    QStringList missing;
    for (const char32_t character : text.toUcs4()) {
        const QString shown = QString::fromUcs4(&character, 1);
        if (isVisible(character) && !metrics.inFontUcs4(character) && !missing.contains(shown))
            missing.append(shown);
    }
    return missing;
}

} // namespace runcast

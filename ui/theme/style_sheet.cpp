// SPDX-License-Identifier: MIT
#include "ui/theme/style_sheet.h"

#include "reports/theme/theme.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

static void initStyleResource()
{
    Q_INIT_RESOURCE(ui_style);
}

namespace runcast {

namespace {

QString sheetTemplate()
{
    initStyleResource();
    QFile file(u":/runcast/style/window.qss"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QHash<QString, QColor> colors(const Theme &theme)
{
    return {{u"canvas"_s, theme.canvas},
            {u"surface"_s, theme.surface},
            {u"raised"_s, theme.raised},
            {u"line"_s, theme.line},
            {u"text"_s, theme.text},
            {u"secondary"_s, theme.secondary},
            {u"faint"_s, theme.faint},
            {u"accent"_s, theme.accent},
            {u"accentSoft"_s, theme.accentSoft},
            {u"accentHover"_s, theme.tint(theme.accent, 0.88)},
            {u"onAccent"_s, theme.onAccent},
            {u"focusOnAccent"_s, theme.text},
            {u"attention"_s, theme.attention},
            {u"worse"_s, theme.worse}};
}

const QHash<QString, TypeRole> &roles()
{
    static const QHash<QString, TypeRole> roles{
        {u"HeadlineFigure"_s, TypeRole::HeadlineFigure},
        {u"PageTitle"_s, TypeRole::PageTitle},
        {u"Heading"_s, TypeRole::Heading},
        {u"GroupTitle"_s, TypeRole::GroupTitle},
        {u"Body"_s, TypeRole::Body},
        {u"Caption"_s, TypeRole::Caption},
        {u"CaptionStrong"_s, TypeRole::CaptionStrong},
    };
    return roles;
}

/// Replaces each match of the expression by what `text` makes of it.
template <typename Text> QString replaced(const QString &source, const QString &pattern, Text text)
{
    QString result;
    qsizetype end = 0;
    for (const QRegularExpressionMatch &match : QRegularExpression(pattern).globalMatch(source)) {
        result += source.mid(end, match.capturedStart() - end) + text(match);
        end = match.capturedEnd();
    }
    return result + source.mid(end);
}

} // namespace

QString styleSheetOf(const Theme &theme, double scale)
{
    const auto fontRule = [&](const QRegularExpressionMatch &match) {
        const TypeStyle &style = theme.style(roles().value(match.captured(1)));
        return u"font-size: %1pt; font-weight: %2;"_s.arg(QString::number(style.pointSize * scale),
                                                          QString::number(int(style.weight)));
    };
    const auto length = [&](const QRegularExpressionMatch &match) {
        return u"%1px"_s.arg(QString::number(qRound(match.captured(1).toDouble() * scale)));
    };
    const auto color = [known = colors(theme)](const QRegularExpressionMatch &match) {
        Q_ASSERT(known.contains(match.captured(1)));
        return known.value(match.captured(1)).name();
    };
    const QString fonts = replaced(sheetTemplate(), u"@font\\((\\w+)\\)"_s, fontRule);
    return replaced(replaced(fonts, u"\\b(\\d+)u\\b"_s, length), u"@(\\w+)"_s, color);
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "reports/pdf/furniture.h"

#include "reports/pdf/canvas.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <numbers>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr double markPoints = 108, trackingMm = 3;
constexpr double portraitAngle = -52, landscapeAngle = -35;
constexpr double ruleWidth = 0.2;
constexpr qsizetype longestHeaderPart = 60;

QString shortened(const QString &text)
{
    return text.size() <= longestHeaderPart ? text : text.first(longestHeaderPart).trimmed() + u'…';
}

RichText joinedParts(const QStringList &parts)
{
    RichText text;
    for (const QString &part : parts) {
        if (part.isEmpty())
            continue;
        if (!text.isEmpty())
            text += secondary(u"  ·  "_s);
        text += secondary(shortened(part));
    }
    return text;
}

} // namespace

void drawStateMark(Canvas &canvas, const QString &word, const PageLayout &page, const Typesetter &typesetter)
{
    if (word.isEmpty())
        return;
    QFont font = typesetter.fontOf({.role = TypeRole::PageTitle, .points = markPoints});
    font.setWeight(QFont::Bold);
    // A script whose letters are joined falls apart when it is spaced.
    const bool joined = word.isRightToLeft();
    font.setLetterSpacing(QFont::AbsoluteSpacing, joined ? 0 : canvas.toDevice(trackingMm));
    const PageGeometry &geometry = page.geometry;
    const double angle = page.landscape ? landscapeAngle : portraitAngle;
    const double width = typesetter.toMm(QFontMetricsF(font, typesetter.device).horizontalAdvance(word));
    const double radians = -angle * std::numbers::pi / 180;
    // The word as a rectangle on the slope must stay inside the content of the page.
    const double height = markPoints * 25.4 / 72;
    const double across = width * std::cos(radians) + height * std::sin(radians);
    const double up = width * std::sin(radians) + height * std::cos(radians);
    const double shrink = std::min({1.0, geometry.contentWidth() / across, geometry.contentHeight() / up});

    QPainter &painter = canvas.painter();
    painter.save();
    painter.translate(canvas.toDevice(geometry.width / 2), canvas.toDevice(geometry.height / 2));
    painter.rotate(canvas.mirrored() ? -angle : angle);
    painter.scale(shrink, shrink);
    painter.setFont(font);
    painter.setPen(canvas.theme().stateMark);
    const QRectF box(-canvas.toDevice(width), -canvas.toDevice(height), canvas.toDevice(2 * width),
                     canvas.toDevice(2 * height));
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, word);
    painter.restore();
}

void drawFurniture(Canvas &canvas, const Furniture &furniture, const PageLayout &page, int number, int count,
                   const Typesetter &typesetter)
{
    const PageGeometry &geometry = page.geometry;
    const double left = PageGeometry::margin;
    const double width = geometry.contentWidth();
    const QColor &line = canvas.theme().line;
    const TextLook leading{.role = TypeRole::Caption, .tone = Tone::Secondary};
    const TextLook trailing{.role = TypeRole::Caption, .align = TextAlign::Trailing, .tone = Tone::Secondary};
    const auto draw = [&](const RichText &text, const TextLook &look, double share, double y) {
        const double boxWidth = width * share;
        const double x = look.align == TextAlign::Trailing ? left + width - boxWidth : left;
        TextBox(text, look, boxWidth, typesetter).draw(canvas, x, y, 0, 1);
    };

    RichText header = Run{.text = furniture.reportTitle, .medium = true, .tone = Tone::Normal};
    const RichText parts = joinedParts(furniture.headerParts);
    if (!parts.isEmpty())
        header += secondary(u"  ·  "_s) + parts;
    const double headerShare = furniture.classification.isEmpty() ? 1 : 0.78;
    TextLook headerLook = leading;
    headerLook.tone = Tone::Normal;
    draw(header, headerLook, headerShare, PageGeometry::headerTop);
    draw(shortened(furniture.classification), trailing, 0.21, PageGeometry::headerTop);
    canvas.line(left, PageGeometry::headerRule, left + width, PageGeometry::headerRule, ruleWidth, line);

    const double footerRule = geometry.height - PageGeometry::footerRuleFromBottom;
    const double footerTop = geometry.height - PageGeometry::footerTextFromBottom - 3.5;
    canvas.line(left, footerRule, left + width, footerRule, ruleWidth, line);
    draw(joinedParts(furniture.footerParts), leading, 0.62, footerTop);
    const QString pageOf = furniture.pageOf.arg(QString::number(number), QString::number(count));
    draw(joinedParts({furniture.fingerprint, pageOf}), trailing, 0.37, footerTop);
}

} // namespace runcast::report

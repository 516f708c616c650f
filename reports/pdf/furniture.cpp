// SPDX-License-Identifier: MIT
#include "reports/pdf/furniture.h"

#include "reports/pdf/canvas.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
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

// The word as a shape: it is no text of the report, so that nobody finds or copies it between two lines.
QPainterPath markShape(const QString &word, double tracking, const Typesetter &typesetter)
{
    QFont font = typesetter.fontOf({.role = TypeRole::PageTitle, .points = markPoints});
    font.setWeight(QFont::Bold);
    // A path has no device: its pixels are those of the font's own size.
    font.setPixelSize(int(std::round(markPoints * typesetter.dotsPerInch / 72)));
    QPainterPath shape;
    // A script whose letters are joined falls apart when it is spaced.
    if (word.isRightToLeft()) {
        shape.addText(0, 0, font, word);
        return shape;
    }
    double x = 0;
    const QFontMetricsF metrics(font);
    for (const QChar letter : word) {
        shape.addText(x, 0, font, QString(letter));
        x += metrics.horizontalAdvance(letter) + tracking;
    }
    return shape;
}

} // namespace

void drawStateMark(Canvas &canvas, const QString &word, const PageLayout &page, const Typesetter &typesetter)
{
    if (word.isEmpty())
        return;
    const QPainterPath shape = markShape(word, canvas.toDevice(trackingMm), typesetter);
    const PageGeometry &geometry = page.geometry;
    const double angle = page.landscape ? landscapeAngle : portraitAngle;
    const double width = typesetter.toMm(shape.boundingRect().width());
    const double radians = -angle * std::numbers::pi / 180;
    // The word as a rectangle on the slope must stay inside the content of the page.
    const double height = typesetter.toMm(shape.boundingRect().height());
    const double across = width * std::cos(radians) + height * std::sin(radians);
    const double up = width * std::sin(radians) + height * std::cos(radians);
    const double shrink = std::min({1.0, geometry.contentWidth() / across, geometry.contentHeight() / up});

    QPainter &painter = canvas.painter();
    painter.save();
    painter.translate(canvas.toDevice(geometry.width / 2), canvas.toDevice(geometry.height / 2));
    painter.rotate(canvas.mirrored() ? -angle : angle);
    painter.scale(shrink, shrink);
    painter.translate(-shape.boundingRect().center());
    painter.fillPath(shape, canvas.theme().stateMark);
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

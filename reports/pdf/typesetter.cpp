// SPDX-License-Identifier: MIT
#include "reports/pdf/typesetter.h"

#include "reports/pdf/canvas.h"
#include "reports/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

namespace runcast::report {
namespace {

constexpr double millimetresPerPoint = 25.4 / 72;
// A sign takes the place of one character that never breaks, so wide in ems.
constexpr QChar signPlace(0x00A0);
constexpr double signWidthEm = 1.1;

Qt::Alignment alignmentOf(TextAlign align, Qt::LayoutDirection direction)
{
    const bool mirrored = direction == Qt::RightToLeft;
    switch (align) {
    case TextAlign::Leading:
        return mirrored ? Qt::AlignRight : Qt::AlignLeft;
    case TextAlign::Trailing:
        return mirrored ? Qt::AlignLeft : Qt::AlignRight;
    case TextAlign::Number:
        return Qt::AlignRight;
    case TextAlign::Centre:
        break;
    }
    return Qt::AlignHCenter;
}

QTextLayout::FormatRange rangeOf(int start, int length, QFont font, const Run &run, const QColor &color)
{
    QTextLayout::FormatRange range;
    range.start = start;
    range.length = length;
    if (run.medium)
        font.setWeight(QFont::Medium);
    font.setItalic(run.italic);
    range.format.setFont(font);
    range.format.setForeground(color);
    return range;
}

} // namespace

QColor toneColor(Tone tone, const Theme &theme)
{
    switch (tone) {
    case Tone::Normal:
        return theme.text;
    case Tone::Secondary:
        return theme.secondary;
    case Tone::Better:
        return theme.better;
    case Tone::Attention:
        return theme.attention;
    case Tone::Worse:
        return theme.worse;
    }
    return theme.text;
}

QFont Typesetter::fontOf(const TextLook &look) const
{
    QFont font = runcast::font(*theme, look.role);
    if (look.points > 0)
        font.setPointSizeF(look.points);
    if (look.medium)
        font.setWeight(QFont::Medium);
    return font;
}

double Typesetter::lineMm(const TextLook &look) const
{
    return (look.linePoints > 0 ? look.linePoints : theme->style(look.role).linePoints) * millimetresPerPoint;
}

namespace {

// One long line, and with it the width of the longest word.
struct Measured {
    double natural = 0, word = 0;
};

struct LayoutParts {
    QString text;
    QList<QTextLayout::FormatRange> formats;
};

LayoutParts partsOf(const RichText &text, const TextLook &look, const Typesetter &typesetter,
                    std::vector<int> *signPositions = nullptr)
{
    LayoutParts parts;
    const QFont font = typesetter.fontOf(look);
    for (const Run &run : text.runs()) {
        const Tone tone = run.tone == Tone::Normal ? look.tone : run.tone;
        if (run.mark || run.scenario >= 0) {
            if (signPositions)
                signPositions->push_back(int(parts.text.size()));
            // In percent: an absolute spacing would depend on the screen's resolution.
            QFont wide = font;
            const QFontMetricsF metrics(font, typesetter.device);
            const double em = font.pointSizeF() * typesetter.dotsPerInch / 72;
            wide.setLetterSpacing(QFont::PercentageSpacing,
                                  100 * signWidthEm * em / metrics.horizontalAdvance(signPlace));
            parts.formats += rangeOf(int(parts.text.size()), 1, wide, {}, {});
            parts.text += signPlace;
        }
        QString words = run.text;
        words.replace(u'\n', QChar(QChar::LineSeparator));
        parts.formats +=
            rangeOf(int(parts.text.size()), int(words.size()), font, run, toneColor(tone, *typesetter.theme));
        parts.text += words;
    }
    return parts;
}

Measured measure(const RichText &text, const TextLook &look, const Typesetter &typesetter)
{
    const LayoutParts parts = partsOf(text, look, typesetter);
    QTextLayout layout(parts.text, typesetter.fontOf(look), typesetter.device);
    layout.setFormats(parts.formats);
    layout.beginLayout();
    Measured measured;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(1e7);
        measured.natural = std::max(measured.natural, line.naturalTextWidth());
    }
    layout.endLayout();
    measured.word = std::min(layout.minimumWidth(), measured.natural);
    return measured;
}

// Rounding must never break a line that was measured to fit.
constexpr double safetyMm = 0.05;

} // namespace

double Typesetter::widthOf(const RichText &text, const TextLook &look) const
{
    return toMm(measure(text, look, *this).natural) + safetyMm;
}

double Typesetter::wordWidthOf(const RichText &text, const TextLook &look) const
{
    return toMm(measure(text, look, *this).word) + safetyMm;
}

TextBox::TextBox(const RichText &text, const TextLook &look, double width, const Typesetter &typesetter)
    : m_typesetter(typesetter), m_width(width), m_lineHeight(typesetter.lineMm(look))
{
    std::vector<int> positions;
    const LayoutParts parts = partsOf(text, look, typesetter, &positions);
    size_t sign = 0;
    for (const Run &run : text.runs()) {
        if (run.mark || run.scenario >= 0)
            m_signs.push_back({positions[sign++], run.mark, run.scenario, run.tone});
    }
    const QFont font = typesetter.fontOf(look);
    const QFontMetricsF metrics(font, typesetter.device);
    m_capHeight = typesetter.toMm(metrics.capHeight());
    m_layout = std::make_shared<QTextLayout>(parts.text, font, typesetter.device);
    m_layout->setFormats(parts.formats);
    Qt::LayoutDirection direction = typesetter.direction;
    if (look.ownDirection)
        direction = parts.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
    QTextOption option(alignmentOf(look.align, direction));
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    const double lineUnits = typesetter.toDevice(m_lineHeight);
    const double baseline = (lineUnits - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent();
    int number = 0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(typesetter.toDevice(width));
        // All lines stand on the grid of the first font, also where another one is taller.
        line.setPosition({0, number * lineUnits + baseline - line.ascent()});
        ++number;
    }
    m_layout->endLayout();
}

void TextBox::draw(Canvas &canvas, double x, double y, int first, int count) const
{
    const int last = count < 0 ? lineCount() : std::min(lineCount(), first + count);
    const double top = y - first * m_lineHeight;
    const QRectF box = canvas.place(QRectF(x, top, m_width, height()));
    for (int i = first; i < last; ++i)
        m_layout->lineAt(i).draw(&canvas.painter(), box.topLeft());
    drawSigns(canvas, x, top, first, last);
}

void TextBox::drawSigns(Canvas &canvas, double x, double y, int first, int last) const
{
    const QRectF box = canvas.place(QRectF(x, y, m_width, height()));
    const Theme &theme = canvas.theme();
    for (const Sign &sign : m_signs) {
        const QTextLine line = m_layout->lineForTextPosition(sign.position);
        if (line.lineNumber() < first || line.lineNumber() >= last)
            continue;
        const double from = line.cursorToX(sign.position);
        const double to = line.cursorToX(sign.position + 1);
        const double size = canvas.toDevice(m_capHeight) * 1.08;
        const double left = box.left() + (to >= from ? from : from - size);
        const double baseline = box.top() + line.y() + line.ascent();
        const QRectF target(left, baseline - size * 0.97, size, size);
        if (sign.mark) {
            QTransform transform;
            transform.translate(target.left(), target.top());
            transform.scale(size, size);
            canvas.painter().fillPath(transform.map(markPath(*sign.mark)), toneColor(sign.tone, theme));
        } else {
            canvas.painter().fillRect(target, theme.scenario(sign.scenario).color);
        }
    }
}

} // namespace runcast::report

// SPDX-License-Identifier: MIT
#include "reports/pictures/layout_picture.h"

#include "reports/format/number.h"
#include "reports/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace runcast {
namespace {

constexpr int shadeCount = 4;
constexpr double largestCell = 6.2; // points from one square to the next
constexpr double squareShare = 0.86;
constexpr int mostSquares = 4096; // of one grid; more are drawn in blocks
constexpr double gap = 12;        // points between the two grids

// Rows and columns of a grid, and how many things one of its squares stands for.
struct GridShape {
    int columns = 1, rows = 1;
};

int wholeOf(double value)
{
    return std::isfinite(value) ? int(std::clamp(std::round(value), 1.0, 1e9)) : 1;
}

// As near to the shape of the area as whole numbers allow.
GridShape copiesShape(int copies, const QSizeF &area)
{
    const double wide = std::sqrt(double(copies) * area.width() / std::max(1.0, area.height()));
    GridShape shape;
    shape.columns = std::clamp(int(std::ceil(wide)), 1, copies);
    shape.rows = (copies + shape.columns - 1) / shape.columns;
    return shape;
}

int shadeOf(double bytes, const LayoutPicture &picture)
{
    const auto [low, high] = std::minmax_element(picture.stageBytes.begin(), picture.stageBytes.end());
    if (*high - *low < 0.005 * *high)
        return 0;
    const double place = (*high - bytes) / (*high - *low);
    return std::clamp(int(place * shadeCount), 0, shadeCount - 1);
}

QColor shadeColor(int shade, double highestBytes, const LayoutPicture &picture, const Theme &theme)
{
    if (picture.usableBytes > 0 && highestBytes > picture.usableBytes)
        return theme.tint(theme.worse, 1 - 0.2 * shade);
    return theme.tint(theme.color(Subject::Memory), 1 - 0.24 * shade);
}

void drawText(QPainter &painter, const QRectF &box, const QString &text, TypeRole role, const QColor &color,
              const ChartStyle &style)
{
    painter.setFont(font(*style.theme, role));
    painter.setPen(color);
    const Qt::Alignment side = style.mirrored ? Qt::AlignRight : Qt::AlignLeft;
    painter.drawText(box, int(side | Qt::AlignTop) | Qt::TextWordWrap, text);
}

// The copies, of which one is the one that is taken apart; gives its square.
QRectF drawCopies(QPainter &painter, const QRectF &area, const LayoutPicture &picture, const ChartStyle &style)
{
    const int copies = std::min(wholeOf(picture.copies), mostSquares);
    const GridShape shape = copiesShape(copies, area.size());
    const double cell = std::min({area.width() / shape.columns, area.height() / shape.rows, largestCell * style.unit});
    const double side = cell * squareShare;
    const int chosen = shape.columns - 1; // the last of the first row: nearest to the copy that is taken apart
    const auto square = [&](int i) {
        return QRectF(area.left() + (i % shape.columns) * cell, area.top() + double(i / shape.columns) * cell, side,
                      side);
    };
    QList<QRectF> squares;
    for (int i = 0; i < copies; ++i) {
        if (i != chosen)
            squares.append(square(i));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme->line);
    painter.drawRects(squares);
    painter.setBrush(style.theme->color(Subject::Memory));
    painter.drawRect(square(chosen));
    return square(chosen);
}

QRectF drawCopy(QPainter &painter, const QRectF &area, const LayoutPicture &picture, const ChartStyle &style)
{
    const auto stages = int(picture.stageBytes.size());
    const int slices = wholeOf(picture.slices);
    const double cell =
        std::min({area.width() / stages, area.height() / std::min(slices, 64), largestCell * 1.6 * style.unit});
    // Slices of one stage are alike: too many of them become one block.
    const bool blocks = slices > 64 || stages * slices > mostSquares;
    const int rows = blocks ? 1 : slices;
    const double height = blocks ? std::min(area.height(), 12 * cell) : cell;
    const std::vector<MemoryShade> shades = memoryShades(picture, *style.theme);
    std::vector<QList<QRectF>> squares(shadeCount);
    for (int stage = 0; stage < stages; ++stage) {
        for (int row = 0; row < rows; ++row) {
            squares[size_t(shadeOf(picture.stageBytes[size_t(stage)], picture))].append(QRectF(
                area.left() + stage * cell, area.top() + row * height, cell * squareShare, height * squareShare));
        }
    }
    painter.setPen(Qt::NoPen);
    for (int shade = 0; shade < shadeCount; ++shade) {
        if (squares[size_t(shade)].isEmpty())
            continue;
        double highest = 0;
        for (size_t stage = 0; stage < picture.stageBytes.size(); ++stage) {
            if (shadeOf(picture.stageBytes[stage], picture) == shade)
                highest = std::max(highest, picture.stageBytes[stage]);
        }
        painter.setBrush(shadeColor(shade, highest, picture, *style.theme));
        painter.drawRects(squares[size_t(shade)]);
    }
    return QRectF(area.left(), area.top(), stages * cell, rows * height);
}

} // namespace

std::vector<MemoryShade> memoryShades(const LayoutPicture &picture, const Theme &theme)
{
    std::vector<MemoryShade> shades;
    for (int shade = 0; shade < shadeCount; ++shade) {
        std::vector<double> values;
        for (const double bytes : picture.stageBytes) {
            if (shadeOf(bytes, picture) == shade)
                values.push_back(bytes);
        }
        if (values.empty())
            continue;
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        shades.push_back({shadeColor(shade, *high, picture, theme), *low, *high});
    }
    return shades;
}

void paintLayoutPicture(QPainter &painter, const QRectF &area, const LayoutPicture &picture, const ChartStyle &style)
{
    if (picture.stageBytes.empty())
        return;
    painter.save();
    const Theme &theme = *style.theme;
    const double unit = style.unit;
    const double half = (area.width() - gap * unit) / 2;
    const double titleHeight = 13 * unit;
    const double legendHeight = 14 * unit;
    const double noteHeight = 22 * unit;
    const QRectF left(area.left(), area.top(), half, area.height());
    const QRectF right(area.right() - half, area.top(), half, area.height());
    drawText(painter, left, picture.copiesTitle, TypeRole::CaptionStrong, theme.text, style);
    drawText(painter, right, picture.copyTitle, TypeRole::CaptionStrong, theme.text, style);
    const QRectF plot = area.adjusted(0, titleHeight, 0, -legendHeight);
    const QRectF from = drawCopies(painter, QRectF(left.left(), plot.top(), half, plot.height()), picture, style);
    const QRectF copy =
        drawCopy(painter, QRectF(right.left(), plot.top(), half, plot.height() - noteHeight), picture, style);

    const QRectF frame = copy.adjusted(-1.5 * unit, -1.5 * unit, 0.5 * unit, 0.5 * unit);
    QPen pen(theme.color(Subject::Memory), 0.6 * unit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRect(frame);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(from.topRight(), frame.topLeft());
    painter.drawLine(from.bottomRight(), frame.bottomLeft());
    drawText(painter, QRectF(right.left(), frame.bottom() + 3 * unit, half, noteHeight), picture.copyNote,
             TypeRole::Caption, theme.secondary, style);

    double x = area.left();
    const double top = area.bottom() - 9 * unit;
    const Scale scale = style.format.scaleFor(Unit::Bytes, picture.stageBytes);
    QString unitText = narrowNoBreakSpace + style.format.unitOf(scale); // once is enough
    for (const MemoryShade &shade : memoryShades(picture, theme)) {
        painter.fillRect(QRectF(x, top + unit, 6.5 * unit, 6.5 * unit), shade.color);
        const QString text =
            style.format.range(scale, shade.lowBytes, shade.highBytes) + std::exchange(unitText, QString());
        painter.setFont(font(theme, TypeRole::Caption));
        const double width = QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(text) + 2 * unit;
        drawText(painter, QRectF(x + 9 * unit, top, width, 10 * unit), text, TypeRole::Caption, theme.secondary, style);
        x += 9 * unit + width + 4 * unit;
    }
    painter.restore();
}

} // namespace runcast

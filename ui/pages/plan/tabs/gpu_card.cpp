// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/gpu_card.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int cardWidth = 240, inside = 12, lineHeight = 20, barHeight = 8;

} // namespace

GpuCard::GpuCard(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void GpuCard::showRank(const GpuLayout &layout, std::int64_t rank, const MemoryFill &memory, const Format &format)
{
    const GpuCluster &cluster = layout.cluster();
    const RankPosition position = positionOf(cluster.grid, rank);
    const auto number = [&format](std::int64_t value) { return format.number(double(value)); };
    m_title = tr("Rank %1").arg(number(rank));
    m_place =
        tr("rack %1, server %2, place %3")
            .arg(number(layout.rackOf(rank)), number(layout.serverOf(rank)), number(rank % cluster.gpusPerServer));
    const auto among = [&](std::int64_t place, std::int64_t degree) {
        //: place in a group, counted from 0: "3 of 8"
        return tr("%1 of %2").arg(number(place), number(degree));
    };
    m_lines = {{tr("Tensor"), among(position.tensor, cluster.grid.tensor)},
               {tr("Pipeline"), tr("stage %1 of %2").arg(number(position.pipeline), number(cluster.grid.pipeline))},
               {tr("Data"), tr("replica %1 of %2").arg(number(position.data), number(cluster.grid.data))}};
    if (cluster.grid.context > 1)
        m_lines.insert(1, {tr("Context"), among(position.context, cluster.grid.context)});
    m_fill = -1;
    if (size_t(position.pipeline) < memory.bytes.size() && memory.usableBytes > 0) {
        const double both[] = {memory.bytes[size_t(position.pipeline)], memory.usableBytes};
        const Scale scale = format.scaleFor(Unit::Bytes, both);
        m_lines.append(
            {tr("Memory"), tr("%1 of %2")
                               .arg(format.inScale(scale, both[0]),
                                    Quantity{format.inScale(scale, both[1]), format.unitOf(scale)}.joined())});
        m_fill = both[0] / both[1];
    }
    updateGeometry();
    update();
}

QString GpuCard::text() const
{
    QStringList parts{m_title, m_place};
    for (const Line &line : m_lines)
        parts.append(u"%1: %2"_s.arg(line.name, line.value));
    return parts.join(u", "_s);
}

QSize GpuCard::sizeHint() const
{
    const int lines = 2 + int(m_lines.size());
    return {px(cardWidth), 2 * px(inside) + lines * px(lineHeight) + (m_fill >= 0 ? px(barHeight) + px(4) : 0)};
}

void GpuCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.faint, 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(Spacing::cardRadius),
                            px(Spacing::cardRadius));
    QRect line(px(inside), px(inside), width() - 2 * px(inside), px(lineHeight));
    const auto leading = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    const auto trailing = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter);
    painter.setFont(windowFont(TypeRole::GroupTitle));
    painter.setPen(theme.text);
    painter.drawText(line, leading, m_title);
    line.translate(0, px(lineHeight));
    painter.setFont(windowFont(TypeRole::Caption));
    painter.setPen(theme.secondary);
    painter.drawText(line, leading, m_place);
    for (const Line &one : m_lines) {
        line.translate(0, px(lineHeight));
        painter.setPen(theme.secondary);
        painter.drawText(line, leading, one.name);
        painter.setPen(theme.text);
        painter.drawText(line, trailing, one.value);
    }
    if (m_fill < 0)
        return;
    QRectF bar(px(inside), line.bottom() + px(4), width() - 2 * px(inside), px(barHeight));
    painter.fillRect(bar, theme.raised);
    const double used = bar.width() * std::clamp(m_fill, 0.0, 1.0);
    QRectF filled = bar;
    if (layoutDirection() == Qt::RightToLeft)
        filled.setLeft(bar.right() - used);
    else
        filled.setWidth(used);
    painter.fillRect(filled, m_fill > 1 ? theme.worse : theme.color(Subject::Memory));
}

} // namespace runcast

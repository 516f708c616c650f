// SPDX-License-Identifier: MIT
#include "ui/pages/library/cost_bar.h"

#include "reports/content/cost_parts.h"
#include "ui/theme/widget_theme.h"

#include <QPainter>

namespace runcast {

CostBar::CostBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CostBar::setParts(std::vector<Part> parts, const QString &spoken)
{
    m_parts = std::move(parts);
    setAccessibleName(spoken);
    setToolTip(spoken.toHtmlEscaped());
    update();
}

QSize CostBar::sizeHint() const
{
    return {px(200), px(12)};
}

void CostBar::paintEvent(QPaintEvent *)
{
    // Charts are not mirrored: the bar grows from left to right in every language.
    double total = 0;
    for (const Part &part : m_parts)
        total += part.usd;
    if (!(total > 0))
        return;
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    const int gap = px(1);
    double start = 0;
    for (const Part &part : m_parts) {
        const double end = start + part.usd / total * width();
        const QRectF piece(start, 0, std::max(1.0, end - start - gap), height());
        if (part.usd > 0)
            painter.fillRect(piece, costPartColor(*part.figure).in(theme));
        start = end;
    }
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/group_header.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int headerHeight = 36;

} // namespace

GroupHeader::GroupHeader(QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GroupHeader::setSummary(const QString &summary, std::optional<Severity> severity)
{
    m_summary = summary;
    m_severity = severity;
    setAccessibleName(text());
    setAccessibleDescription(summary);
    setToolTip(summary.toHtmlEscaped());
    update();
}

QSize GroupHeader::sizeHint() const
{
    return {px(200), px(headerHeight)};
}

void GroupHeader::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto visual = [this](const QRect &logical) { return QStyle::visualRect(layoutDirection(), rect(), logical); };
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(px(8), 3, -px(8), -3), px(6), px(6));
    }
    const QRect chevron = visual(QRect(px(12), (height() - px(20)) / 2, px(20), px(20)));
    painter.save();
    painter.translate(QRectF(chevron).center());
    painter.rotate(isChecked() ? 0 : mirrored ? 90 : -90);
    themedIcon(u"chevron-down"_s).paint(&painter, QRect(-px(9), -px(9), px(18), px(18)));
    painter.restore();

    painter.setFont(windowFont(TypeRole::GroupTitle));
    painter.setPen(theme.text);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(text()) + 1;
    const int titleStart = px(40);
    const auto leading = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
    painter.drawText(visual(QRect(titleStart, 0, titleWidth, height())), leading, text());

    QRect rest(titleStart + titleWidth + px(Spacing::medium), 0, 0, height());
    rest.setRight(width() - px(6) - 1);
    painter.setFont(windowFont(TypeRole::Caption));
    painter.setPen(m_severity ? colorOf(theme, severityColor(*m_severity)) : theme.secondary);
    const int iconSpace = m_severity ? px(20) : 0;
    const QString shown =
        painter.fontMetrics().elidedText(m_summary, Qt::ElideRight, std::max(0, rest.width() - iconSpace));
    const auto trailing = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter));
    painter.drawText(visual(rest), trailing, shown);
    if (m_severity) {
        const int x = rest.right() - painter.fontMetrics().horizontalAdvance(shown) - iconSpace;
        themedIcon(severityIcon(*m_severity), severityColor(*m_severity))
            .paint(&painter, visual(QRect(x, (height() - px(16)) / 2, px(16), px(16))));
    }
}

} // namespace runcast

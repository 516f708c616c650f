// SPDX-License-Identifier: MIT
#include "ui/widgets/figure_tile.h"

#include "reports/theme/icons.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int tileHeight = 110, stripHeight = 76, insideX = 16, insideY = 12, labelLine = 16, valueLine = 36,
              stripValueLine = 24, noteLine = 16;

QColor judgementColor(const Theme &theme, Judgement judgement)
{
    switch (judgement) {
    case Judgement::Better:
        return theme.better;
    case Judgement::Worse:
        return theme.worse;
    case Judgement::None:
    case Judgement::Same:
        break;
    }
    return theme.secondary;
}

} // namespace

FigureTile::FigureTile(QWidget *parent) : QFrame(parent), m_why(makeIconButton(u"why"_s, false, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_why->setIcon(themedIcon(u"why"_s, IconColor::Accent));
    m_why->setFocusPolicy(Qt::NoFocus); // the tile itself has the key
    m_why->hide();
    connect(m_why, &QToolButton::clicked, this, &FigureTile::whyRequested);
    retranslate();
}

void FigureTile::setContent(const TileContent &content)
{
    m_content = content;
    retranslate();
    update();
}

void FigureTile::setForm(Form form)
{
    m_form = form;
    updateGeometry();
    update();
}

void FigureTile::setStale(bool stale)
{
    m_stale = stale;
    update();
}

void FigureTile::setExplained(bool explained)
{
    m_explained = explained;
    update();
}

void FigureTile::retranslate()
{
    setIconButtonText(m_why, tr("Why? %1").arg(m_content.label));
    QStringList said{m_content.label, m_content.value.joined(), m_content.range, m_content.note};
    said.removeAll(QString());
    setAccessibleName(said.join(u", "_s));
    setAccessibleDescription(tr("Press F1 for the explanation of this figure."));
}

QSize FigureTile::sizeHint() const
{
    return {px(160), px(m_form == Form::Tile ? tileHeight : stripHeight)};
}

QSize FigureTile::minimumSizeHint() const
{
    return {px(88), sizeHint().height()};
}

int FigureTile::drawLine(QPainter &painter, const QRect &line, const QString &text, const QFont &font,
                         const QColor &color) const
{
    painter.setFont(font);
    painter.setPen(color);
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width());
    const auto alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    painter.drawText(line, int(alignment), shown);
    return painter.fontMetrics().horizontalAdvance(shown);
}

void FigureTile::drawNote(QPainter &painter, QRect line) const
{
    const Theme &theme = themeOf(this);
    const QColor color = judgementColor(theme, m_content.judgement);
    if (m_content.direction != 0 || m_content.check) {
        const int side = px(8);
        const QRect logical(line.left(), line.center().y() - side / 2, side, side);
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.translate(QStyle::visualRect(layoutDirection(), line, logical).topLeft());
        painter.scale(side, side);
        painter.drawPath(markPath(m_content.check ? Mark::Check : m_content.direction > 0 ? Mark::Up : Mark::Down));
        painter.restore();
        const int step = side + px(Spacing::tiny);
        line.adjust(layoutDirection() == Qt::LeftToRight ? step : 0, 0,
                    layoutDirection() == Qt::LeftToRight ? 0 : -step, 0);
    }
    drawLine(painter, line, m_content.note, windowFont(TypeRole::Caption), color);
}

void FigureTile::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const bool strip = m_form == Form::Strip;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool framed = !strip || hasFocus() || m_explained;
    painter.setPen(framed ? QPen(hasFocus() || m_explained ? theme.accent : theme.line, hasFocus() ? 2 : 1)
                          : Qt::NoPen);
    painter.setBrush(m_explained ? theme.accentSoft : theme.surface);
    const double edge = hasFocus() ? 1 : 0.5;
    const int radius = px(Spacing::cardRadius);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), radius, radius);

    if (m_stale)
        painter.setOpacity(0.5);
    const int sideways = px(strip ? insideY : insideX);
    QRect line(sideways, px(strip ? Spacing::small : insideY), width() - 2 * sideways, px(labelLine));
    const auto nextLine = [&line](int height) {
        line.moveTop(line.bottom() + 1);
        line.setHeight(height);
        return line;
    };
    QRect labelRect = line;
    if (m_why->isVisible())
        labelRect.setWidth(line.width() - px(20));
    drawLine(painter, QStyle::visualRect(layoutDirection(), line, labelRect), m_content.label,
             windowFont(TypeRole::Caption), theme.secondary);

    const QRect valueRect = nextLine(px(strip ? stripValueLine : valueLine));
    const QFont valueFont = windowFont(strip ? TypeRole::Heading : TypeRole::HeadlineFigure);
    const int used = drawLine(painter, valueRect, m_content.value.number, valueFont, theme.text) + px(Spacing::tiny);
    // The unit stands on the number's base line.
    const QFontMetrics big(valueFont);
    const QFont unitFont = windowFont(strip ? TypeRole::Caption : TypeRole::Body);
    const QFontMetrics small(unitFont);
    const int drop = (big.ascent() - big.descent()) / 2 - (small.ascent() - small.descent()) / 2;
    QRect unitRect = valueRect.translated(0, drop);
    unitRect.setLeft(valueRect.left() + used);
    drawLine(painter, QStyle::visualRect(layoutDirection(), valueRect, unitRect), m_content.value.unit, unitFont,
             theme.secondary);

    if (!m_content.range.isEmpty())
        drawLine(painter, nextLine(px(noteLine)), m_content.range, windowFont(TypeRole::Caption), theme.secondary);
    if (!m_content.note.isEmpty() && (!strip || m_content.range.isEmpty()))
        drawNote(painter, nextLine(px(noteLine)));
}

void FigureTile::placeButton()
{
    const QSize size = m_why->sizeHint();
    const QRect logical(QPoint(width() - size.width() - px(Spacing::tiny), px(Spacing::tiny)), size);
    m_why->setGeometry(QStyle::visualRect(layoutDirection(), rect(), logical));
    m_why->setVisible(underMouse() || hasFocus());
    update();
}

void FigureTile::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeButton();
}

void FigureTile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F1 || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        event->key() == Qt::Key_Space)
        emit whyRequested();
    else
        QFrame::keyPressEvent(event);
}

bool FigureTile::event(QEvent *event)
{
    const bool handled = QFrame::event(event);
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::LayoutDirectionChange:
        placeButton();
        break;
    case QEvent::LanguageChange:
        retranslate();
        break;
    default:
        break;
    }
    return handled;
}

} // namespace runcast

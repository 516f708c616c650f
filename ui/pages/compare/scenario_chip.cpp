// SPDX-License-Identifier: MIT
#include "ui/pages/compare/scenario_chip.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/scenario_mark.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int chipHeight = 28, widestName = 180, smallIcon = 14;

QToolButton *smallButton(const QString &iconName, QWidget *parent)
{
    QToolButton *button = makeIconButton(iconName, false, parent);
    button->setIconSize(QSize(px(smallIcon), px(smallIcon)));
    button->setFocusPolicy(Qt::NoFocus); // the chip itself answers the keys
    return button;
}

} // namespace

ScenarioChip::ScenarioChip(QWidget *parent)
    : QFrame(parent), m_mark(new ScenarioMarkLabel(this)), m_name(new ElidedLabel("", this)),
      m_baselineChip(new Chip(this)), m_pin(smallButton(u"pin"_s, this)), m_remove(smallButton(u"close"_s, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(4), 0, px(4), 0);
    row->setSpacing(px(6));
    auto *handle = new IconLabel(this);
    handle->setIcon(u"reorder"_s, IconColor::Secondary, 16);
    handle->setCursor(Qt::OpenHandCursor);
    row->addWidget(handle);
    row->addWidget(m_mark);
    row->addWidget(m_name, 1);
    row->addWidget(m_baselineChip);
    row->addWidget(m_pin);
    row->addWidget(m_remove);
    row->setSpacing(px(4));
    m_name->setMaximumWidth(px(widestName));
    m_name->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_baselineChip->setAttribute(Qt::WA_TransparentForMouseEvents);
    setFixedHeight(px(chipHeight));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_pin, &QToolButton::clicked, this, &ScenarioChip::baselineRequested);
    connect(m_remove, &QToolButton::clicked, this, &ScenarioChip::removeRequested);
}

void ScenarioChip::setScenario(int position, const QString &name, bool baseline)
{
    m_position = position;
    m_baseline = baseline;
    m_mark->setScenario(position);
    m_name->setText(name);
    m_baselineChip->setVisible(baseline);
    m_pin->setVisible(!baseline);
    retranslate();
    updateGeometry();
}

void ScenarioChip::retranslate()
{
    m_baselineChip->setLook({tr("baseline"), ChipTone::Accent, u"pin"_s});
    const QString name = QChar(u'A' + m_position) + u' ' + m_name->text();
    setAccessibleName(m_baseline ? tr("%1, baseline").arg(name) : name);
    setAccessibleDescription(tr("Alt with an arrow key moves it, Space makes it the baseline, Delete removes it."));
    setIconButtonText(m_pin, tr("Make %1 the baseline").arg(name));
    setIconButtonText(m_remove, tr("Remove %1 from the comparison").arg(name));
}

QSize ScenarioChip::sizeHint() const
{
    return {layout()->sizeHint().width(), px(chipHeight)};
}

void ScenarioChip::keyPressEvent(QKeyEvent *event)
{
    const bool alt = event->modifiers() & Qt::AltModifier;
    const int towardsEnd = layoutDirection() == Qt::LeftToRight ? Qt::Key_Right : Qt::Key_Left;
    if (m_dragging && event->key() == Qt::Key_Escape)
        endDrag(false);
    else if (alt && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        emit moveRequested(event->key() == towardsEnd ? 1 : -1);
    else if (event->key() == Qt::Key_Space)
        emit baselineRequested();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit removeRequested();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit openRequested();
    else
        QFrame::keyPressEvent(event);
}

void ScenarioChip::mousePressEvent(QMouseEvent *event)
{
    m_pressing = event->button() == Qt::LeftButton;
    m_pressed = event->position().toPoint();
}

void ScenarioChip::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressing)
        return;
    if ((event->position().toPoint() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (m_dragging) {
        setCursor(Qt::ClosedHandCursor);
        emit dragged(event->globalPosition().toPoint());
    }
}

void ScenarioChip::mouseReleaseEvent(QMouseEvent *)
{
    endDrag(true);
}

void ScenarioChip::endDrag(bool dropIt)
{
    const bool was = m_dragging;
    m_pressing = m_dragging = false;
    unsetCursor();
    if (was && dropIt)
        emit dropped();
    else if (was)
        emit dragCancelled();
}

void ScenarioChip::mouseDoubleClickEvent(QMouseEvent *)
{
    emit openRequested();
}

void ScenarioChip::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Open in Plan"), this, &ScenarioChip::openRequested);
    menu.addSeparator();
    QAction *pin = menu.addAction(tr("Make Baseline"), this, &ScenarioChip::baselineRequested);
    pin->setEnabled(!m_baseline);
    menu.addAction(tr("Move Earlier"), this, [this] { emit moveRequested(-1); });
    menu.addAction(tr("Move Later"), this, [this] { emit moveRequested(1); });
    menu.addSeparator();
    menu.addAction(tr("Remove"), this, &ScenarioChip::removeRequested);
    menu.exec(event->globalPos());
}

void ScenarioChip::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pen = hasFocus() || m_dragging ? 2 : 1;
    painter.setPen(QPen(hasFocus() || m_dragging ? theme.accent : theme.line, pen));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), px(Spacing::controlRadius),
                            px(Spacing::controlRadius));
}

void ScenarioChip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast

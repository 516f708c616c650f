// SPDX-License-Identifier: MIT
#include "ui/theme/window_style.h"

#include "reports/theme/icons.h"
#include "ui/theme/widget_theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int comboArrow = 26;

const Theme &themeFor(const QStyleOption *option)
{
    return option->palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

void drawChevron(QPainter *painter, const QRect &rect, double degrees, bool enabled)
{
    const int side = std::min({px(16), rect.width(), rect.height()});
    painter->save();
    painter->translate(QRectF(rect).center());
    painter->rotate(degrees);
    themedIcon(u"chevron-down"_s, IconColor::Secondary)
        .paint(painter, QRect(-side / 2, -side / 2, side, side), Qt::AlignCenter,
               enabled ? QIcon::Normal : QIcon::Disabled);
    painter->restore();
}

void drawCheckBox(QPainter *painter, const QStyleOption *option, bool round)
{
    const Theme &theme = themeFor(option);
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool partly = option->state & QStyle::State_NoChange;
    const bool on = option->state & QStyle::State_On;
    const int side = std::min({px(16), option->rect.width(), option->rect.height()});
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    box.adjust(0.5, 0.5, -0.5, -0.5);
    const double radius = round ? side / 2.0 : px(4);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool filled = on || partly;
    painter->setPen(QPen(!enabled ? theme.line : filled ? theme.accent : theme.faint, 1));
    painter->setBrush(!enabled ? theme.raised : filled ? theme.accent : theme.surface);
    painter->drawRoundedRect(box, radius, radius);
    painter->setPen(Qt::NoPen);
    painter->setBrush(enabled ? theme.onAccent : theme.faint);
    if (partly) {
        painter->drawRect(QRectF(box.left() + side * 0.25, box.center().y() - 1, side * 0.5 - 1, 2));
    } else if (on && round) {
        painter->drawEllipse(box.center(), side * 0.2, side * 0.2);
    } else if (on) {
        painter->translate(box.topLeft() + QPointF(side * 0.14, side * 0.14));
        painter->scale(side * 0.68, side * 0.68);
        painter->drawPath(markPath(Mark::Check));
    }
    painter->restore();
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(u"fusion"_s))
{
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    const bool enabled = option->state & State_Enabled;
    const bool mirrored = option->direction == Qt::RightToLeft;
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawCheckBox(painter, option, false);
    case PE_IndicatorRadioButton:
        return drawCheckBox(painter, option, true);
    case PE_IndicatorMenuCheckMark:
        themedIcon(u"ok"_s, IconColor::Accent).paint(painter, option->rect);
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorSpinDown:
        return drawChevron(painter, option->rect, 0, enabled);
    case PE_IndicatorArrowUp:
    case PE_IndicatorSpinUp:
        return drawChevron(painter, option->rect, 180, enabled);
    case PE_IndicatorArrowRight:
        return drawChevron(painter, option->rect, -90, enabled);
    case PE_IndicatorArrowLeft:
        return drawChevron(painter, option->rect, 90, enabled);
    case PE_IndicatorHeaderArrow: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        return drawChevron(painter, option->rect,
                           header && header->sortIndicator == QStyleOptionHeader::SortUp ? 0 : 180, true);
    }
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            drawChevron(painter, option->rect, option->state & State_Open ? 0 : mirrored ? 90 : -90, enabled);
        return;
    case PE_FrameFocusRect:
        return; // focus is shown by the border of the thing itself
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                     const QWidget *widget) const
{
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (control != CC_ComboBox || !combo)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool enabled = option->state & State_Enabled;
    if (option->subControls & SC_ComboBoxFrame) { // a date's frame is the style sheet's, only its arrow is asked for
        const Theme &theme = themeFor(option);
        const bool focused = option->state & State_HasFocus;
        const bool problem = widget && widget->property("problem").toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const double width = focused ? 2 : 1;
        painter->setPen(QPen(focused ? theme.accent : problem ? theme.worse : theme.line, width));
        painter->setBrush(enabled ? option->state & State_MouseOver && !combo->editable ? theme.raised : theme.surface
                                  : theme.raised);
        const double inset = width / 2;
        painter->drawRoundedRect(QRectF(option->rect).adjusted(inset, inset, -inset, -inset), px(6), px(6));
        painter->restore();
    }
    drawChevron(painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget), 0, enabled);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (element != CE_ComboBoxLabel || !combo)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox elided(*combo);
    const QRect field = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
    const int icon = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + px(4);
    elided.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, field.width() - icon - 2);
    QProxyStyle::drawControl(element, &elided, painter, widget);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                    const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ComboBox) // room for what subControlRect() leaves free, and a pixel for rounding
        size.setWidth(std::max(size.width(), contents.width() + px(Spacing::small) + px(comboArrow) + 4));
    return size;
}

QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                  const QWidget *widget) const
{
    if (control != CC_ComboBox || (part != SC_ComboBoxEditField && part != SC_ComboBoxArrow))
        return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect &whole = option->rect;
    const int arrow = px(comboArrow);
    const QRect logical = part == SC_ComboBoxArrow
                              ? QRect(whole.right() - arrow + 1, whole.top(), arrow, whole.height())
                              : whole.adjusted(px(Spacing::small), 2, -arrow, -2);
    return visualRect(option->direction, whole, logical);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return px(16);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return px(18);
    case PM_HeaderMarkSize:
        return px(12);
    case PM_FocusFrameVMargin:
    case PM_FocusFrameHMargin:
        return 0;
    case PM_ToolTipLabelFrameWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
    case PM_MenuButtonIndicator:
        return 0; // menu_button.h draws its own
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon WindowStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case SP_LineEditClearButton:
        return themedIcon(u"close"_s, IconColor::Secondary);
    case SP_MessageBoxWarning:
        return themedIcon(u"warning"_s, IconColor::Attention);
    case SP_MessageBoxCritical:
        return themedIcon(u"error"_s, IconColor::Worse);
    case SP_MessageBoxQuestion:
    case SP_MessageBoxInformation:
        return themedIcon(u"note"_s, IconColor::Accent);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
        return 0; // a list below, not over the field
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
        return 0;
    case SH_UnderlineShortcut:
        return QGuiApplication::keyboardModifiers() & Qt::AltModifier ? 1 : 0;
    case SH_Menu_SubMenuPopupDelay:
        return 120;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace runcast

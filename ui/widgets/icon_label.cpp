// SPDX-License-Identifier: MIT
#include "ui/widgets/icon_label.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace runcast {

QString severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Note:
        return u"note"_s;
    }
    return {};
}

IconColor severityColor(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return IconColor::Worse;
    case Severity::Warning:
        return IconColor::Attention;
    case Severity::Note:
        return IconColor::Accent;
    }
    return IconColor::Text;
}

IconLabel::IconLabel(QWidget *parent) : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::setIcon(const QString &name, IconColor color, int side)
{
    m_icon = themedIcon(name, color);
    m_side = side;
    updateGeometry();
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

} // namespace runcast

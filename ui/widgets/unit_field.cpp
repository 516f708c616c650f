// SPDX-License-Identifier: MIT
#include "ui/widgets/unit_field.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QLabel>
#include <QStyle>

namespace runcast {

UnitField::UnitField(QWidget *parent)
    : QLineEdit(parent), m_unit(makeLabel("caption", this)), m_name(makeLabel("caption", this))
{
    for (QLabel *label : {m_unit, m_name}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->hide();
    }
    connect(this, &QLineEdit::textChanged, this, &UnitField::place);
}

void UnitField::setUnit(const QString &unit)
{
    if (m_unit->text() == unit)
        return;
    m_unit->setText(unit);
    place();
}

void UnitField::setName(const QString &name)
{
    m_name->setText(name);
    m_name->setVisible(!name.isEmpty());
    setAlignment((name.isEmpty() ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    place();
}

void UnitField::setProblem(bool problem)
{
    setLook("problem", problem);
}

void UnitField::setDefaulted(bool defaulted)
{
    setLook("default", defaulted);
}

void UnitField::setLook(const char *name, bool on)
{
    if (property(name).toBool() == on)
        return;
    setProperty(name, on);
    style()->unpolish(this);
    style()->polish(this);
}

QSize UnitField::sizeHint() const
{
    return {px(152), QLineEdit::sizeHint().height()};
}

QSize UnitField::minimumSizeHint() const
{
    return {px(48), QLineEdit::minimumSizeHint().height()};
}

void UnitField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    place();
}

void UnitField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::StyleChange)
        place();
}

void UnitField::place()
{
    const auto widthOf = [](const QLabel *label) {
        return label->text().isEmpty() ? 0 : label->sizeHint().width() + px(Spacing::tiny);
    };
    // A number cut at its end would read as another one: the unit gives way first.
    const int numberWidth = fontMetrics().horizontalAdvance(text()) + 2 * px(Spacing::small) + px(Spacing::tiny);
    const bool unitFits = numberWidth + widthOf(m_name) + widthOf(m_unit) <= width();
    m_unit->setVisible(!m_unit->text().isEmpty() && unitFits);
    const auto put = [this](QLabel *label, bool atStart) {
        const QSize size = label->sizeHint();
        const int inside = px(Spacing::small);
        const QRect logical(QPoint(atStart ? inside : width() - size.width() - inside, (height() - size.height()) / 2),
                            size);
        label->setGeometry(QStyle::visualRect(layoutDirection(), rect(), logical));
    };
    put(m_unit, false);
    put(m_name, true);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int start = widthOf(m_name);
    const int end = unitFits ? widthOf(m_unit) : 0;
    setTextMargins(mirrored ? end : start, 0, mirrored ? start : end, 0);
}

} // namespace runcast

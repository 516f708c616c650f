// SPDX-License-Identifier: MIT
#include "ui/widgets/segmented_control.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

SegmentedControl::SegmentedControl(QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

void SegmentedControl::setSegments(const QStringList &texts)
{
    if (m_group->buttons().size() != texts.size()) {
        qDeleteAll(m_group->buttons());
        for (int i = 0; i < texts.size(); ++i) {
            auto *segment = new QPushButton(this);
            segment->setCheckable(true);
            segment->setAutoDefault(false);
            m_group->addButton(segment, i);
            layout()->addWidget(segment);
        }
        if (!texts.isEmpty())
            m_group->button(0)->setChecked(true);
        shapeEnds();
    }
    for (int i = 0; i < texts.size(); ++i)
        m_group->button(i)->setText(texts[i]);
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index)
{
    if (QAbstractButton *segment = m_group->button(index))
        segment->setChecked(true);
}

void SegmentedControl::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        shapeEnds();
    QWidget::changeEvent(event);
}

void SegmentedControl::shapeEnds()
{
    const qsizetype last = m_group->buttons().size() - 1;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (QAbstractButton *segment : m_group->buttons()) {
        const qsizetype place = mirrored ? last - m_group->id(segment) : m_group->id(segment);
        segment->setProperty("segment", last == 0       ? u"only"_s
                                        : place == 0    ? u"left"_s
                                        : place == last ? u"right"_s
                                                        : u"middle"_s);
        segment->style()->unpolish(segment);
        segment->style()->polish(segment);
    }
}

} // namespace runcast

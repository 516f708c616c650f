// SPDX-License-Identifier: MIT
#include "ui/widgets/page_header.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>

namespace runcast {

PageHeader::PageHeader(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_title(new ElidedLabel("pageTitle", this)),
      m_chip(new Chip(this)), m_caption(new ElidedLabel("caption", this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(px(Spacing::medium));
    m_row->addWidget(m_title);
    m_row->addWidget(m_chip);
    m_row->addWidget(m_caption);
    m_row->addStretch(1);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_chip->hide();
    setFixedHeight(px(56));
}

void PageHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

void PageHeader::setCaption(const QString &caption)
{
    m_caption->setText(caption);
}

void PageHeader::setChip(const ChipLook &look)
{
    m_chip->setLook(look);
    m_chip->setVisible(!look.text.isEmpty());
}

void PageHeader::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

} // namespace runcast

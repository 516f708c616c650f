// SPDX-License-Identifier: MIT
#include "ui/widgets/card_columns.h"

#include "ui/theme/widget_theme.h"

#include <QVBoxLayout>

namespace runcast {

CardColumns::CardColumns(int twoFrom, int leadingShare, QWidget *parent)
    : QWidget(parent), m_twoFrom(twoFrom), m_whole(new QVBoxLayout), m_row(new QHBoxLayout), m_leading(new QVBoxLayout),
      m_trailing(new QVBoxLayout)
{
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addLayout(m_whole);
    page->addLayout(m_row);
    page->addStretch(1);
    m_leading->addStretch(1);
    m_trailing->addStretch(1);
    m_row->addLayout(m_leading, leadingShare);
    m_row->addLayout(m_trailing, 100 - leadingShare);
    for (QBoxLayout *layout : std::initializer_list<QBoxLayout *>{page, m_whole, m_row, m_leading, m_trailing})
        layout->setSpacing(px(Spacing::medium));
}

void CardColumns::add(QWidget *card, Column column)
{
    switch (column) {
    case Column::Both:
        m_whole->addWidget(card);
        break;
    case Column::Leading:
        m_leading->insertWidget(m_leading->count() - 1, card);
        break;
    case Column::Trailing:
        m_trailing->insertWidget(m_trailing->count() - 1, card);
        break;
    }
}

void CardColumns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_row->setDirection(width() >= px(m_twoFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace runcast

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
        m_leading->addWidget(card);
        break;
    case Column::Trailing:
        m_trailing->addWidget(card);
        break;
    }
}

void CardColumns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool two = width() >= px(m_twoFrom);
    m_row->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QVBoxLayout *column : {m_leading, m_trailing})
        column->setAlignment(two ? Qt::AlignTop : Qt::Alignment());
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/widgets/page_header.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

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

void PageHeader::setTitleEditable(bool editable)
{
    if (editable && !m_edit) {
        m_edit = new QLineEdit(this);
        m_edit->setProperty("textRole", u"pageTitle"_s);
        m_edit->setMaxLength(200);
        m_edit->hide();
        m_edit->installEventFilter(this);
        m_row->insertWidget(1, m_edit, 1);
        m_title->installEventFilter(this);
        connect(m_edit, &QLineEdit::returnPressed, this, [this] { endEdit(true); });
    }
    m_title->setProperty("editable", editable);
}

void PageHeader::editTitle()
{
    if (!m_title->property("editable").toBool())
        return;
    m_edit->setText(m_title->text());
    m_edit->setMinimumWidth(std::min(width() / 2, m_title->width() + px(Spacing::giant)));
    m_title->hide();
    m_edit->show();
    m_edit->selectAll();
    m_edit->setFocus();
}

void PageHeader::endEdit(bool take)
{
    if (m_edit->isHidden())
        return;
    const QString text = m_edit->text();
    m_edit->hide();
    m_title->show();
    if (take && text != m_title->text())
        emit titleEdited(text);
}

bool PageHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonDblClick)
        editTitle();
    if (watched == m_edit && event->type() == QEvent::FocusOut)
        endEdit(true);
    if (watched == m_edit && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        endEdit(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace runcast

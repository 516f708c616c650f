// SPDX-License-Identifier: MIT
#include "ui/widgets/stale_bar.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runcast {

StaleBar::StaleBar(QWidget *parent)
    : QFrame(parent), m_sentence(makeLabel("captionText", this)), m_action(makeButton(ButtonKind::Link, {}, this))
{
    setProperty("card", true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(Spacing::medium), 0, px(Spacing::small), 0);
    row->setSpacing(px(Spacing::small));
    auto *icon = new IconLabel(this);
    icon->setIcon(u"error"_s, IconColor::Worse, 16);
    row->addWidget(icon);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_action);
    m_sentence->setWordWrap(true);
    m_action->setProperty("tiny", true);
    setMinimumHeight(px(Spacing::row));
    connect(m_action, &QPushButton::clicked, this, &StaleBar::actionRequested);
}

void StaleBar::setTexts(const QString &sentence, const QString &action)
{
    m_sentence->setText(sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(sentence);
}

} // namespace runcast

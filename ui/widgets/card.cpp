// SPDX-License-Identifier: MIT
#include "ui/widgets/card.h"

#include "ui/theme/widget_theme.h"

#include <QVBoxLayout>

namespace runcast {

Card::Card(QWidget *parent) : QFrame(parent), m_content(new QVBoxLayout(this))
{
    setProperty("card", true);
    const int inside = px(Spacing::large);
    m_content->setContentsMargins(inside, inside, inside, inside);
    m_content->setSpacing(px(Spacing::small));
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/library/welcome_view.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

WelcomeView::WelcomeView(QWidget *parent)
    : Card(parent), m_title(makeLabel("heading", this)), m_sentence(makeLabel("secondary", this)),
      m_promise(makeLabel("caption", this))
{
    QVBoxLayout *column = content();
    column->setSpacing(px(Spacing::small));
    column->addStretch(2);
    column->addWidget(new EmptyDrawing(this), 0, Qt::AlignHCenter);
    column->addSpacing(px(Spacing::huge));
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addSpacing(px(Spacing::huge));
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::medium));
    row->addStretch(1);
    row->addWidget(makeWay(m_samples, u"page-reference"_s, Command::OpenSamples, true));
    row->addWidget(makeWay(m_preset, u"page-plan"_s, Command::NewScenario, false));
    row->addWidget(makeWay(m_own, u"import"_s, Command::Import, false));
    row->addStretch(1);
    column->addLayout(row);
    column->addSpacing(px(Spacing::medium));
    column->addWidget(m_promise);
    column->addStretch(3);
    for (QLabel *label : {m_title, m_sentence, m_promise}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    retranslate();
}

QWidget *WelcomeView::makeWay(Way &way, const QString &icon, Command command, bool primary)
{
    auto *card = new Card(this);
    card->setFixedWidth(px(260));
    card->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Minimum);
    auto *mark = new IconLabel(card);
    mark->setIcon(icon, IconColor::Accent, 24);
    way.title = makeLabel("groupTitle", card);
    way.text = makeLabel("secondary", card);
    way.text->setWordWrap(true);
    way.text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    way.text->setMinimumHeight(way.text->fontMetrics().lineSpacing() * 3);
    way.button = makeButton(primary ? ButtonKind::Primary : ButtonKind::Default, {}, card);
    for (QWidget *part :
         {static_cast<QWidget *>(mark), static_cast<QWidget *>(way.title), static_cast<QWidget *>(way.text)})
        card->content()->addWidget(part);
    card->content()->addStretch(1);
    card->content()->addWidget(way.button, 0, Qt::AlignLeading);
    connect(way.button, &QPushButton::clicked, this, [this, command] { emit requested(command); });
    return card;
}

void WelcomeView::retranslate()
{
    m_title->setText(tr("Put a number, a date and a risk on a training run"));
    m_sentence->setText(tr("This library holds your scenarios. Start from a published run and change what is yours."));
    m_samples.title->setText(tr("See published runs"));
    m_samples.text->setText(
        tr("Training runs as they were published, each value with its source, to look at and to copy."));
    m_samples.button->setText(tr("Add samples"));
    m_preset.title->setText(tr("New from a preset"));
    m_preset.text->setText(tr("Pick a model and a cluster; every value has a default and a source."));
    m_preset.button->setText(tr("New scenario…"));
    m_own.title->setText(tr("Bring your own"));
    m_own.text->setText(tr("A config.json, a scenario file or another library; or drop it here."));
    m_own.button->setText(tr("Open…"));
    m_promise->setText(tr("Nothing is sent anywhere. The language follows this computer and can be changed in the "
                          "preferences (Ctrl+,)."));
}

void WelcomeView::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast

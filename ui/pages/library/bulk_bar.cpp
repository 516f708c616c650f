// SPDX-License-Identifier: MIT
#include "ui/pages/library/bulk_bar.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

BulkBar::BulkBar(QWidget *parent)
    : Card(parent), m_selected(makeLabel("strong", this)), m_together(new ElidedLabel("caption", this)),
      m_compare(makeButton(ButtonKind::Primary, u"page-compare"_s, this)),
      m_report(makeButton(ButtonKind::Default, u"page-report"_s, this)),
      m_duplicate(makeButton(ButtonKind::Default, u"duplicate"_s, this)),
      m_tag(makeButton(ButtonKind::Default, u"tag"_s, this)),
      m_archive(makeButton(ButtonKind::Default, u"archive"_s, this))
{
    content()->setContentsMargins(px(12), px(8), px(12), px(8));
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::small));
    row->addWidget(m_selected);
    row->addSpacing(px(Spacing::small));
    row->addWidget(m_together, 1);
    for (QPushButton *button : {m_compare, m_report, m_duplicate, m_tag, m_archive})
        row->addWidget(button);
    content()->addLayout(row);
    connect(m_compare, &QPushButton::clicked, this, &BulkBar::compareRequested);
    connect(m_report, &QPushButton::clicked, this, &BulkBar::reportRequested);
    connect(m_duplicate, &QPushButton::clicked, this, [this] { emit requested(Command::Duplicate); });
    connect(m_tag, &QPushButton::clicked, this, [this] { emit requested(Command::AddTag); });
    connect(m_archive, &QPushButton::clicked, this, [this] { emit requested(Command::Archive); });
    retranslate();
}

void BulkBar::setSelection(int count, const QString &together, bool editable)
{
    m_count = count;
    m_selected->setText(tr("%n selected", "scenarios", count));
    m_together->setText(together);
    m_compare->setEnabled(count > 1);
    for (QPushButton *button : {m_duplicate, m_tag, m_archive})
        button->setEnabled(editable);
}

void BulkBar::retranslate()
{
    m_selected->setText(tr("%n selected", "scenarios", m_count));
    m_compare->setText(tr("Compare"));
    m_report->setText(tr("Report"));
    m_duplicate->setText(tr("Duplicate"));
    m_tag->setText(tr("Tag…"));
    m_archive->setText(tr("Archive"));
}

void BulkBar::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast

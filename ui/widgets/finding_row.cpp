// SPDX-License-Identifier: MIT
#include "ui/widgets/finding_row.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/delta_label.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runcast {

FindingRow::FindingRow(QWidget *parent)
    : QWidget(parent), m_icon(new IconLabel(this)), m_text(makeLabel("", this)), m_effect(makeLabel("caption", this)),
      m_delta(new DeltaLabel(this)), m_fix(makeButton(ButtonKind::Small, {}, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(Spacing::medium), px(Spacing::tiny), px(Spacing::medium), px(Spacing::tiny));
    row->setSpacing(px(Spacing::medium));
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_effect);
    row->addWidget(m_delta);
    row->addWidget(m_fix);
    setEffect({}, {});
    setMinimumHeight(px(40));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_fix, &QPushButton::clicked, this, &FindingRow::fixRequested);
}

void FindingRow::setFinding(Severity severity, const QString &severityTitle, const FindingText &text,
                            const QString &fix)
{
    m_icon->setIcon(severityIcon(severity), severityColor(severity));
    const QString headline = text.headline.isEmpty() ? QString() : text.headline + u": "_s;
    const QString strong = headline.isEmpty() ? QString() : u"<b>%1</b>"_s.arg(headline.toHtmlEscaped());
    m_text->setText(strong + text.rest.toHtmlEscaped());
    m_fix->setText(fix);
    m_fix->setVisible(!fix.isEmpty());
    m_fix->setAccessibleDescription(text.whole());
    setAccessibleName(u"%1: %2"_s.arg(severityTitle, text.whole()));
}

void FindingRow::setEffect(const QString &figure, const Delta &delta)
{
    m_effect->setText(figure);
    m_delta->setDelta(delta);
    m_effect->setVisible(!figure.isEmpty());
    m_delta->setVisible(!figure.isEmpty());
}

void FindingRow::setRuled(bool ruled)
{
    m_ruled = ruled;
    update();
}

void FindingRow::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_ruled)
        QPainter(this).fillRect(0, 0, width(), 1, themeOf(this).line);
}

} // namespace runcast

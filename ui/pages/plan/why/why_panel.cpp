// SPDX-License-Identifier: MIT
#include "ui/pages/plan/why/why_panel.h"

#include "reports/format/text.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/why/why_content.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

WhyPanel::WhyPanel(PlanModel &model, QWidget *parent)
    : Card(parent), m_model(model), m_question(makeLabel("heading", this)),
      m_close(makeIconButton(u"close"_s, false, this)), m_scroll(new QScrollArea(this)),
      m_copy(makeButton(ButtonKind::Default, u"copy"_s, this)), m_hint(makeLabel("caption", this))
{
    setFocusPolicy(Qt::ClickFocus);
    content()->setContentsMargins(1, 1, 1, 1);
    content()->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::medium), px(Spacing::medium));
    head->setSpacing(px(Spacing::small));
    auto *icon = new IconLabel(this);
    icon->setIcon(u"why"_s, IconColor::Accent);
    head->addWidget(icon);
    head->addWidget(m_question, 1);
    head->addWidget(m_close);
    m_question->setWordWrap(true);
    content()->addLayout(head);
    content()->addWidget(makeRule(this));
    content()->addWidget(m_scroll, 1);
    content()->addWidget(makeRule(this));
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::large), px(Spacing::medium));
    foot->addWidget(m_copy);
    foot->addStretch(1);
    foot->addWidget(m_hint);
    content()->addLayout(foot);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);

    connect(m_close, &QToolButton::clicked, this, &WhyPanel::closePanel);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (figure())
            QApplication::clipboard()->setText(whyText(*figure(), m_model).plain());
    });
    connect(&model, &PlanModel::scenarioSwitched, this, &WhyPanel::retranslate);
    connect(&model, &PlanModel::inputsChanged, this, &WhyPanel::refresh);
    retranslate();
}

void WhyPanel::retranslate()
{
    setAccessibleName(tr("Explanation"));
    setIconButtonText(m_close, tr("Close the explanation"));
    m_copy->setText(tr("Copy"));
    m_hint->setText(tr("Esc closes"));
    refresh();
}

void WhyPanel::open(const Figure &figure)
{
    if (!isAncestorOf(QApplication::focusWidget()) && QApplication::focusWidget() != this)
        m_openedFrom = QApplication::focusWidget();
    m_path = {&figure};
    show();
    refresh();
    setFocus(Qt::OtherFocusReason);
    emit figureChanged(&figure);
}

void WhyPanel::closePanel()
{
    m_path.clear();
    hide();
    if (m_openedFrom)
        m_openedFrom->setFocus(Qt::OtherFocusReason);
    m_openedFrom.clear();
    emit figureChanged(nullptr);
    emit closed();
}

void WhyPanel::refresh()
{
    if (!figure() || !m_model.hasScenario())
        return;
    const WhyText text = whyText(*figure(), m_model);
    m_question->setText(text.question);
    QStringList path{text.section};
    if (m_path.size() > 1)
        path.clear(); // the way down says more than the section
    for (const Figure *step : m_path)
        path.append(title(*step, m_model.format().language()));
    auto *inner = new WhyContent(text, path);
    connect(inner, &WhyContent::pathChosen, this, [this](int place) {
        if (m_path.size() > 1)
            goBack(size_t(place));
        else
            emit sectionRequested(figure()->section);
    });
    connect(
        inner, &WhyContent::inputChosen, this,
        [this](const QString &key, bool isFigure) {
            if (isFigure)
                drillDown(key);
            else
                emit parameterRequested(key);
        },
        Qt::QueuedConnection); // the link that was clicked goes with the old content
    m_scroll->setWidget(inner);
    inner->setAutoFillBackground(false);
}

void WhyPanel::drillDown(const QString &key)
{
    const Figure *deeper = m_model.schema().figure(key.toStdString());
    if (!deeper || !figure())
        return;
    m_path.push_back(deeper);
    refresh();
    setFocus(Qt::OtherFocusReason);
    emit figureChanged(deeper);
}

void WhyPanel::goBack(size_t depth)
{
    m_path.resize(depth + 1);
    QMetaObject::invokeMethod(this, &WhyPanel::refresh, Qt::QueuedConnection);
    setFocus(Qt::OtherFocusReason);
    emit figureChanged(figure());
}

void WhyPanel::keyPressEvent(QKeyEvent *event)
{
    const bool back =
        event->key() == Qt::Key_Backspace || (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier);
    if (event->key() == Qt::Key_Escape)
        closePanel();
    else if (back && m_path.size() > 1)
        goBack(m_path.size() - 2);
    else
        Card::keyPressEvent(event);
}

void WhyPanel::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, hasFocus() ? 2 : 1));
    const double edge = hasFocus() ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), px(Spacing::cardRadius),
                            px(Spacing::cardRadius));
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/compare/scenario_bar.h"

#include "ui/document/library_document.h"
#include "ui/pages/compare/scenario_chip.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

ScenarioBar::ScenarioBar(LibraryDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_add(makeButton(ButtonKind::Flat, u"new"_s, this))
{
    auto *flow = new FlowLayout(px(Spacing::small), this);
    flow->addWidget(m_add);
    m_add->setObjectName(u"addScenario"_s);
    connect(m_add, &QPushButton::clicked, this, &ScenarioBar::addRequested);
    retranslate();
    refresh();
}

// Chips stay with their place, not with their scenario: a move then needs no new widgets.
void ScenarioBar::refresh()
{
    const QList<ScenarioId> &ids = m_document.compareSet();
    while (m_chips.size() > ids.size()) {
        ScenarioChip *chip = m_chips.takeLast();
        layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater(); // it may be the one that asks
    }
    while (m_chips.size() < ids.size())
        m_chips.append(addChip());
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_chips[i]->setScenario(int(i), m_document.record(ids[i]).name, ids[i] == m_document.baseline());
    m_add->setEnabled(ids.size() < maximalScenarios);
    layout()->invalidate();
    updateGeometry();
}

ScenarioChip *ScenarioBar::addChip()
{
    auto *chip = new ScenarioChip(this);
    layout()->removeWidget(m_add);
    layout()->addWidget(chip);
    layout()->addWidget(m_add);
    QWidget::setTabOrder(chip, m_add);
    if (!m_chips.isEmpty())
        QWidget::setTabOrder(m_chips.last(), chip);
    const auto id = [this, chip] { return m_document.compareSet()[positionOf(chip)]; };
    connect(chip, &ScenarioChip::moveRequested, this,
            [this, chip, id](int steps) { move(id(), positionOf(chip) + steps); });
    connect(chip, &ScenarioChip::baselineRequested, this, [this, id] { m_document.setBaseline(id()); });
    connect(chip, &ScenarioChip::removeRequested, this, [this, id] { remove(id()); });
    connect(chip, &ScenarioChip::openRequested, this, [this, id] { emit openRequested(id()); });
    connect(chip, &ScenarioChip::dragged, this, [this, id](const QPoint &position) {
        if (!m_dragged.isValid()) {
            m_dragged = id();
            m_beforeDrag = m_document.compareSet();
        }
        dragTo(position);
    });
    connect(chip, &ScenarioChip::dropped, this, &ScenarioBar::endDrag);
    connect(chip, &ScenarioChip::dragCancelled, this, [this] {
        m_document.setCompareSet(m_beforeDrag);
        endDrag();
    });
    chip->show();
    return chip;
}

qsizetype ScenarioBar::positionOf(const ScenarioChip *chip) const
{
    return m_chips.indexOf(chip);
}

void ScenarioBar::move(ScenarioId id, qsizetype to)
{
    QList<ScenarioId> ids = m_document.compareSet();
    if (to < 0 || to >= ids.size())
        return;
    ids.move(ids.indexOf(id), to);
    m_document.setCompareSet(ids);
    m_chips[to]->setFocus(Qt::OtherFocusReason);
}

// The chips change places under the pointer as it passes over them.
void ScenarioBar::dragTo(const QPoint &globalPosition)
{
    const QPoint position = mapFromGlobal(globalPosition);
    const auto target = std::find_if(m_chips.begin(), m_chips.end(),
                                     [&](const ScenarioChip *chip) { return chip->geometry().contains(position); });
    if (target == m_chips.end())
        return;
    QList<ScenarioId> ids = m_document.compareSet();
    ids.move(ids.indexOf(m_dragged), target - m_chips.begin());
    m_document.setCompareSet(ids);
}

void ScenarioBar::endDrag()
{
    const qsizetype at = m_document.compareSet().indexOf(m_dragged);
    m_dragged = {};
    if (at >= 0)
        m_chips[at]->setFocus(Qt::MouseFocusReason);
}

void ScenarioBar::remove(ScenarioId id)
{
    QList<ScenarioId> ids = m_document.compareSet();
    const qsizetype at = ids.indexOf(id);
    ids.removeAt(at);
    m_document.setCompareSet(ids);
    if (!m_chips.isEmpty())
        m_chips[std::min(at, m_chips.size() - 1)]->setFocus(Qt::OtherFocusReason);
}

void ScenarioBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ScenarioBar::retranslate()
{
    setAccessibleName(tr("Compared scenarios"));
    m_add->setText(tr("Add…"));
    m_add->setToolTip(tr("Add scenarios to the comparison"));
}

} // namespace runcast

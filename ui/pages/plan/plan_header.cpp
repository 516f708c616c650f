// SPDX-License-Identifier: MIT
#include "ui/pages/plan/plan_header.h"

#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/messages.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {

PlanHeader::PlanHeader(PlanModel &model, QWidget *parent)
    : PageHeader(parent), m_model(model), m_undo(makeIconButton(u"undo"_s, true, this)),
      m_redo(makeIconButton(u"redo"_s, true, this)), m_history(makeButton(ButtonKind::Default, u"history"_s, this)),
      m_compare(makeButton(ButtonKind::Default, u"page-compare"_s, this)),
      m_save(makeButton(ButtonKind::Primary, u"save-version"_s, this))
{
    setTitleEditable(true);
    chip()->setClickable(true);
    for (QWidget *button : std::initializer_list<QWidget *>{m_undo, m_redo, m_history, m_compare, m_save})
        addButton(button);

    QUndoStack *undo = model.document().undoStack();
    connect(m_undo, &QToolButton::clicked, undo, &QUndoStack::undo);
    connect(m_redo, &QToolButton::clicked, undo, &QUndoStack::redo);
    connect(undo, &QUndoStack::indexChanged, this, &PlanHeader::refresh);
    connect(m_history, &QPushButton::clicked, this, [this] { m_model.context().navigation.showHistory(m_model.id()); });
    connect(m_compare, &QPushButton::clicked, this,
            [this] { m_model.context().navigation.addToCompare(m_model.id()); });
    connect(m_save, &QPushButton::clicked, this, [this] { m_model.context().navigation.saveVersion(m_model.id()); });
    connect(chip(), &QAbstractButton::clicked, this, &PlanHeader::openStatusMenu);
    connect(this, &PageHeader::titleEdited, this, &PlanHeader::rename);
    connect(&model, &PlanModel::scenarioSwitched, this, &PlanHeader::retranslate);
    connect(&model, &PlanModel::inputsChanged, this, &PlanHeader::refresh);
    connect(&model, &PlanModel::recordChanged, this, &PlanHeader::refresh);
    retranslate();
}

void PlanHeader::retranslate()
{
    m_history->setText(m_compact ? QString() : tr("History"));
    m_compare->setText(m_compact ? QString() : tr("Add to compare"));
    m_save->setText(tr("Save version…"));
    m_history->setAccessibleName(tr("History"));
    m_compare->setAccessibleName(tr("Add to compare"));
    m_history->setToolTip(tr("Versions of this scenario").toHtmlEscaped());
    m_compare->setToolTip(tr("Put this scenario beside others").toHtmlEscaped());
    m_save->setToolTip(tr("Name the present state as a version").toHtmlEscaped());
    refresh();
}

void PlanHeader::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    for (QPushButton *button : {m_history, m_compare}) {
        button->setProperty("iconOnly", compact);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    m_save->setIcon(compact ? QIcon() : themedIcon(u"save-version"_s, IconColor::OnAccent));
    retranslate();
}

void PlanHeader::refresh()
{
    const bool shown = m_model.hasScenario();
    for (QWidget *button : std::initializer_list<QWidget *>{m_history, m_compare, m_save})
        button->setEnabled(shown);
    const QUndoStack *undo = m_model.document().undoStack();
    m_undo->setEnabled(undo->canUndo());
    m_redo->setEnabled(undo->canRedo());
    setIconButtonText(m_undo, undo->canUndo() ? tr("Undo %1").arg(undo->undoText()) : tr("Undo"));
    setIconButtonText(m_redo, undo->canRedo() ? tr("Redo %1").arg(undo->redoText()) : tr("Redo"));
    if (!shown) {
        setTitle(tr("No scenario"));
        setChip({});
        setCaption({});
        return;
    }
    const ScenarioRecord &record = m_model.document().record(m_model.id());
    setTitle(record.name);
    setChip(statusLook(record.meta.status));
    chip()->setAccessibleName(tr("Status: %1").arg(statusTitle(record.meta.status)));
    chip()->setToolTip(tr("Change the status").toHtmlEscaped());
    setCaption(versionLine());
}

QString PlanHeader::versionLine() const
{
    const ScenarioRecord &record = m_model.document().record(m_model.id());
    const int changes = int(m_model.document().changedKeys(m_model.id()).size());
    QStringList parts;
    if (record.version == 0)
        parts.append(m_compact ? tr("no version") : tr("no version named yet"));
    else
        parts.append(m_compact ? tr("v%1", "version number").arg(record.version)
                               : tr("version %1").arg(record.version));
    if (changes > 0)
        parts.append(m_compact ? tr("%Ln change(s)", "", changes) : tr("%Ln change(s) not yet named", "", changes));
    if (m_compact)
        return parts.join(u", "_s);
    parts.append(record.meta.owner);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void PlanHeader::rename(const QString &name)
{
    const Result<void> renamed = m_model.document().rename(m_model.id(), name);
    if (!renamed)
        m_model.context().messages.trouble(errorText(renamed.error(), m_model.format().language()));
    refresh();
}

void PlanHeader::openStatusMenu()
{
    QMenu menu;
    menu.setAccessibleName(tr("Status"));
    const ScenarioStatus now = m_model.document().record(m_model.id()).meta.status;
    for (const ScenarioStatus status :
         {ScenarioStatus::Draft, ScenarioStatus::Proposed, ScenarioStatus::Approved, ScenarioStatus::Rejected}) {
        QAction *action = menu.addAction(statusTitle(status));
        action->setCheckable(true);
        action->setChecked(status == now);
        connect(action, &QAction::triggered, this, [this, status] {
            const Result<void> set = m_model.document().setStatus({m_model.id()}, status);
            if (!set)
                m_model.context().messages.trouble(errorText(set.error(), m_model.format().language()));
        });
    }
    menu.exec(chip()->mapToGlobal(QPoint(0, chip()->height() + 4)));
}

} // namespace runcast

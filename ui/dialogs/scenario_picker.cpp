// SPDX-License-Identifier: MIT
#include "ui/dialogs/scenario_picker.h"

#include "ui/document/library_document.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/search_field.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int idRole = Qt::UserRole, searchRole = Qt::UserRole + 1;
constexpr int fewest = 2;

} // namespace

ScenarioPicker::ScenarioPicker(const LibraryDocument &document, const QList<ScenarioId> &chosen, QWidget *parent)
    : QDialog(parent), m_document(document), m_before(chosen), m_search(new SearchField(this)),
      m_list(new QListWidget(this)), m_count(makeLabel("caption", this))
{
    setWindowTitle(tr("Choose Scenarios"));
    resize(px(480), px(480));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    m_search->setPlaceholderText(tr("Search name, tag, note"));
    m_search->setAccessibleName(tr("Search the scenarios"));
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Scenarios"));
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Compare"));
    m_accept->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &ScenarioPicker::filter);
    connect(m_list, &QListWidget::itemChanged, this, &ScenarioPicker::validate);
    fill();
    validate();
    m_search->setFocus();
}

void ScenarioPicker::fill()
{
    for (const ScenarioId id : m_document.ids()) {
        const ScenarioRecord &record = m_document.record(id);
        if (record.meta.archived && !m_before.contains(id))
            continue;
        auto *item = new QListWidgetItem(u"%1  ·  %2"_s.arg(record.name, statusTitle(record.meta.status)));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_before.contains(id) ? Qt::Checked : Qt::Unchecked);
        item->setData(idRole, QVariant::fromValue(id));
        item->setData(searchRole, QStringList{record.name, record.meta.tags.join(u' '), record.meta.note}.join(u' '));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
}

QList<ScenarioId> ScenarioPicker::chosen() const
{
    QList<ScenarioId> checked;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            checked.append(m_list->item(row)->data(idRole).value<ScenarioId>());
    }
    QList<ScenarioId> ids;
    for (const ScenarioId id : m_before) {
        if (checked.removeOne(id))
            ids.append(id);
    }
    return ids + checked;
}

void ScenarioPicker::filter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (int row = 0; row < m_list->count(); ++row) {
        const QString known = m_list->item(row)->data(searchRole).toString();
        m_list->item(row)->setHidden(!std::all_of(words.begin(), words.end(), [&known](const QString &word) {
            return known.contains(word, Qt::CaseInsensitive);
        }));
    }
}

void ScenarioPicker::validate()
{
    const auto count = int(chosen().size());
    m_accept->setEnabled(count >= fewest && count <= maximalScenarios);
    if (count > maximalScenarios)
        m_count->setText(tr("%1 chosen; at most %2 fit side by side").arg(count).arg(maximalScenarios));
    else
        m_count->setText(tr("%1 chosen of %2 to %3").arg(count).arg(fewest).arg(maximalScenarios));
}

// Arrows walk the list while the focus stays in the search, Space in the list ticks.
bool ScenarioPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_list->setFocus();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace runcast

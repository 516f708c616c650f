// SPDX-License-Identifier: MIT
#include "ui/dialogs/history_dialog.h"

#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/document/version_text.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/window/ui_context.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

HistoryDialog::HistoryDialog(LibraryDocument &document, UiContext &context, ScenarioId id, QWidget *parent)
    : QDialog(parent), m_document(document), m_context(context), m_id(id), m_list(new QListWidget(this))
{
    setWindowTitle(tr("History of %1").arg(document.record(id).name));
    resize(px(520), px(420));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    auto *about = makeLabel("secondary", this);
    about->setText(tr("Versions are never changed. Restoring one brings its inputs back as the present state; "
                      "Undo takes that back."));
    about->setWordWrap(true);
    column->addWidget(about);
    column->addWidget(m_list, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *restoreButton = buttons->addButton(tr("Restore"), QDialogButtonBox::ActionRole);
    restoreButton->setEnabled(false);
    column->addWidget(buttons);
    m_list->setAccessibleName(tr("Versions"));
    connect(m_list, &QListWidget::currentRowChanged, this,
            [restoreButton](int row) { restoreButton->setEnabled(row >= 0); });
    connect(m_list, &QListWidget::itemActivated, this, &HistoryDialog::restore);
    connect(restoreButton, &QPushButton::clicked, this, &HistoryDialog::restore);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
}

void HistoryDialog::fill()
{
    const Result<std::vector<ScenarioVersion>> versions = m_document.versions(m_id);
    if (!versions) {
        m_context.messages.trouble(errorText(versions.error(), m_context.language.language()));
        return;
    }
    const QLocale &locale = m_context.language.language().locale();
    for (const ScenarioVersion &version : *versions) {
        auto *item = new QListWidgetItem(
            u"%1\n%2"_s.arg(versionTitle(version), versionByline(version, m_document.now(), locale)), m_list);
        item->setData(Qt::UserRole, version.number);
    }
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
}

void HistoryDialog::restore()
{
    if (!m_list->currentItem())
        return;
    const int number = m_list->currentItem()->data(Qt::UserRole).toInt();
    if (const Result<void> restored = m_document.restoreVersion(m_id, number); !restored) {
        m_context.messages.trouble(errorText(restored.error(), m_context.language.language()));
        return;
    }
    m_context.messages.done(tr("Version %1 restored.").arg(number), tr("Undo"),
                            [document = &m_document] { document->undoStack()->undo(); });
    accept();
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/library/filter_bar.h"

#include "ui/document/library_document.h"
#include "ui/document/library_tags.h"
#include "ui/settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/menu_button.h"
#include "ui/widgets/search_field.h"
#include "ui/window/ui_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runcast {

using namespace std::chrono_literals;

namespace {

QString menuText(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

/// A button whose menu is filled each time it opens.
template <typename Fill> QPushButton *makeMenuButton(QWidget *parent, Fill fill)
{
    auto *button = new MenuButton(parent);
    QObject::connect(button->menu(), &QMenu::aboutToShow, parent, fill);
    return button;
}

} // namespace

FilterBar::FilterBar(LibraryDocument &document, UiContext &context, QWidget *parent)
    : QWidget(parent), m_document(document), m_context(context), m_search(new SearchField(this)),
      m_status(makeMenuButton(this, [this] { fillStatus(); })), m_tag(makeMenuButton(this, [this] { fillTags(); })),
      m_owner(makeMenuButton(this, [this] { fillOwners(); })),
      m_searches(makeMenuButton(this, [this] { fillSearches(); })), m_columns(new MenuButton(this)),
      m_chips(new QHBoxLayout)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::small));
    m_search->setShortcutHint(QKeySequence(Qt::CTRL | Qt::Key_F));
    m_search->setMaximumWidth(px(400));
    m_search->setMinimumWidth(px(160));
    m_chips->setSpacing(px(Spacing::small));
    m_searches->setProperty("flat", true);
    m_columns->setProperty("flat", true);
    m_columns->setIcon(themedIcon(u"table"_s));
    row->addWidget(m_search, 4);
    row->addWidget(m_status);
    row->addWidget(m_tag);
    row->addWidget(m_owner);
    row->addLayout(m_chips);
    row->addWidget(m_searches);
    row->addStretch(1);
    row->addWidget(m_columns);
    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
    connect(m_search, &SearchField::left, this, &FilterBar::left);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        LibraryQuery query = m_query;
        query.text = m_search->text();
        apply(query);
    });
    retranslate();
}

LibraryQuery FilterBar::query() const
{
    return m_query;
}

void FilterBar::clear()
{
    apply({});
}

void FilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void FilterBar::apply(const LibraryQuery &query)
{
    m_query = query;
    if (m_search->text() != query.text) {
        const QSignalBlocker blocker(m_search); // it was not typed
        m_search->setText(query.text);
    }
    m_typing.stop();
    refreshChips();
    emit changed(m_query);
}

void FilterBar::addChip(const QString &text, std::function<void(LibraryQuery &)> remove)
{
    auto *chip = new Chip(this);
    chip->setLook({text, ChipTone::Accent, {}, true});
    connect(chip, &Chip::clicked, this, [this, remove = std::move(remove)] {
        LibraryQuery query = m_query;
        remove(query);
        apply(query);
    });
    m_chips->addWidget(chip);
}

void FilterBar::refreshChips()
{
    while (QLayoutItem *item = m_chips->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    if (!isEnabled()) // nothing to filter yet
        return;
    if (m_query.status)
        addChip(statusTitle(*m_query.status), [](LibraryQuery &query) { query.status.reset(); });
    if (!m_query.tag.isEmpty())
        addChip(tr("tag: %1").arg(m_query.tag), [](LibraryQuery &query) { query.tag.clear(); });
    if (!m_query.owner.isEmpty())
        addChip(tr("owner: %1").arg(m_query.owner), [](LibraryQuery &query) { query.owner.clear(); });
    if (!m_query.archived)
        addChip(tr("not archived"), [](LibraryQuery &query) { query.archived = true; });
}

void FilterBar::fillStatus()
{
    QMenu *menu = m_status->menu();
    menu->clear();
    const auto add = [&](const QString &title, std::optional<ScenarioStatus> status) {
        QAction *action = menu->addAction(title, this, [this, status] {
            LibraryQuery query = m_query;
            query.status = status;
            apply(query);
        });
        action->setCheckable(true);
        action->setChecked(m_query.status == status);
    };
    add(tr("Any status"), {});
    menu->addSeparator();
    for (const ScenarioStatus status :
         {ScenarioStatus::Draft, ScenarioStatus::Proposed, ScenarioStatus::Approved, ScenarioStatus::Rejected})
        add(statusTitle(status), status);
    menu->addSeparator();
    QAction *archived = menu->addAction(tr("Show archived ones too"), this, [this] {
        LibraryQuery query = m_query;
        query.archived = !query.archived;
        apply(query);
    });
    archived->setCheckable(true);
    archived->setChecked(m_query.archived);
}

void FilterBar::fillTags()
{
    QMenu *menu = m_tag->menu();
    menu->clear();
    const auto add = [&](const QString &title, const QString &tag) {
        QAction *action = menu->addAction(menuText(title), this, [this, tag] {
            LibraryQuery query = m_query;
            query.tag = tag;
            apply(query);
        });
        action->setCheckable(true);
        action->setChecked(m_query.tag == tag);
    };
    add(tr("Any tag"), {});
    menu->addSeparator();
    const QStringList tags = tagsOf(m_document);
    for (const QString &tag : tags)
        add(tag, tag);
    if (tags.isEmpty())
        menu->addAction(tr("No scenario has a tag yet"))->setEnabled(false);
}

void FilterBar::fillOwners()
{
    QMenu *menu = m_owner->menu();
    menu->clear();
    const auto add = [&](const QString &title, const QString &owner) {
        QAction *action = menu->addAction(menuText(title), this, [this, owner] {
            LibraryQuery query = m_query;
            query.owner = owner;
            apply(query);
        });
        action->setCheckable(true);
        action->setChecked(m_query.owner == owner);
    };
    add(tr("Any owner"), {});
    menu->addSeparator();
    for (const QString &owner : ownersOf(m_document))
        add(owner, owner);
}

void FilterBar::fillSearches()
{
    QMenu *menu = m_searches->menu();
    menu->clear();
    const QStringList saved = settings::savedSearches.read(m_context.settings);
    for (const QString &text : saved)
        menu->addAction(menuText(text), this, [this, text] {
            LibraryQuery query = m_query;
            query.text = text;
            apply(query);
        });
    if (!saved.isEmpty())
        menu->addSeparator();
    menu->addAction(tr("Save This Search"), this, &FilterBar::saveSearch)->setEnabled(!m_query.text.isEmpty());
    QMenu *forget = menu->addMenu(tr("Forget"));
    forget->setEnabled(!saved.isEmpty());
    for (const QString &text : saved)
        forget->addAction(menuText(text), this, [this, text] {
            QStringList left = settings::savedSearches.read(m_context.settings);
            left.removeAll(text);
            settings::savedSearches.write(m_context.settings, left);
        });
}

void FilterBar::saveSearch()
{
    QStringList saved = settings::savedSearches.read(m_context.settings);
    if (!saved.contains(m_query.text))
        saved.append(m_query.text);
    settings::savedSearches.write(m_context.settings, saved);
}

void FilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Search name, note, tag, model"));
    m_search->setAccessibleName(tr("Search the library"));
    m_search->setToolTip(tr("Words in any order; tag:name and status:draft narrow"));
    m_status->setText(tr("Status"));
    m_tag->setText(tr("Tag"));
    m_owner->setText(tr("Owner"));
    m_searches->setText(tr("Searches"));
    m_columns->setText(tr("Columns"));
    refreshChips();
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::EnabledChange) {
        m_searches->setVisible(isEnabled());
        m_columns->setVisible(isEnabled());
        refreshChips();
    }
}

} // namespace runcast

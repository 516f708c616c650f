// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_details.h"

#include "reports/format/number.h"
#include "ui/pages/reference/catalog_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int titleWidth = 116;
constexpr qsizetype mostUsers = 12;

bool isSet(const CatalogValue &value)
{
    return !std::holds_alternative<std::monostate>(value);
}

} // namespace

CatalogDetails::CatalogDetails(QWidget *parent)
    : QWidget(parent), m_name(makeLabel("groupTitle", this)), m_nothing(makeLabel("secondary", this)),
      m_area(new QScrollArea(this)), m_action(makeButton(ButtonKind::Primary, u"new"_s, this)),
      m_copy(makeButton(ButtonKind::Default, u"copy"_s, this)), m_remove(makeButton(ButtonKind::Default, {}, this))
{
    m_name->setWordWrap(true);
    m_copy->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_nothing->setWordWrap(true);
    auto *content = new QWidget;
    m_scrolled = new QVBoxLayout(content);
    m_scrolled->setContentsMargins(0, 0, px(Spacing::tiny), 0);
    m_scrolled->addStretch(1);
    auto *area = m_area;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    content->setAutoFillBackground(false); // it stands on the card
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(px(Spacing::small));
    buttons->addWidget(m_action, 1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_remove);
    m_remove->hide();
    for (const auto &[action, icon] : {std::pair{RowAction::Duplicate, u"duplicate"_s},
                                       {RowAction::Edit, u"edit"_s},
                                       {RowAction::Retire, u"archive"_s},
                                       {RowAction::BringBack, u"reset"_s}}) {
        QToolButton *button = makeIconButton(icon, true, this);
        button->hide();
        buttons->addWidget(button);
        m_actions.append({action, button});
        connect(button, &QToolButton::clicked, this, [this, action = action] { emit rowActionRequested(action); });
    }
    buttons->addStretch(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Spacing::medium));
    column->addWidget(m_name);
    column->addWidget(m_nothing);
    column->addWidget(area, 1);
    column->addLayout(buttons);
    connect(m_action, &QPushButton::clicked, this, &CatalogDetails::actionRequested);
    connect(m_copy, &QPushButton::clicked, this, &CatalogDetails::copyRequested);
    connect(m_remove, &QPushButton::clicked, this, &CatalogDetails::removalRequested);
    retranslate();
}

QString CatalogDetails::textOf(RowAction action)
{
    switch (action) {
    case RowAction::Edit:
        return tr("Edit row…");
    case RowAction::Duplicate:
        return tr("Add a row like this one…");
    case RowAction::Retire:
        return tr("Retire row: no longer offered, kept by the scenarios that use it");
    case RowAction::BringBack:
        return tr("Bring row back");
    }
    return {};
}

void CatalogDetails::setRemoval(const QString &words)
{
    m_remove->setText(words);
    m_remove->setVisible(!words.isEmpty());
}

void CatalogDetails::setActions(const QList<RowAction> &actions)
{
    for (const auto &[action, button] : m_actions)
        button->setVisible(actions.contains(action));
}

void CatalogDetails::show(const CatalogTable &table, const CatalogRow *row, const CatalogText &text,
                          const QList<User> &users, const QString &action)
{
    delete m_facts;
    m_facts = nullptr;
    m_nothing->setVisible(!row);
    m_name->setVisible(row);
    m_copy->setVisible(row);
    m_action->setText(action);
    m_action->setVisible(row && !action.isEmpty());
    if (!row)
        return;
    m_facts = new QWidget(m_scrolled->parentWidget());
    auto *grid = new QGridLayout(m_facts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(px(Spacing::small));
    grid->setVerticalSpacing(px(6));
    grid->setColumnMinimumWidth(0, px(titleWidth));
    grid->setColumnStretch(1, 1);
    for (size_t column = 0; column < table.columns.size(); ++column) {
        const CatalogColumn &described = table.columns[column];
        const CatalogValue &value = row->values[column];
        if (described.role == ColumnRole::Name)
            m_name->setText(text.exact(column, value));
        else if (isSet(value) || described.inTable) // what the table shows as a dash is a dash here
            addFact(grid, text.title(column),
                    isSet(value) ? Quantity{text.exact(column, value), text.unit(column)}.joined() : QString(enDash));
    }
    if (row->own && row->ownKey != 0)
        addFact(grid, tr("Row"), row->retired ? tr("yours, retired") : tr("yours"));
    if (!row->id.empty() && (!row->own || row->ownKey != 0)) // of an own preset it is of no use to anybody
        addFact(grid, tr("Id"), QString::fromStdString(row->id));
    if (table.usedBy) {
        auto *title = makeLabel("captionStrong", m_facts);
        title->setText(tr("Used by"));
        grid->addWidget(title, grid->rowCount(), 0, Qt::AlignTop);
        grid->addWidget(makeUsers(users), grid->rowCount() - 1, 1);
    }
    m_scrolled->insertWidget(0, m_facts);
    m_facts->show();
}

void CatalogDetails::addFact(QGridLayout *grid, const QString &title, const QString &value)
{
    const int row = grid->rowCount();
    auto *name = makeLabel("caption", m_facts);
    name->setText(title);
    name->setWordWrap(true);
    auto *words = makeLabel("", m_facts);
    words->setText(value);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    words->setAccessibleName(title);
    grid->addWidget(name, row, 0, Qt::AlignTop);
    grid->addWidget(words, row, 1, Qt::AlignTop);
}

QWidget *CatalogDetails::makeUsers(const QList<User> &users)
{
    auto *list = new QWidget(m_facts);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const User &user : users.first(std::min(users.size(), mostUsers))) {
        auto *link = makeButton(ButtonKind::Link, {}, list);
        link->setText(user.name);
        column->addWidget(link, 0, Qt::AlignLeading);
        connect(link, &QPushButton::clicked, this, [this, id = user.id] { emit userChosen(id); });
    }
    if (users.size() > mostUsers || users.isEmpty()) {
        auto *rest = makeLabel("caption", list);
        rest->setText(users.isEmpty() ? tr("no scenario") : tr("and %n more", "", int(users.size() - mostUsers)));
        column->addWidget(rest);
    }
    return list;
}

void CatalogDetails::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CatalogDetails::retranslate()
{
    m_nothing->setText(tr("Select a row to see all that is known of it."));
    m_area->setAccessibleName(tr("All facts of the row"));
    m_copy->setText(tr("Copy"));
    for (const auto &[action, button] : m_actions)
        setIconButtonText(button, textOf(action));
}

} // namespace runcast

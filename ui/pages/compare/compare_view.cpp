// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_view.h"

#include "ui/pages/compare/compare_delegate.h"
#include "ui/pages/compare/compare_header.h"
#include "ui/pages/compare/compare_table_model.h"
#include "ui/theme/widget_theme.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <numeric>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int titleWidth = 140, widestTitle = 194, unitWidth = 48, valueWidth = 84, widest = 140;

QString keyOf(const QModelIndex &index)
{
    return index.data(CompareTableModel::KeyRole).toString();
}

} // namespace

CompareView::CompareView(CompareTableModel &model, QWidget *parent)
    : QTreeView(parent), m_model(model), m_proxy(new QSortFilterProxyModel(this)), m_frozen(new QTreeView(this))
{
    m_proxy->setSourceModel(&model);
    m_proxy->setFilterRole(CompareTableModel::DifferenceRole);
    m_proxy->setRecursiveFilteringEnabled(true);
    setModel(m_proxy);
    dress(this);
    makeFrozen();
    connect(m_proxy, &QAbstractItemModel::modelAboutToBeReset, this, &CompareView::remember);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &CompareView::restore);
    connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &CompareView::arrange);
    connect(m_proxy, &QAbstractItemModel::dataChanged, this, &CompareView::fitColumns);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        m_frozen->expand(index);
        if (!m_restoring)
            m_closed.removeAll(keyOf(index));
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex &index) {
        m_frozen->collapse(index);
        if (!m_restoring && !m_closed.contains(keyOf(index)))
            m_closed.append(keyOf(index));
    });
    restore();
}

void CompareView::dress(QTreeView *view)
{
    view->setItemDelegate(new CompareDelegate(*this, view));
    view->setHeader(new CompareHeader(m_model, view));
    view->setRootIsDecorated(false);
    view->setIndentation(0);
    view->setExpandsOnDoubleClick(false);
    view->setSelectionBehavior(SelectRows);
    view->setSelectionMode(ExtendedSelection);
    view->setAllColumnsShowFocus(true);
    view->setTabKeyNavigation(false);
    view->setVerticalScrollMode(ScrollPerPixel);
    view->setHorizontalScrollMode(ScrollPerPixel);
    view->setMouseTracking(true);
    view->setEditTriggers(NoEditTriggers);
    connect(view, &QTreeView::clicked, this, &CompareView::toggle);
    connect(view, &QTreeView::doubleClicked, this, &CompareView::activateRow);
}

void CompareView::makeFrozen()
{
    m_frozen->setModel(m_proxy);
    m_frozen->setSelectionModel(selectionModel());
    dress(m_frozen);
    m_frozen->setFocusPolicy(Qt::NoFocus);
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setObjectName(u"frozenColumn"_s);
    m_frozen->hide();
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_frozen->verticalScrollBar(), &QScrollBar::setValue);
    connect(m_frozen->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(header(), &QHeaderView::sectionResized, this, [this](int section, int, int) {
        if (section == 0)
            placeFrozen();
    });
}

void CompareView::setOnlyDifferences(bool only)
{
    m_onlyDifferences = only;
    remember();
    m_proxy->setFilterFixedString(only ? u"true"_s : QString());
    restore();
}

void CompareView::setClosedGroups(const QStringList &keys)
{
    m_closed = keys;
    arrange();
}

void CompareView::remember()
{
    m_currentKey = keyOf(currentIndex());
    m_scroll = verticalScrollBar()->value();
}

void CompareView::restore()
{
    arrange();
    showKey(m_currentKey);
    verticalScrollBar()->setValue(m_scroll);
}

// Groups take the whole row and are open or closed as they were.
void CompareView::arrange()
{
    m_restoring = true;
    for (QTreeView *view : {static_cast<QTreeView *>(this), m_frozen}) {
        for (int row = 0; row < m_proxy->rowCount(); ++row) {
            const QModelIndex group = m_proxy->index(row, 0);
            view->setFirstColumnSpanned(row, {}, true);
            view->setExpanded(group, !m_closed.contains(keyOf(group)));
        }
    }
    m_restoring = false;
    for (int column = 1; column < m_proxy->columnCount(); ++column)
        m_frozen->setColumnHidden(column, true);
    fitColumns();
}

// Of all rows: those out of sight count too.
int CompareView::widestCell(int column) const
{
    const QStyleOptionViewItem option;
    int width = 0;
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const QModelIndex group = m_proxy->index(row, 0);
        for (int child = 0; child < m_proxy->rowCount(group); ++child)
            width = std::max(width, itemDelegate()->sizeHint(option, m_proxy->index(child, column, group)).width());
    }
    return width;
}

std::vector<int> CompareView::neededWidths() const
{
    using Kind = CompareTableModel::ColumnKind;
    std::vector<int> widths;
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        const Kind kind = m_model.columnAt(column).kind;
        const int least = column == 0 ? titleWidth : kind == Kind::Unit ? unitWidth : valueWidth;
        widths.push_back(std::clamp(widestCell(column), px(least), px(column == 0 ? widestTitle : widest)));
    }
    return widths;
}

int CompareView::wantedWidth() const
{
    const std::vector<int> widths = neededWidths();
    return std::accumulate(widths.begin(), widths.end(), verticalScrollBar()->sizeHint().width() + 2);
}

void CompareView::fitColumns()
{
    const int count = m_proxy->columnCount();
    if (count == 0)
        return;
    std::vector<int> widths = neededWidths();
    const int over = std::accumulate(widths.begin(), widths.end(), -viewport()->width());
    widths[0] = std::max(std::min(widths[0], px(titleWidth)), widths[0] - std::max(0, over));
    // What is left over goes to names that are cut, then to the titles.
    int room = std::max(0, viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0));
    for (size_t column = 1; column < widths.size(); ++column) {
        const int wish = static_cast<CompareHeader *>(header())->wishedWidth(int(column)) - widths[column];
        const int more = std::clamp(std::min(wish, px(widest) - widths[column]), 0, room);
        widths[column] += more;
        room -= more;
    }
    widths[0] += room;
    for (int column = 0; column < count; ++column)
        setColumnWidth(column, widths[size_t(column)]);
    for (QTreeView *view : {static_cast<QTreeView *>(this), m_frozen})
        view->doItemsLayout(); // lines of the texts changed
    placeFrozen();
}

void CompareView::placeFrozen()
{
    const bool scrolled = horizontalScrollBar()->value() > 0;
    m_frozen->setVisible(scrolled);
    if (!scrolled)
        return;
    m_frozen->setColumnWidth(0, columnWidth(0));
    const int height = viewport()->height() + header()->height();
    const QRect whole(viewport()->x(), header()->y(), viewport()->width(), height);
    const QRect column(whole.left(), whole.top(), columnWidth(0), height);
    m_frozen->setGeometry(QStyle::visualRect(layoutDirection(), whole, column));
    m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value());
    m_frozen->raise();
}

bool CompareView::showKey(const QString &key)
{
    if (key.isEmpty())
        return false;
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const QModelIndex group = m_proxy->index(row, 0);
        QModelIndexList found{group};
        if (keyOf(group) != key)
            found = m_proxy->match(m_proxy->index(0, 0, group), CompareTableModel::KeyRole, key, 1, Qt::MatchExactly);
        if (found.isEmpty())
            continue;
        if (found.first() != group)
            expand(group);
        selectionModel()->setCurrentIndex(found.first(),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        return true;
    }
    return false;
}

void CompareView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int columns = horizontalScrollBar()->value();
    QTreeView::scrollTo(index, hint);
    horizontalScrollBar()->setValue(columns);
}

void CompareView::toggle(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    if (first.data(GroupRole).toBool())
        setExpanded(first, !isExpanded(first));
}

void CompareView::activateRow(const QModelIndex &index)
{
    if (index.isValid() && !index.data(GroupRole).toBool())
        emit keyActivated(keyOf(index));
}

void CompareView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!(enter || event->key() == Qt::Key_Space) || !currentIndex().isValid()) {
        QTreeView::keyPressEvent(event);
        return;
    }
    if (currentIndex().siblingAtColumn(0).data(GroupRole).toBool())
        toggle(currentIndex());
    else if (enter)
        activateRow(currentIndex());
}

// The cursor moves over rows; the columns are read by scrolling.
QModelIndex CompareView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex index = QTreeView::moveCursor(action, modifiers);
    return index.isValid() ? index.siblingAtColumn(0) : index;
}

void CompareView::scrollContentsBy(int dx, int dy)
{
    QTreeView::scrollContentsBy(dx, dy);
    if (dx != 0)
        placeFrozen();
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void CompareView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        fitColumns();
}

} // namespace runcast

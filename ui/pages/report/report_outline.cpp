// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_outline.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPdfDocument>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int pageRole = Qt::UserRole, topRole = Qt::UserRole + 1;

using Bookmark = QPdfBookmarkModel::Role;

} // namespace

ReportOutline::ReportOutline(QWidget *parent)
    : QWidget(parent), m_bookmarks(nullptr), m_title(makeLabel("captionStrong", this)),
      m_checksTitle(makeLabel("captionStrong", this)), m_tree(new QTreeWidget(this)), m_column(new QVBoxLayout(this))
{
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(px(Spacing::small));
    m_tree->setRootIsDecorated(false);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(px(20));
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const int inside = px(Spacing::medium);
    m_title->setContentsMargins(inside, 0, inside, 0);
    m_checksTitle->setContentsMargins(inside, px(Spacing::tiny), inside, 0);
    m_column->setContentsMargins(0, inside, 0, inside);
    m_column->setSpacing(px(Spacing::small));
    m_column->addWidget(m_title);
    auto *sides = new QHBoxLayout; // the rows' texts stand under the title
    sides->setContentsMargins(px(Spacing::small), 0, px(Spacing::small), 0);
    sides->addWidget(m_tree);
    m_column->addLayout(sides, 1);
    m_column->addWidget(makeRule(this));
    m_column->addWidget(m_checksTitle);
    connect(m_tree, &QTreeWidget::itemClicked, this, &ReportOutline::choose);
    connect(m_tree, &QTreeWidget::itemActivated, this, &ReportOutline::choose);
    retranslate();
}

void ReportOutline::setDocument(QPdfDocument *document)
{
    m_bookmarks.setDocument(document);
    documentReloaded();
}

void ReportOutline::documentReloaded()
{
    m_tree->clear();
    addBookmarks({}, m_tree->invisibleRootItem());
    m_tree->expandAll();
}

void ReportOutline::addBookmarks(const QModelIndex &parent, QTreeWidgetItem *into)
{
    for (int row = 0; row < m_bookmarks.rowCount(parent); ++row) {
        const QModelIndex index = m_bookmarks.index(row, 0, parent);
        const int page = index.data(int(Bookmark::Page)).toInt();
        auto *item = new QTreeWidgetItem(into);
        item->setText(0, index.data(int(Bookmark::Title)).toString());
        item->setText(1, locale().toString(page + 1));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(0, item->text(0).toHtmlEscaped());
        item->setData(0, pageRole, page);
        item->setData(0, topRole, index.data(int(Bookmark::Location)).toPointF().y());
        item->setSizeHint(0, QSize(0, px(Spacing::compactRow)));
        addBookmarks(index, item);
    }
}

void ReportOutline::setCurrentPage(int page)
{
    QTreeWidgetItem *current = nullptr;
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_tree->topLevelItem(row);
        if (item->data(0, pageRole).toInt() > page)
            break;
        // Of several on this page the first; else the last one before it.
        if (!current || current->data(0, pageRole).toInt() < page)
            current = item;
    }
    if (current && !m_tree->hasFocus())
        m_tree->setCurrentItem(current);
}

void ReportOutline::choose(QTreeWidgetItem *item)
{
    emit placeChosen(item->data(0, pageRole).toInt(), item->data(0, topRole).toDouble());
}

void ReportOutline::setChecks(const QList<ReportCheck> &checks)
{
    if (checks == m_shown && m_checks)
        return;
    m_shown = checks;
    delete m_checks;
    m_checks = new QWidget(this);
    auto *list = new QVBoxLayout(m_checks);
    list->setContentsMargins(px(Spacing::medium), 0, px(Spacing::medium), 0);
    list->setSpacing(px(6));
    for (const ReportCheck &check : checks) {
        auto *row = new QHBoxLayout;
        row->setSpacing(px(6));
        auto *icon = new IconLabel(m_checks);
        icon->setIcon(check.severity ? severityIcon(*check.severity) : u"ok"_s,
                      check.severity ? severityColor(*check.severity) : IconColor::Better, 16);
        auto *text = makeLabel("caption", m_checks);
        text->setWordWrap(true);
        text->setText(check.text);
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(text, 1);
        list->addLayout(row);
    }
    m_column->addWidget(m_checks);
}

void ReportOutline::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReportOutline::retranslate()
{
    m_title->setText(tr("Outline"));
    m_checksTitle->setText(tr("Checks"));
    m_tree->setAccessibleName(tr("Outline"));
}

} // namespace runcast

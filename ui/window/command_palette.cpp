// SPDX-License-Identifier: MIT
#include "ui/window/command_palette.h"

#include "ui/document/search_text.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"
#include "ui/window/palette_delegate.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int boxWidth = 640, boxTop = 68, boxFrame = 100, mostHeight = 564;
constexpr size_t mostInGroup = 6, mostInOnlyGroup = 100;

} // namespace

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget *parent)
    : QWidget(parent), m_entries(std::move(entries)), m_box(new QFrame(this)), m_edit(new QLineEdit(m_box)),
      m_count(makeLabel("caption", m_box)), m_list(new QListView(m_box)), m_model(new QStandardItemModel(this)),
      m_focusBefore(QApplication::focusWidget())
{
    m_box->setProperty("paletteBox", true);
    auto *column = new QVBoxLayout(m_box);
    column->setContentsMargins(1, px(4), 1, px(8));
    column->setSpacing(px(4));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(px(16), 0, px(16), 0);
    auto *icon = new IconLabel(m_box);
    icon->setIcon(u"search"_s, IconColor::Accent);
    m_edit->setProperty("textRole", u"palette"_s);
    m_edit->setPlaceholderText(tr("Scenario, figure, input or command"));
    m_edit->setAccessibleName(tr("Go to anything"));
    row->addWidget(icon);
    row->addWidget(m_edit, 1);
    row->addWidget(m_count);
    column->addLayout(row);
    column->addWidget(makeRule(m_box));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Results"));
    column->addWidget(m_list, 1);
    column->addWidget(makeRule(m_box));
    auto *hint = makeLabel("caption", m_box);
    hint->setText(tr("↑ ↓ move   ·   Enter open   ·   Tab only this group   ·   Esc close"));
    hint->setContentsMargins(px(16), px(4), px(16), 0);
    column->addWidget(hint);

    m_edit->installEventFilter(this);
    parent->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        m_only.reset();
        fill();
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (m_rows[size_t(index.row())]) {
            m_list->setCurrentIndex(index);
            act();
        }
    });
    fill();
}

void CommandPalette::open()
{
    place();
    show();
    raise();
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::place()
{
    setGeometry(parentWidget()->rect());
    const int width = std::min(px(boxWidth), this->width() - px(Spacing::giant));
    const int top = std::min(px(boxTop), height() / 10);
    int rows = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        rows += m_list->sizeHintForRow(row);
    const int frame = px(boxFrame);
    m_box->setGeometry((this->width() - width) / 2, top, width,
                       std::min({rows + frame, px(mostHeight), height() - 2 * top}));
}

void CommandPalette::fill()
{
    m_model->clear();
    m_rows.clear();
    auto *delegate = static_cast<PaletteDelegate *>(m_list->itemDelegate());
    delegate->setWords(searchWords(m_edit->text()));
    int count = 0;
    std::optional<PaletteGroup> group;
    for (const PaletteEntry *entry : findEntries(m_entries, m_edit->text(), m_only ? mostInOnlyGroup : mostInGroup)) {
        if (m_only && entry->group != *m_only)
            continue;
        if (entry->group != group) {
            group = entry->group;
            auto *head = new QStandardItem(paletteGroupTitle(entry->group));
            head->setData(paletteGroupTitle(entry->group), PaletteTitleRole);
            head->setFlags(Qt::ItemIsEnabled);
            m_model->appendRow(head);
            m_rows.push_back(nullptr);
        }
        auto *item = new QStandardItem(u"%1, %2"_s.arg(entry->title, entry->detail)); // as a screen reader says it
        item->setData(entry->icon, PaletteIconRole);
        item->setData(entry->title, PaletteTitleRole);
        item->setData(entry->detail, PaletteDetailRole);
        item->setData(entry->keys.toString(QKeySequence::NativeText), PaletteKeysRole);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_model->appendRow(item);
        m_rows.push_back(entry);
        ++count;
    }
    m_count->setText(count > 0 ? tr("%n result(s)", nullptr, count) : tr("Nothing has this name"));
    if (count > 0)
        m_list->setCurrentIndex(m_model->index(1, 0));
    place();
}

void CommandPalette::move(int step)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    int row = m_list->currentIndex().row();
    do
        row = (row + step + rows) % rows;
    while (!m_rows[size_t(row)]);
    m_list->setCurrentIndex(m_model->index(row, 0));
    m_list->scrollTo(m_list->currentIndex());
}

void CommandPalette::act()
{
    const QModelIndex index = m_list->currentIndex();
    const PaletteEntry *entry = index.isValid() ? m_rows[size_t(index.row())] : nullptr;
    if (!entry)
        return;
    const std::function<void()> act = entry->act;
    finish();
    act();
}

void CommandPalette::finish()
{
    hide();
    deleteLater();
    if (m_focusBefore)
        m_focusBefore->setFocus();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    if (watched != m_edit || event->type() != QEvent::KeyPress)
        return false;
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        act();
        return true;
    case Qt::Key_Escape:
        finish();
        return true;
    case Qt::Key_Tab:
        if (const QModelIndex index = m_list->currentIndex(); index.isValid() && m_rows[size_t(index.row())]) {
            m_only = m_only ? std::optional<PaletteGroup>() : m_rows[size_t(index.row())]->group;
            fill();
        }
        return true;
    default:
        return false;
    }
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor dim = themeOf(this).text;
    dim.setAlphaF(0.28F);
    painter.fillRect(rect(), dim);
}

void CommandPalette::mousePressEvent(QMouseEvent *)
{
    finish();
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/report/section_list.h"

#include "reports/content/sections.h"
#include "ui/theme/widget_theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int idRole = Qt::UserRole, lockedRole = Qt::UserRole + 1;
constexpr int boxSide = 16;

class SectionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {px(160), px(Spacing::compactRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        const bool locked = index.data(lockedRole).toBool();
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        painter->save();
        if (option.state & QStyle::State_Selected && option.state & QStyle::State_HasFocus)
            painter->fillRect(option.rect, theme.accentSoft);
        const QRect inner = option.rect.adjusted(px(Spacing::large), 0, -px(Spacing::large), 0);
        const QRect box(inner.left(), inner.center().y() - px(boxSide) / 2 + 1, px(boxSide), px(boxSide));
        const QRect visualBox = QStyle::visualRect(option.direction, inner, box);
        if (locked) {
            themedIcon(u"ok"_s, IconColor::Secondary).paint(painter, visualBox);
        } else {
            QStyleOptionViewItem tick(option);
            tick.rect = visualBox;
            tick.state.setFlag(QStyle::State_On, on);
            tick.state.setFlag(QStyle::State_Off, !on);
            option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &tick, painter, option.widget);
        }
        const QString remark = locked ? SectionList::tr("always") : QString();
        const QFontMetrics small(windowFont(TypeRole::Caption));
        const int remarkWidth = small.horizontalAdvance(remark);
        QRect words = inner.adjusted(px(boxSide + Spacing::small), 0, -remarkWidth - px(Spacing::small), 0);
        words = QStyle::visualRect(option.direction, inner, words);
        painter->setFont(windowFont(TypeRole::Body));
        painter->setPen(on ? theme.text : theme.secondary);
        painter->drawText(words, int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->setFont(windowFont(TypeRole::Caption));
        painter->setPen(theme.secondary);
        painter->drawText(inner, int(QStyle::visualAlignment(option.direction, Qt::AlignRight)) | Qt::AlignVCenter,
                          remark);
        painter->restore();
    }
};

} // namespace

SectionList::SectionList(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new SectionDelegate(this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QListWidget::itemClicked, this, &SectionList::toggle);
}

void SectionList::setSections(ReportKind kind, const Language &language, const QStringList &leftOut)
{
    const int row = currentRow();
    clear();
    for (const ReportSection &section : reportSections(kind, language)) {
        auto *item = new QListWidgetItem(section.title, this);
        const bool on = !section.canBeLeftOut || !leftOut.contains(section.id);
        item->setData(idRole, section.id);
        item->setData(lockedRole, !section.canBeLeftOut);
        item->setData(Qt::AccessibleTextRole,
                      section.canBeLeftOut ? section.title : tr("%1, always").arg(section.title));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    setCurrentRow(std::clamp(row, 0, std::max(0, count() - 1)));
    setFixedHeight(sizeHint().height());
}

QStringList SectionList::leftOut() const
{
    QStringList ids;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Unchecked)
            ids.append(item(row)->data(idRole).toString());
    }
    return ids;
}

int SectionList::chosenCount() const
{
    return count() - int(leftOut().size());
}

QSize SectionList::sizeHint() const
{
    return {px(200), count() * px(Spacing::compactRow) + 2};
}

void SectionList::toggle(QListWidgetItem *item)
{
    if (!item || item->data(lockedRole).toBool())
        return;
    item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    emit leftOutChanged();
}

void SectionList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space)
        toggle(currentItem());
    else
        QListWidget::keyPressEvent(event);
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/report/pdf_thumbnails.h"

#include "ui/theme/widget_theme.h"

#include <QEvent>
#include <QPainter>
#include <QPdfDocument>
#include <QStringListModel>
#include <QStyledItemDelegate>

namespace runcast {
namespace {

constexpr int thumbnailWidth = 98, numberHeight = 24, itemGap = 8;

class ThumbnailDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const auto *view = static_cast<const PdfThumbnails *>(parent());
        return {view->pageSize(index.row()).width(),
                view->pageSize(index.row()).height() + px(numberHeight) + px(itemGap)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = static_cast<const PdfThumbnails *>(parent());
        const Theme &theme = themeOf(view);
        QRect page(QPoint(), view->pageSize(index.row()));
        page.moveCenter(option.rect.center());
        page.moveTop(option.rect.top() + px(itemGap) / 2);
        const bool current = option.state & QStyle::State_Selected;
        painter->save();
        painter->fillRect(page, Qt::white);
        painter->drawImage(page, view->picture(index.row()));
        painter->setPen(QPen(current ? theme.accent : theme.line, current ? 2 : 1));
        painter->drawRect(page.adjusted(-1, -1, 0, 0));
        painter->setPen(current ? theme.accent : theme.secondary);
        painter->setFont(windowFont(TypeRole::Caption));
        painter->drawText(QRect(option.rect.left(), page.bottom() + 1, option.rect.width(), px(numberHeight)),
                          Qt::AlignCenter, index.data().toString());
        painter->restore();
    }
};

} // namespace

PdfThumbnails::PdfThumbnails(QWidget *parent) : QListView(parent), m_model(new QStringListModel(this))
{
    setModel(m_model);
    setItemDelegate(new ThumbnailDelegate(this));
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PdfThumbnails::drawNext);
    connect(this, &QListView::clicked, this, [this](const QModelIndex &index) { emit pageChosen(index.row()); });
    connect(this, &QListView::activated, this, [this](const QModelIndex &index) { emit pageChosen(index.row()); });
    retranslate();
}

void PdfThumbnails::setDocument(QPdfDocument *document)
{
    m_document = document;
    documentReloaded();
}

void PdfThumbnails::documentReloaded()
{
    const int pages = m_document ? m_document->pageCount() : 0;
    const int before = currentIndex().row();
    QStringList numbers;
    for (int page = 1; page <= pages; ++page)
        numbers.append(locale().toString(page));
    if (numbers != m_model->stringList())
        m_model->setStringList(numbers);
    for (int page = pages; m_pictures.contains(page); ++page)
        m_pictures.remove(page);
    m_next = 0;
    m_timer.start();
    setCurrentPage(std::clamp(before, 0, std::max(0, pages - 1)));
}

void PdfThumbnails::setCurrentPage(int page)
{
    const QModelIndex index = m_model->index(page);
    if (!index.isValid() || index == currentIndex())
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

QSize PdfThumbnails::pageSize(int page) const
{
    const QSizeF points = m_document ? m_document->pagePointSize(page) : QSizeF();
    if (points.isEmpty())
        return {px(thumbnailWidth), px(thumbnailWidth)};
    const double scale = px(thumbnailWidth) / std::min(points.width(), points.height());
    const QSize size = (points * scale).toSize();
    return size.width() > viewport()->width() && viewport()->width() > 0
               ? size.scaled(viewport()->width() - px(itemGap), size.height(), Qt::KeepAspectRatio)
               : size;
}

void PdfThumbnails::drawNext()
{
    if (!m_document || m_next >= m_document->pageCount()) {
        m_timer.stop();
        return;
    }
    m_pictures[m_next] = m_document->render(m_next, pageSize(m_next) * devicePixelRatioF());
    update(m_model->index(m_next));
    ++m_next;
}

void PdfThumbnails::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PdfThumbnails::retranslate()
{
    setAccessibleName(tr("Pages"));
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_preview.h"

#include "ui/pages/report/pdf_thumbnails.h"
#include "ui/pages/report/pdf_view.h"
#include "ui/pages/report/preview_bar.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace runcast {
namespace {

constexpr int thumbnailsWidth = 140, outlineWidth = 208;
constexpr int roomForOutline = 760, roomForThumbnails = 560; // below, the page needs the width

} // namespace

ReportPreview::ReportPreview(QWidget *parent)
    : QWidget(parent), m_bar(new PreviewBar(this)), m_thumbnails(new PdfThumbnails(this)),
      m_outline(new ReportOutline(this)), m_problem(makeLabel("problem", this)), m_view(new PdfView(this))
{
    m_search.setDocument(m_pdf.document());
    m_thumbnails->setDocument(m_pdf.document());
    m_outline->setDocument(m_pdf.document());
    m_view->setDocument(m_pdf.document());
    m_view->setSearch(&m_search);
    m_thumbnails->setFixedWidth(px(thumbnailsWidth));
    m_outline->setFixedWidth(px(outlineWidth));
    m_problem->setWordWrap(true);
    m_problem->setMargin(px(Spacing::medium));
    m_problem->hide();
    auto *panes = new QHBoxLayout;
    panes->setSpacing(0);
    panes->addWidget(m_thumbnails);
    panes->addWidget(m_outline);
    panes->addWidget(m_view, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(makeRule(this));
    column->addWidget(m_problem);
    column->addLayout(panes, 1);

    connect(m_bar, &PreviewBar::thumbnailsToggled, this, &ReportPreview::arrange);
    connect(m_bar, &PreviewBar::outlineToggled, this, &ReportPreview::arrange);
    connect(m_bar, &PreviewBar::pageRequested, m_view, [this](int page) { m_view->goToPage(page); });
    connect(m_bar, &PreviewBar::zoomRequested, m_view,
            [this](double factor) { m_view->setZoom(m_view->zoom() * factor); });
    connect(m_bar, &PreviewBar::fitWidthRequested, m_view, &PdfView::fitWidth);
    connect(m_bar, &PreviewBar::searchChanged, this, [this](const QString &text) {
        m_result = -1;
        m_search.setSearchString(text);
        showFound();
    });
    connect(m_bar, &PreviewBar::findRequested, this, &ReportPreview::findNext);
    connect(m_bar, &PreviewBar::searchLeft, m_view, [this] { m_view->setFocus(); });
    connect(m_bar, &PreviewBar::printRequested, this, &ReportPreview::printRequested);
    connect(m_thumbnails, &PdfThumbnails::pageChosen, m_view, [this](int page) { m_view->goToPage(page); });
    connect(m_outline, &ReportOutline::placeChosen, m_view, &PdfView::goToPage);
    connect(m_view, &PdfView::currentPageChanged, this, &ReportPreview::showPage);
    connect(m_view, &PdfView::zoomChanged, m_bar, [this] { m_bar->setZoom(m_view->zoom(), m_view->fitsWidth()); });
    connect(&m_search, &QAbstractItemModel::rowsInserted, this, &ReportPreview::showFound);
    connect(&m_search, &QAbstractItemModel::modelReset, this, &ReportPreview::showFound);
}

// The views let go of the document before the bytes that it reads are gone.
ReportPreview::~ReportPreview()
{
    m_view->setDocument(nullptr);
    m_thumbnails->setDocument(nullptr);
    m_outline->setDocument(nullptr);
}

void ReportPreview::setPdf(const QByteArray &bytes)
{
    const QString searched = m_search.searchString();
    m_search.setSearchString({});
    m_result = -1;
    if (bytes.isEmpty())
        m_pdf.clear();
    else
        m_pdf.load(bytes);
    m_view->documentReloaded();
    m_thumbnails->documentReloaded();
    m_outline->documentReloaded();
    m_search.setSearchString(searched);
    m_bar->setZoom(m_view->zoom(), m_view->fitsWidth());
    showPage(m_view->currentPage());
    showFound();
}

void ReportPreview::setProblem(const QString &text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void ReportPreview::focusSearch()
{
    m_bar->focusSearch();
}

void ReportPreview::findNext(int step)
{
    const int count = m_search.rowCount({});
    if (count == 0)
        return;
    m_result = m_result < 0 ? (step > 0 ? 0 : count - 1) : (m_result + step + count) % count;
    m_view->showResult(m_result);
    showFound();
}

void ReportPreview::showFound()
{
    m_bar->setFound(m_result, m_search.rowCount({}));
}

void ReportPreview::showPage(int page)
{
    m_bar->setPages(page, m_view->pageCount());
    m_thumbnails->setCurrentPage(page);
    m_outline->setCurrentPage(page);
}

void ReportPreview::arrange()
{
    m_outline->setVisible(m_bar->showsOutline() && width() >= px(roomForOutline));
    m_thumbnails->setVisible(m_bar->showsThumbnails() && width() >= px(roomForThumbnails));
    m_bar->setCompact(width() < px(roomForOutline));
}

void ReportPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace runcast

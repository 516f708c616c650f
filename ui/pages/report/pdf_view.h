// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractScrollArea>
#include <QCache>
#include <QImage>
#include <QTimer>

class QPdfDocument;
class QPdfSearchModel;

namespace runcast {

/// The pages of a PDF one below the other, at a zoom of the person's choice or as wide as the view, with the places
/// that a search found.
class PdfView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit PdfView(QWidget *parent = nullptr);

    /// Must outlive the view or be replaced; nullptr shows nothing.
    void setDocument(QPdfDocument *document);
    /// Call after the document has loaded other bytes: page and place stay.
    void documentReloaded();
    void setSearch(QPdfSearchModel *search);
    /// Marks this place as the one looked at and scrolls to it; -1 = none.
    void showResult(int index);

    int currentPage() const { return m_page; }
    int pageCount() const { return int(m_places.size()); }
    void goToPage(int page, double pointsFromTop = 0);
    /// 1 = 100 %: a point of the page is 1/72 inch of the screen.
    double zoom() const;
    void setZoom(double zoom);
    bool fitsWidth() const { return m_fitWidth; }
    void fitWidth();

    static constexpr double smallestZoom = 0.1, largestZoom = 8;

signals:
    void currentPageChanged(int page);
    void zoomChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void zoomAround(double zoom, const QPoint &viewportPoint);
    void updateCurrentPage();
    void renderAhead();
    double pixelsPerPoint() const;
    QPoint origin() const;
    const QImage &picture(int page);
    void paintResults(QPainter &painter, int page, const QPoint &corner) const;

    QPdfDocument *m_document = nullptr;
    QPdfSearchModel *m_search = nullptr;
    QList<QRect> m_places; // of pages, from the top left of all
    QSize m_extent;
    double m_zoom = 1;
    bool m_fitWidth = true;
    int m_page = 0;
    int m_result = -1;
    QCache<int, QImage> m_pictures;
    QTimer m_ahead;
};

} // namespace runcast

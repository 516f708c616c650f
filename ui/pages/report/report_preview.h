// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/report/loaded_pdf.h"
#include "ui/pages/report/report_outline.h"

#include <QPdfSearchModel>
#include <QWidget>

class QLabel;

namespace runcast {

class PdfThumbnails;
class PdfView;
class PreviewBar;

/// The file as it will be: pages, thumbnails, outline, checks, search.
class ReportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ReportPreview(QWidget *parent = nullptr);
    ~ReportPreview() override;

    /// Shows another file; page, place, zoom and search stay.
    void setPdf(const QByteArray &bytes);
    const QByteArray &pdf() const { return m_pdf.bytes(); }
    QPdfDocument *document() { return m_pdf.document(); }
    void setChecks(const QList<ReportCheck> &checks) { m_outline->setChecks(checks); }
    /// Why the pages are older than the choices, or why there are none; empty = they are right.
    void setProblem(const QString &text);
    PdfView *view() const { return m_view; }
    int foundCount() const { return m_search.rowCount({}); }

    void focusSearch();
    /// The next place found, or the one before; round and round.
    void findNext(int step);

signals:
    void printRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void showPage(int page);
    void showFound();

    LoadedPdf m_pdf;
    QPdfSearchModel m_search;
    PreviewBar *m_bar;
    PdfThumbnails *m_thumbnails;
    ReportOutline *m_outline;
    QLabel *m_problem;
    PdfView *m_view;
    int m_result = -1;
};

} // namespace runcast

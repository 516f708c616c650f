// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QListView>
#include <QTimer>

class QPdfDocument;
class QStringListModel;

namespace runcast {

/// The pages of a PDF in small, one below the other. Drawn one at a time, so that long reports do not hold the window.
class PdfThumbnails : public QListView {
    Q_OBJECT
public:
    explicit PdfThumbnails(QWidget *parent = nullptr);

    void setDocument(QPdfDocument *document);
    /// Call after the document has loaded other bytes. Old pictures stay until the new ones are drawn.
    void documentReloaded();
    void setCurrentPage(int page);
    /// Null until it is drawn.
    QImage picture(int page) const { return m_pictures.value(page); }
    QSize pageSize(int page) const;

signals:
    /// A person chose this page.
    void pageChosen(int page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void drawNext();
    void retranslate();

    QPdfDocument *m_document = nullptr;
    QStringListModel *m_model;
    QHash<int, QImage> m_pictures;
    int m_next = 0;
    QTimer m_timer;
};

} // namespace runcast

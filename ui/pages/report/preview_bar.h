// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace runcast {

class SearchField;

/// The tools above the pages of a report.
class PreviewBar : public QWidget {
    Q_OBJECT
public:
    explicit PreviewBar(QWidget *parent = nullptr);

    void setPages(int current, int count);
    void setZoom(double zoom, bool fitsWidth);
    /// The place that is looked at, from 0, of so many; -1 = none.
    void setFound(int current, int count);
    QString searched() const;
    void focusSearch();
    bool showsThumbnails() const;
    bool showsOutline() const;
    void setCompact(bool compact);

signals:
    void thumbnailsToggled(bool shown);
    void outlineToggled(bool shown);
    void pageRequested(int page);
    void zoomRequested(double factor);
    void fitWidthRequested();
    void searchChanged(const QString &text);
    void findRequested(int step);
    void searchLeft();
    void printRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QToolButton *m_thumbnails;
    QPushButton *m_outline;
    QSpinBox *m_page;
    QLabel *m_pages;
    QToolButton *m_zoomOut;
    QLabel *m_zoom;
    QToolButton *m_zoomIn;
    QPushButton *m_fitWidth;
    QLabel *m_found;
    SearchField *m_search;
    QToolButton *m_previous, *m_next, *m_print;
    int m_count = 0;
};

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/format/format.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace runcast {

class ChartTableModel;
class ChartView;

/// What a card holds that shows a chart: title, subtitle, the chart or its table, a note. The buttons at its head
/// turn it into a table and copy it.
class ChartWidget : public QWidget {
    Q_OBJECT
public:
    explicit ChartWidget(QWidget *parent = nullptr);

    void setChart(const Chart &chart, const Format &format);
    ChartView *view() const { return m_view; }
    bool isTable() const;
    void showTable(bool table);
    /// Puts a control of the page (a link, a legend, a switch) before the buttons at the head.
    void addHeadWidget(QWidget *widget);

    /// The chart as picture and its values as text, both on the clipboard.
    void copy() const;
    void copyPicture() const;
    void copyValues() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QHBoxLayout *m_headWidgets;
    QLabel *m_title, *m_subtitle, *m_note;
    QToolButton *m_tableButton, *m_moreButton;
    QAction *m_copyPicture, *m_copyValues;
    QStackedWidget *m_stack;
    ChartView *m_view;
    QTableView *m_table;
    ChartTableModel *m_model;
    Format m_format{Language()};
};

} // namespace runcast

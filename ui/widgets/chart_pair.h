// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/format/format.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace runcast {

class ChartTableModel;
class ChartView;

/// Two small charts of the same things side by side under one title.
class ChartPair : public QWidget {
    Q_OBJECT
public:
    explicit ChartPair(QWidget *parent = nullptr);

    /// Each chart's subtitle stands above it; its title is for screen readers only.
    void setCharts(const QString &title, const QString &subtitle, const Chart &first, const Chart &second,
                   const QString &note, const Format &format);
    ChartView *view(int index) const { return m_halves[size_t(index)].view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Half {
        QLabel *caption;
        QStackedWidget *stack;
        ChartView *view;
        QTableView *table;
        ChartTableModel *model;
    };
    Half makeHalf(int column, QGridLayout *grid);
    void retranslate();
    void copy() const;

    QLabel *m_title, *m_subtitle, *m_note;
    QToolButton *m_tableButton, *m_copyButton;
    std::array<Half, 2> m_halves;
};

} // namespace runcast

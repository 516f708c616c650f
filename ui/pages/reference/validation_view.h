// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/reference/validation_model.h"

#include <QWidget>

#include <array>

class QLabel;
class QTableView;

namespace runcast {

class ChartWidget;
class SegmentedControl;
class WordFilter;
struct TextTable;

/// The program's counts and forecasts against what was published and measured.
class ValidationView : public QWidget {
    Q_OBJECT
public:
    explicit ValidationView(std::vector<ValidationKind> kinds, QWidget *parent = nullptr);

    void setFormat(const Format &format);
    void setSearch(const QString &words);
    QString countText() const;
    TextTable shownRows() const;

signals:
    void countChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Tile {
        QLabel *label, *value, *note;
    };
    QWidget *makeTiles();
    void showKind();
    void showTiles();
    void showChart();

    std::vector<ValidationKind> m_kinds;
    Format m_format{Language()};
    SegmentedControl *m_choice;
    std::array<Tile, 5> m_tiles;
    ChartWidget *m_chart;
    QWidget *m_chartCard;
    ValidationModel *m_model;
    WordFilter *m_filter;
    QTableView *m_view;
};

} // namespace runcast

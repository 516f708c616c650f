// SPDX-License-Identifier: MIT
#include "ui/pages/reference/validation_view.h"

#include "reports/charts/chart.h"
#include "reports/format/number.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/sort_header.h"
#include "ui/widgets/table_copy.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/word_filter.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int chartWidth = 480, chartFrom = 1000;

QString signedPercent(double fraction, const Format &format)
{
    const Language &language = format.language();
    return isolated(signedGrouped(language.locale(), fraction * 100, 1), language.direction());
}

} // namespace

ValidationView::ValidationView(std::vector<ValidationKind> kinds, QWidget *parent)
    : QWidget(parent), m_kinds(std::move(kinds)), m_choice(new SegmentedControl(this)), m_chart(new ChartWidget(this)),
      m_model(new ValidationModel(this)), m_filter(new WordFilter(this)), m_view(new QTableView(this))
{
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setHorizontalHeader(new SortHeader(m_view));
    dressTable(m_view);
    m_view->setSortingEnabled(true);
    m_view->setContextMenuPolicy(Qt::DefaultContextMenu);
    m_view->sortByColumn(ValidationModel::Error, Qt::DescendingOrder);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto *tableCard = new Card(this);
    tableCard->content()->setContentsMargins(1, 1, 1, 1);
    tableCard->content()->addWidget(m_view);
    auto *chartCard = new Card(this);
    chartCard->content()->addWidget(m_chart);
    m_chartCard = chartCard;
    auto *panes = new QHBoxLayout;
    panes->setSpacing(px(Spacing::medium));
    panes->addWidget(chartCard);
    panes->addWidget(tableCard, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Spacing::medium));
    column->addWidget(m_choice, 0, Qt::AlignLeading);
    column->addWidget(makeTiles());
    column->addLayout(panes, 1);
    connect(m_choice, &SegmentedControl::chosen, this, &ValidationView::showKind);
}

QWidget *ValidationView::makeTiles()
{
    auto *tiles = new QWidget(this);
    auto *row = new QHBoxLayout(tiles);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::medium));
    for (Tile &tile : m_tiles) {
        auto *card = new Card(tiles);
        card->content()->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::large),
                                            px(Spacing::medium));
        card->content()->setSpacing(px(2));
        tile = {makeLabel("caption", card), makeLabel("headline", card), makeLabel("caption", card)};
        for (QLabel *label : {tile.label, tile.value, tile.note})
            card->content()->addWidget(label);
        tile.note->setWordWrap(true);
        row->addWidget(card, 1);
    }
    return tiles;
}

void ValidationView::setFormat(const Format &format)
{
    m_format = format;
    QStringList titles;
    for (const ValidationKind &kind : m_kinds)
        titles.append(format.language().words("Validation", kind.title));
    m_choice->setSegments(titles);
    m_choice->setAccessibleName(tr("What is checked"));
    m_view->setAccessibleName(tr("Validation"));
    showKind();
}

void ValidationView::showKind()
{
    m_model->setKind(m_kinds[size_t(std::max(0, m_choice->current()))], m_format);
    const QAbstractItemView &sized = *m_view; // where the hint is public
    for (int column = 0; column < ValidationModel::Reason; ++column)
        m_view->setColumnWidth(column, std::clamp(sized.sizeHintForColumn(column), px(80), px(220)));
    m_view->setColumnHidden(ValidationModel::Group,
                            m_kinds[size_t(std::max(0, m_choice->current()))].summary.medianByGroup.size() < 2);
    showTiles();
    showChart();
    emit countChanged();
}

void ValidationView::showTiles()
{
    const ValidationSummary &summary = m_kinds[size_t(std::max(0, m_choice->current()))].summary;
    const auto exact = size_t(std::count_if(summary.items.begin(), summary.items.end(),
                                            [](const ValidationItem &item) { return item.error == 0; }));
    const QLocale locale = m_format.language().locale();
    const auto set = [](const Tile &tile, const QString &label, const QString &value, const QString &note) {
        tile.label->setText(label);
        tile.value->setText(value);
        tile.note->setText(note);
        tile.value->setAccessibleName(label);
    };
    set(m_tiles[0], tr("Rows"), locale.toString(qulonglong(summary.rows)),
        tr("%1 of them to the unit").arg(locale.toString(qulonglong(exact))));
    set(m_tiles[1], tr("Half the errors are below"), m_format.percent(summary.medianError, 1),
        tr("median of the absolute error"));
    set(m_tiles[2], tr("Nine in ten are below"), m_format.percent(summary.p90Error, 1),
        tr("P90 of the absolute error"));
    set(m_tiles[3], tr("Median error"), Quantity{signedPercent(summary.bias, m_format), locale.percent()}.joined(),
        summary.bias < 0   ? tr("forecasts tend to be low")
        : summary.bias > 0 ? tr("forecasts tend to be high")
                           : tr("neither high nor low"));
    set(m_tiles[4], tr("Largest error"),
        Quantity{signedPercent(summary.worstError, m_format), locale.percent()}.joined(), tr("of a single row"));
}

void ValidationView::showChart()
{
    const ValidationKind &kind = m_kinds[size_t(std::max(0, m_choice->current()))];
    const Language &language = m_format.language();
    XyChart points;
    double low = std::numeric_limits<double>::infinity(), high = 0;
    XyChart::Series series{.color = Subject::Compute, .line = false, .marker = MarkerShape::Dot};
    for (const ValidationItem &item : kind.summary.items) {
        const double measured = item.measured * kind.toUnit, forecast = item.forecast * kind.toUnit;
        if (!(measured > 0 && forecast > 0 && std::isfinite(measured) && std::isfinite(forecast)))
            continue;
        low = std::min({low, measured, forecast});
        high = std::max({high, measured, forecast});
        series.points.append({measured, forecast});
        series.labels.append(QString());
    }
    points.series.append(series);
    points.equality = true;
    points.x.logarithmic = points.y.logarithmic = true;
    points.x.fromZero = points.y.fromZero = false;
    if (high > 0) {
        const double middle = std::sqrt(low * high);
        points.x.scale = m_format.scaleFor(kind.unit, std::span(&middle, 1));
        points.x.low = std::pow(10, std::floor(std::log10(low)));
        points.x.high = std::pow(10, std::ceil(std::log10(high)));
    }
    points.y.scale = points.x.scale;
    points.y.low = points.x.low;
    points.y.high = points.x.high;
    points.x.title = language.words("Validation", kind.measured);
    points.y.title = language.words("Validation", kind.forecast);
    const auto within = std::count_if(kind.summary.items.begin(), kind.summary.items.end(),
                                      [](const ValidationItem &item) { return std::fabs(item.error) <= 0.1; });
    Chart chart{.body = points};
    chart.title = tr("%1 of %2 lie within 10 %")
                      .arg(language.locale().toString(qlonglong(within)),
                           language.locale().toString(qulonglong(kind.summary.rows)));
    const QString unit = m_format.unitOf(points.x.scale);
    //: Of a chart: what stands upwards, what stands to the side, the unit.
    chart.subtitle =
        tr("%1 against %2, %3, log axes; the line is equality").arg(points.y.title, points.x.title.toLower(), unit);
    m_chart->setChart(chart, m_format);
}

void ValidationView::setSearch(const QString &words)
{
    m_filter->setWords(words);
    emit countChanged();
}

QString ValidationView::countText() const
{
    return tr("%n row(s)", "", m_filter->rowCount());
}

TextTable ValidationView::shownRows() const
{
    TextTable table;
    for (int column = 0; column < m_filter->columnCount(); ++column)
        table.head.append(m_filter->headerData(column, Qt::Horizontal).toString());
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_filter->columnCount(); ++column)
            cells.append(m_filter->index(row, column).data().toString());
        table.rows.append(cells);
    }
    return table;
}

void ValidationView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_chartCard->setVisible(width() >= px(chartFrom));
    m_chartCard->setFixedWidth(px(chartWidth));
}

} // namespace runcast

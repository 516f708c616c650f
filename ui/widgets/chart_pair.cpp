// SPDX-License-Identifier: MIT
#include "ui/widgets/chart_pair.h"

#include "reports/charts/chart_table.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chart_table_model.h"
#include "ui/widgets/chart_view.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_copy.h"
#include "ui/widgets/table_delegate.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {

ChartPair::ChartPair(QWidget *parent)
    : QWidget(parent), m_title(makeLabel("groupTitle", this)), m_subtitle(makeLabel("caption", this)),
      m_note(makeLabel("caption", this)), m_tableButton(makeIconButton(u"table"_s, false, this)),
      m_copyButton(makeIconButton(u"copy"_s, false, this))
{
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    m_tableButton->setCheckable(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(px(2));
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    auto *head = new QHBoxLayout;
    head->setSpacing(px(Spacing::tiny));
    head->addLayout(words, 1);
    head->addWidget(m_tableButton, 0, Qt::AlignTop);
    head->addWidget(m_copyButton, 0, Qt::AlignTop);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(px(Spacing::huge));
    grid->setVerticalSpacing(px(Spacing::tiny));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Spacing::small));
    column->addLayout(head);
    column->addLayout(grid, 1);
    column->addWidget(m_note);
    m_halves = {makeHalf(0, grid), makeHalf(1, grid)};
    connect(m_tableButton, &QToolButton::toggled, this, [this](bool table) {
        for (const Half &half : m_halves)
            half.stack->setCurrentIndex(table ? 1 : 0);
    });
    connect(m_copyButton, &QToolButton::clicked, this, &ChartPair::copy);
    retranslate();
}

ChartPair::Half ChartPair::makeHalf(int column, QGridLayout *grid)
{
    Half half{makeLabel("caption", this), new QStackedWidget(this), new ChartView, new QTableView,
              new ChartTableModel(this)};
    half.table->setModel(half.model);
    dressTable(half.table, true);
    half.stack->addWidget(half.view);
    half.stack->addWidget(half.table);
    grid->addWidget(half.caption, 0, column);
    grid->addWidget(half.stack, 1, column);
    grid->setColumnStretch(column, 1);
    grid->setRowStretch(1, 1);
    connect(half.view, &ChartView::copyRequested, this, &ChartPair::copy);
    return half;
}

void ChartPair::setCharts(const QString &title, const QString &subtitle, const Chart &first, const Chart &second,
                          const QString &note, const Format &format)
{
    m_title->setText(title);
    m_subtitle->setText(subtitle);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    const Chart *charts[] = {&first, &second};
    for (size_t i = 0; i < m_halves.size(); ++i) {
        const Half &half = m_halves[i];
        half.caption->setText(charts[i]->subtitle);
        half.view->setChart(*charts[i], format);
        half.model->setTable(chartTable(*charts[i], format));
        half.table->setAccessibleName(charts[i]->title);
        half.table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    }
}

void ChartPair::copy() const
{
    TextTable table;
    for (const Half &half : m_halves) {
        const int columns = half.model->columnCount();
        QStringList head;
        for (int column = 0; column < columns; ++column)
            head.append(half.model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        table.rows.append({half.caption->text()});
        table.rows.append(head);
        for (int row = 0; row < half.model->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < columns; ++column)
                cells.append(half.model->index(row, column).data().toString());
            table.rows.append(cells);
        }
    }
    copyTable(table);
}

void ChartPair::retranslate()
{
    setIconButtonText(m_tableButton, tr("Show as table"));
    setIconButtonText(m_copyButton, tr("Copy the values"));
}

void ChartPair::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/widgets/chart_widget.h"

#include "reports/charts/chart_table.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chart_table_model.h"
#include "ui/widgets/chart_view.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_delegate.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

ChartWidget::ChartWidget(QWidget *parent)
    : QWidget(parent), m_headWidgets(new QHBoxLayout), m_title(makeLabel("groupTitle", this)),
      m_subtitle(makeLabel("caption", this)), m_note(makeLabel("caption", this)),
      m_tableButton(makeIconButton(u"table"_s, false, this)), m_moreButton(makeIconButton(u"more"_s, false, this)),
      m_stack(new QStackedWidget(this)), m_view(new ChartView), m_table(new QTableView),
      m_model(new ChartTableModel(this))
{
    m_title->setWordWrap(true);
    m_subtitle->setWordWrap(true);
    m_note->setWordWrap(true);
    m_tableButton->setCheckable(true);
    auto *menu = new QMenu(m_moreButton);
    m_copyPicture = menu->addAction(QString());
    m_copyValues = menu->addAction(QString());
    m_moreButton->setMenu(menu);
    m_moreButton->setPopupMode(QToolButton::InstantPopup);
    m_table->setModel(m_model);
    dressTable(m_table, true);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);
    showTable(false);

    auto *words = new QVBoxLayout;
    words->setSpacing(px(2));
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    auto *head = new QHBoxLayout;
    head->setSpacing(px(Spacing::tiny));
    head->addLayout(words, 1);
    head->addLayout(m_headWidgets);
    head->addWidget(m_tableButton, 0, Qt::AlignTop);
    head->addWidget(m_moreButton, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(px(Spacing::medium));
    layout->addLayout(head);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_note);

    connect(m_tableButton, &QToolButton::toggled, this, &ChartWidget::showTable);
    connect(m_view, &ChartView::copyRequested, this, &ChartWidget::copy);
    connect(m_copyPicture, &QAction::triggered, this, &ChartWidget::copyPicture);
    connect(m_copyValues, &QAction::triggered, this, &ChartWidget::copyValues);
    retranslate();
}

void ChartWidget::setChart(const Chart &chart, const Format &format)
{
    m_format = format;
    m_title->setText(chart.title);
    m_subtitle->setText(chart.subtitle);
    m_subtitle->setVisible(!chart.subtitle.isEmpty());
    m_note->setText(chart.note);
    m_note->setVisible(!chart.note.isEmpty());
    m_view->setChart(chart, format);
    m_model->setTable(chartTable(chart, format));
    m_table->setAccessibleName(chart.title);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (m_model->columnCount() > 0)
        m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

bool ChartWidget::isTable() const
{
    return m_stack->currentWidget() == m_table;
}

void ChartWidget::showTable(bool table)
{
    m_tableButton->setChecked(table);
    // The card is as high as what it shows, not as the higher of the two.
    m_view->setSizePolicy(QSizePolicy::Expanding, table ? QSizePolicy::Ignored : QSizePolicy::Expanding);
    m_table->setSizePolicy(QSizePolicy::Expanding, table ? QSizePolicy::Expanding : QSizePolicy::Ignored);
    m_stack->setCurrentWidget(table ? static_cast<QWidget *>(m_table) : m_view);
}

void ChartWidget::addHeadWidget(QWidget *widget)
{
    m_headWidgets->addWidget(widget, 0, Qt::AlignTop);
}

void ChartWidget::copy() const
{
    auto *data = new QMimeData; // the clipboard owns it
    data->setImageData(m_view->picture());
    data->setText(chartTable(m_view->chart(), m_format).toTabbedText());
    QGuiApplication::clipboard()->setMimeData(data);
}

void ChartWidget::copyPicture() const
{
    QGuiApplication::clipboard()->setImage(m_view->picture());
}

void ChartWidget::copyValues() const
{
    QGuiApplication::clipboard()->setText(chartTable(m_view->chart(), m_format).toTabbedText());
}

void ChartWidget::retranslate()
{
    setIconButtonText(m_tableButton, tr("Show as table"));
    setIconButtonText(m_moreButton, tr("More"));
    m_copyPicture->setText(tr("Copy &picture"));
    m_copyValues->setText(tr("Copy &values"));
}

void ChartWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/pages/plan/headline_tiles.h"

#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tile_texts.h"
#include "ui/theme/widget_theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

namespace runcast {

HeadlineTiles::HeadlineTiles(PlanModel &model, QWidget *parent) : QFrame(parent), m_model(model)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_figures = tileFigures(model.schema());
    for (const Figure *figure : m_figures) {
        auto *tile = new FigureTile(this);
        row->addWidget(tile, 1);
        m_tiles.append(tile);
        connect(tile, &FigureTile::whyRequested, this, [this, figure] { emit whyRequested(figure); });
    }
    connect(&model, &PlanModel::scenarioSwitched, this, &HeadlineTiles::rebuild);
    connect(&model, &PlanModel::inputsChanged, this, &HeadlineTiles::refresh);
    connect(&model, &PlanModel::recordChanged, this, &HeadlineTiles::refresh);
    connect(&model, &PlanModel::stalenessChanged, this, &HeadlineTiles::refresh);
    rebuild();
    setStrip(false);
}

void HeadlineTiles::rebuild()
{
    setAccessibleName(tr("Headline figures"));
    refresh();
}

void HeadlineTiles::refresh()
{
    for (size_t i = 0; i < m_figures.size(); ++i) {
        FigureTile *tile = m_tiles[qsizetype(i)];
        tile->setContent(m_model.hasScenario() ? tileContent(*m_figures[i], m_model, m_strip) : TileContent{});
        tile->setStale(m_model.isStale());
    }
}

void HeadlineTiles::setStrip(bool strip)
{
    m_strip = strip;
    layout()->setSpacing(strip ? 1 : px(Spacing::medium));
    const int edge = strip ? 1 : 0;
    layout()->setContentsMargins(edge, edge, edge, edge);
    for (FigureTile *tile : std::as_const(m_tiles))
        tile->setForm(strip ? FigureTile::Form::Strip : FigureTile::Form::Tile);
    if (property("card").toBool() != strip) {
        setProperty("card", strip);
        style()->unpolish(this);
        style()->polish(this);
    }
    refresh();
}

void HeadlineTiles::setExplained(const Figure *figure)
{
    for (size_t i = 0; i < m_figures.size(); ++i)
        m_tiles[qsizetype(i)]->setExplained(m_figures[i] == figure);
}

const Figure *HeadlineTiles::focusedFigure() const
{
    for (size_t i = 0; i < m_figures.size(); ++i) {
        if (m_tiles[qsizetype(i)]->hasFocus())
            return m_figures[i];
    }
    return nullptr;
}

void HeadlineTiles::focusFirst()
{
    if (!m_tiles.isEmpty())
        m_tiles.first()->setFocus(Qt::TabFocusReason);
}

void HeadlineTiles::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (!m_strip)
        return;
    QPainter painter(this);
    for (qsizetype i = 1; i < m_tiles.size(); ++i) {
        const QRect tile = m_tiles[i]->geometry();
        const int x = layoutDirection() == Qt::LeftToRight ? tile.left() - 1 : tile.right() + 1;
        painter.fillRect(x, 1, 1, height() - 2, themeOf(this).line);
    }
}

} // namespace runcast

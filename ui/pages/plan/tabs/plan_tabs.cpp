// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/plan_tabs.h"

#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/compute_tab.h"
#include "ui/pages/plan/tabs/cost_tab.h"
#include "ui/pages/plan/tabs/layout_tab.h"
#include "ui/pages/plan/tabs/memory_tab.h"
#include "ui/pages/plan/tabs/model_tab.h"
#include "ui/pages/plan/tabs/power_tab.h"
#include "ui/pages/plan/tabs/reliability_tab.h"
#include "ui/pages/plan/tabs/subject_tab_bar.h"
#include "ui/theme/widget_theme.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

template <typename Tab> PlanTab *make(PlanModel &model, QWidget *parent)
{
    return new Tab(model, parent);
}

struct TabSpec {
    const char *title; // context "PlanTabs"
    QLatin1StringView icon;
    Subject subject;
    PlanTab *(*make)(PlanModel &, QWidget *);
};

constexpr std::array specs = {
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Model"), "edit"_L1, Subject::Compute, make<ModelTab>},
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Compute"), "compute"_L1, Subject::Compute, make<ComputeTab>},
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Memory"), "memory"_L1, Subject::Memory, make<MemoryTab>},
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Layout"), "layout"_L1, Subject::Communication, make<LayoutTab>},
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Cost"), "money"_L1, Subject::Money, make<CostTab>},
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Power"), "energy"_L1, Subject::Energy, make<PowerTab>},
    TabSpec{QT_TRANSLATE_NOOP("runcast::PlanTabs", "Reliability"), "failure"_L1, Subject::Failure,
            make<ReliabilityTab>},
};
constexpr int modelTab = 0, firstShown = 4; // cost

} // namespace

PlanTabs::PlanTabs(PlanModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_bar(new SubjectTabBar(this)), m_stack(new QStackedWidget(this)),
      m_tabs(qsizetype(specs.size()), nullptr)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Spacing::medium));
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    for (const TabSpec &spec : specs)
        m_bar->addSubject(spec.icon, spec.subject);
    connect(m_bar, &QTabBar::currentChanged, this, &PlanTabs::show);
    connect(&model, &PlanModel::scenarioSwitched, this, &PlanTabs::retranslate);
    connect(&model, &PlanModel::inputsChanged, this, &PlanTabs::invalidate);
    connect(&model, &PlanModel::recordChanged, this, &PlanTabs::invalidate);
    retranslate();
    m_bar->setCurrentIndex(firstShown);
}

void PlanTabs::retranslate()
{
    for (int i = 0; i < count(); ++i)
        m_bar->setTabText(i, tr(specs[size_t(i)].title));
    m_bar->setAccessibleName(tr("Aspects of the forecast"));
    invalidate();
}

void PlanTabs::invalidate()
{
    for (PlanTab *tab : std::as_const(m_tabs)) {
        if (tab)
            tab->invalidate();
    }
}

int PlanTabs::count() const
{
    return int(specs.size());
}

PlanTab *PlanTabs::tab(int index)
{
    if (!m_tabs[index]) {
        m_tabs[index] = specs[size_t(index)].make(m_model, m_stack);
        m_stack->addWidget(m_tabs[index]);
        connect(m_tabs[index], &PlanTab::whyRequested, this, &PlanTabs::whyRequested);
    }
    return m_tabs[index];
}

void PlanTabs::show(int index)
{
    m_stack->setCurrentWidget(tab(index));
}

void PlanTabs::setCompact(bool compact)
{
    m_bar->setCompact(compact);
}

void PlanTabs::showSection(Section section)
{
    for (int i = 0; i < count(); ++i) {
        const std::vector<Section> &shown = tab(i)->sections();
        if (std::find(shown.begin(), shown.end(), section) != shown.end())
            return m_bar->setCurrentIndex(i);
    }
}

bool PlanTabs::reveal(const QString &figureKey)
{
    const Figure *figure = m_model.schema().figure(figureKey.toStdString());
    if (!figure)
        return false;
    showSection(figure->section);
    tab(m_bar->currentIndex())->reveal(figureKey);
    return true;
}

bool PlanTabs::showsModel() const
{
    return m_bar->currentIndex() == modelTab;
}

void PlanTabs::showModel()
{
    m_bar->setCurrentIndex(modelTab);
}

void PlanTabs::step(int direction)
{
    m_bar->setCurrentIndex((m_bar->currentIndex() + direction + count()) % count());
}

const Figure *PlanTabs::focusedFigure() const
{
    const PlanTab *shown = m_tabs[m_bar->currentIndex()];
    return shown ? shown->focusedFigure() : nullptr;
}

void PlanTabs::focusFirst()
{
    m_bar->setFocus(Qt::TabFocusReason);
}

} // namespace runcast

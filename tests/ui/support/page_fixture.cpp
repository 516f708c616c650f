// SPDX-License-Identifier: MIT
#include "page_fixture.h"

#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"

#include <QDir>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QDateTime testTime()
{
    return QDateTime(QDate(2026, 11, 30), QTime(12, 4), Qt::UTC);
}

} // namespace

PageFixture::PageFixture(const Schema &schema)
    : document({schema, shippedCatalog(), testTime, u"M. Okafor"_s}), messages(testTime),
      m_settings(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
{
    language.setLanguage(u"en"_s);
}

ScenarioId PageFixture::addScenario(const QString &name, const std::vector<std::pair<const char *, Value>> &values,
                                    const char *preset)
{
    const Schema &schema = document.schema();
    Result<Scenario> scenario = scenarioFromPreset(name.toStdString(), preset, schema, document.catalog());
    if (!scenario)
        qFatal("preset %s: %s", preset, plainText(scenario.error()).c_str());
    for (const auto &[key, value] : values) {
        if (const Result<void> set = setParameter(*scenario, schema, document.catalog(), key, value); !set)
            qFatal("%s: %s", key, plainText(set.error()).c_str());
    }
    const Result<QList<ScenarioId>> added = document.add({{*scenario}}, u"Add"_s);
    if (!added)
        qFatal("%s", plainText(added.error()).c_str());
    return added->first();
}

QList<ScenarioId> PageFixture::addSamples()
{
    const std::pair<const char *, Value> staff[] = {{"price.staff_count", 24.0}, {"price.staff_usd_per_year", 4.5e5}};
    std::vector<std::pair<const char *, Value>> rented{{"cluster.accelerator", std::string("h100-sxm")},
                                                       {"cluster.accelerators", 16384.0},
                                                       {"layout.tensor", 8.0},
                                                       {"layout.pipeline", 16.0},
                                                       {"layout.virtual_stages", 8.0},
                                                       {"schedule.mfu", 0.4},
                                                       {"schedule.start_date", std::string("2027-03-01")},
                                                       {"schedule.overhead_compute_fraction", 0.08},
                                                       {"price.contingency_fraction", 0.1},
                                                       {"target.power_mw", 25.0},
                                                       staff[0],
                                                       staff[1]};
    auto owned = rented;
    owned.push_back({"price.mode", std::string("own")});
    owned.push_back({"price.utilised_fraction", 0.85});
    owned.push_back({"schedule.start_date", std::string("2027-07-01")});
    std::vector<std::pair<const char *, Value>> small{{"cluster.accelerator", std::string("h100-sxm")},
                                                      {"cluster.accelerators", 2048.0},
                                                      {"layout.tensor", 8.0},
                                                      {"layout.pipeline", 4.0},
                                                      {"layout.virtual_stages", 4.0},
                                                      {"schedule.mfu", 0.42},
                                                      {"schedule.start_date", std::string("2027-02-01")},
                                                      {"schedule.overhead_compute_fraction", 0.08},
                                                      {"price.contingency_fraction", 0.1},
                                                      {"target.power_mw", 25.0},
                                                      staff[0],
                                                      staff[1]};
    return {addScenario(u"Frontier 405B, rented"_s, rented), addScenario(u"Frontier 405B, owned"_s, owned),
            addScenario(u"Mid 70B"_s, small, "llama-3.1-70b")};
}

void PageFixture::keepPicture(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("RUNCAST_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(50); // timers of layouts and repaints
    widget.grab().save(QDir(folder).filePath(name + u".png"_s));
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "story.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

using Values = std::vector<std::pair<const char *, const char *>>;

struct Told {
    const char *name;
    const char *preset;
    ScenarioStatus status;
    QStringList tags;
    Values values;
};

NewScenario make(const LibraryDocument &document, const Told &told)
{
    const Schema &schema = document.schema();
    const Catalog &catalog = document.catalog();
    Result<Scenario> scenario = scenarioFromPreset(told.name, told.preset, schema, catalog);
    if (!scenario)
        qFatal("%s", plainText(scenario.error()).c_str());
    for (const auto &[key, text] : told.values) {
        const Result<Value> value = parseValue(*schema.parameter(key), text);
        if (!value)
            qFatal("%s: %s", key, plainText(value.error()).c_str());
        if (const Result<void> set = setParameter(*scenario, schema, catalog, key, *value); !set)
            qFatal("%s: %s", key, plainText(set.error()).c_str());
    }
    return {std::move(*scenario),
            {.note = {}, .owner = u"M. Okafor"_s, .tags = told.tags, .status = told.status, .archived = false}};
}

const Values frontier{{"cluster.accelerator", "h100-sxm"},
                      {"cluster.accelerators", "16384"},
                      {"layout.tensor", "8"},
                      {"layout.pipeline", "16"},
                      {"schedule.mfu", "40%"},
                      {"schedule.start_date", "2027-03-01"},
                      {"schedule.overhead_compute_fraction", "8%"},
                      {"price.usd_per_accelerator_hour", "2.25"},
                      {"price.staff_count", "24"},
                      {"price.staff_usd_per_year", "450k"},
                      {"price.contingency_fraction", "10%"},
                      {"target.budget_usd", "95M"},
                      {"target.end_date", "2027-05-20"}};

Values with(Values values, const Values &others)
{
    values.insert(values.end(), others.begin(), others.end());
    return values;
}

const Values middle{{"cluster.accelerator", "h100-sxm"},
                    {"cluster.accelerators", "2048"},
                    {"layout.tensor", "8"},
                    {"schedule.start_date", "2027-03-15"},
                    {"price.contingency_fraction", "10%"}};

} // namespace

QDateTime storyTime()
{
    return QDateTime(QDate(2026, 11, 25), QTime(12, 4), Qt::UTC);
}

void tellStory(LibraryDocument &document)
{
    using enum ScenarioStatus;
    const std::vector<Told> story{
        {"Mid 70B", "llama-3.1-70b", Approved, {u"mid"_s, u"2027"_s}, middle},
        {"Frontier 405B, 24,576 GPUs",
         "llama-3.1-405b",
         Draft,
         {u"frontier"_s},
         with(frontier, {{"cluster.accelerators", "24576"}})},
        {"Frontier 405B, autumn start",
         "llama-3.1-405b",
         Draft,
         {u"frontier"_s},
         with(frontier, {{"schedule.start_date", "2027-09-01"}})},
        {"Frontier 405B, 12 T tokens",
         "llama-3.1-405b",
         Rejected,
         {u"frontier"_s},
         with(frontier, {{"training.tokens", "12T"}})},
        {"Mid 70B, 20 T tokens", "llama-3.1-70b", Draft, {u"mid"_s}, with(middle, {{"training.tokens", "20T"}})},
        {"Mid 70B, owned", "llama-3.1-70b", Draft, {u"mid"_s}, with(middle, {{"price.mode", "own"}})},
        {"Mid 70B, 4,096 GPUs",
         "llama-3.1-70b",
         Rejected,
         {u"mid"_s},
         with(middle, {{"cluster.accelerators", "4096"}})},
        {"Small 8B, edge", "llama-3.1-8b", Approved, {u"small"_s}, with(middle, {{"cluster.accelerators", "1024"}})},
        {"Small 8B, 128 k context",
         "llama-3.1-8b",
         Proposed,
         {u"small"_s},
         with(middle, {{"cluster.accelerators", "1024"}, {"training.sequence_length", "131072"}})},
        {"MoE 671B, 37B active", "deepseek-v3", Draft, {u"moe"_s}, {{"schedule.start_date", "2027-02-01"}}},
        {"Code 15B", "starcoder2-15b", Draft, {u"code"_s}, {{"cluster.accelerators", "512"}}},
        {"Frontier 405B, owned",
         "llama-3.1-405b",
         Draft,
         {u"frontier"_s, u"own"_s},
         with(frontier, {{"price.mode", "own"}, {"schedule.start_date", "2027-07-01"}})},
        {"Frontier 405B, rented", "llama-3.1-405b", Proposed, {u"frontier"_s, u"2027"_s, u"rent"_s}, frontier}};
    std::vector<NewScenario> scenarios;
    for (const Told &told : story)
        scenarios.push_back(make(document, told));
    const Result<QList<ScenarioId>> ids = document.add(std::move(scenarios), u"Story"_s);
    if (!ids)
        qFatal("%s", plainText(ids.error()).c_str());
    const ScenarioId owned = ids->at(ids->size() - 2), rented = ids->last();
    const auto check = [](const auto &result) {
        if (!result)
            qFatal("%s", plainText(result.error()).c_str());
    };
    check(document.setParameter(rented, "training.global_batch_tokens", 16777216.0));
    check(document.saveVersion(rented, u"Layout TP 8 PP 16 DP 128"_s));
    check(document.setParameter(rented, "schedule.overhead_compute_fraction", 0.06));
    check(document.saveVersion(rented, u"Overhead compute 6 %"_s));
    check(document.setParameter(rented, "schedule.overhead_compute_fraction", 0.08));
    check(document.saveVersion(rented, u"Contingency 10 %, proposed"_s));
    check(document.setParameter(rented, "price.usd_per_accelerator_hour", 2.40));
    check(document.setNote(rented, u"Rent from one provider, one site in Texas. Decision on 14 Jan 2027; quote must be "
                                   "renewed before."_s));
    check(document.setArchived({ids->at(4)}, true));
    document.setCompareSet({rented, owned, ids->first()});
    document.setCurrent(rented);
    check(document.flush());
}

void fillLibrary(LibraryDocument &document, int count)
{
    std::vector<NewScenario> scenarios;
    const auto models = document.catalog().models();
    for (int i = 0; i < count; ++i) {
        const ModelPreset &model = models[size_t(i) % models.size()];
        Result<Scenario> scenario = scenarioFromPreset(model.name, model.id, document.schema(), document.catalog());
        if (scenario)
            scenarios.push_back({std::move(*scenario), {}});
    }
    (void)document.add(std::move(scenarios), u"Fill"_s);
}

} // namespace runcast

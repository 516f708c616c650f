// SPDX-License-Identifier: MIT
#include "report_samples.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

using namespace Qt::StringLiterals;

namespace runcast::samples {
namespace {

QDateTime utc(int year, int month, int day, int hour = 16, int minute = 40)
{
    return QDateTime(QDate(year, month, day), QTime(hour, minute), Qt::UTC);
}

const Inputs frontierInputs = {
    {"cluster.accelerator", "h100-sxm"},
    {"cluster.accelerators", "16384"},
    {"layout.tensor", "8"},
    {"layout.pipeline", "16"},
    {"schedule.mfu", "40%"},
    {"schedule.start_date", "2027-03-01"},
    {"schedule.overhead_compute_fraction", "15%"},
    {"price.usd_per_accelerator_hour", "2.40"},
    {"price.staff_count", "45"},
    {"price.staff_usd_per_year", "420000"},
    {"reliability.spare_accelerators", "256"},
    {"reliability.checkpoint_interval_s", "900"},
    {"target.budget_usd", "125e6"},
    {"target.end_date", "2027-06-30"},
    {"target.power_mw", "25"},
};

ReportScenario changed(const std::string &name, const std::string &preset, const Inputs &more)
{
    Inputs inputs = frontierInputs;
    inputs.insert(inputs.end(), more.begin(), more.end());
    return scenario(name, preset, inputs);
}

ReportRequest request(ReportKind kind)
{
    ReportRequest request;
    request.kind = kind;
    request.date = utc(2026, 11, 30);
    request.author = u"I. Marsh"_s;
    request.organisation = u"Aldermere Research"_s;
    request.audience = u"the Budget Committee"_s;
    request.decisionDate = QDate(2027, 1, 15);
    request.classification = u"Confidential"_s;
    request.library = u"programme-2027"_s;
    return request;
}

} // namespace

ReportScenario scenario(const std::string &name, const std::string &preset, const Inputs &inputs)
{
    const Schema &schema = standardSchema();
    const Catalog &catalog = shippedCatalog();
    ReportScenario made;
    Result<Scenario> fromPreset = scenarioFromPreset(name, preset, schema, catalog);
    made.scenario = fromPreset ? *std::move(fromPreset) : newScenario(name, schema, catalog);
    for (const auto &[key, text] : inputs) {
        const Parameter *parameter = schema.parameter(key);
        const Result<Value> value = parameter ? parseValue(*parameter, text) : Result<Value>(Error{});
        if (!value || !setParameter(made.scenario, schema, catalog, key, *value))
            qFatal("sample input %s = %s", key, text);
    }
    made.outcome = forecast(made.scenario, schema, catalog);
    return made;
}

ReportScenario frontier()
{
    ReportScenario made = scenario("Frontier 405B, rented", "llama-3.1-405b", frontierInputs);
    made.version = 4;
    made.status = u"proposed"_s;
    made.owner = u"I. Marsh"_s;
    made.tags = {u"2027"_s, u"frontier"_s};
    made.note =
        u"The provider’s offer is valid until 31 January 2027. We asked for an hourly proof of its energy contracts."_s;
    made.history = {
        {1, utc(2026, 9, 14), u"I. Marsh"_s, u"First estimate"_s, 96.575e6},
        {2, utc(2026, 10, 12), u"I. Marsh"_s, u"Utilisation 42 % to 40 %"_s, 101.162e6},
        {3, utc(2026, 11, 9), u"I. Marsh"_s, u"Overhead compute 10 % to 15 %"_s, 105.479e6},
        {4, utc(2026, 11, 30), u"I. Marsh"_s, u"Offer 2.40 for 2.55"_s, made.outcome.forecast.cost.totalUsd}};
    return made;
}

ReportScenario owned()
{
    return changed("Frontier 405B, owned over five years", "llama-3.1-405b",
                   {{"price.mode", "own"}, {"price.cost_of_capital", "8%"}, {"schedule.start_date", "2027-09-01"}});
}

ReportScenario smaller()
{
    return changed(
        "Smaller model, 70B", "llama-3.1-70b",
        {{"cluster.accelerators", "4096"}, {"layout.pipeline", "4"}, {"reliability.spare_accelerators", "64"}});
}

ReportScenario deferred()
{
    return changed("Deferred by six months", "llama-3.1-405b",
                   {{"price.usd_per_accelerator_hour", "2.10"}, {"schedule.start_date", "2027-09-01"}});
}

ReportScenario tiny()
{
    ReportScenario made;
    made.scenario = newScenario("Tiny", standardSchema(), shippedCatalog());
    const Inputs inputs = {{"model.total_parameters", "10M"},
                           {"training.tokens", "200M"},
                           {"training.global_batch_tokens", "65536"},
                           {"training.sequence_length", "1024"},
                           {"cluster.accelerators", "1"}};
    for (const auto &[key, text] : inputs) {
        const Result<Value> value = parseValue(*standardSchema().parameter(key), text);
        if (!value || !setParameter(made.scenario, standardSchema(), shippedCatalog(), key, *value))
            qFatal("sample input %s = %s", key, text);
    }
    made.outcome = forecast(made.scenario, standardSchema(), shippedCatalog());
    return made;
}

ReportScenario withoutTokens()
{
    return changed("Nobody said how long", "llama-3.1-405b", {{"training.tokens", ""}});
}

std::vector<std::string> hostileNames()
{
    return {"\"Quotes\" & <b>markup</b> %1 %2",
            "\xF0\x9F\x9A\x80 rocket and \xE4\xB8\xAD\xE6\x96\x87",
            std::string(
                "A name of two hundred characters that goes on and on because somebody put the whole history of the "
                "project into it, with every decision and every doubt, until no column of any table could hold it."),
            "Donaudampfschifffahrtselektrizit\xC3\xA4tenhauptbetriebswerkbauunterbeamter",
            "\xD8\xAA\xD8\xAF\xD8\xB1\xD9\x8A\xD8\xA8 405B "
            "\xD8\xA8\xD8\xA7\xD9\x84\xD8\xA5\xD9\x8A\xD8\xAC\xD8\xA7\xD8\xB1",
            "=HYPERLINK(\"http://example.com\")"};
}

ReportRequest budgetOf(ReportScenario scenario)
{
    ReportRequest made = request(ReportKind::Budget);
    made.scenarios = {std::move(scenario)};
    return made;
}

ReportRequest budget()
{
    return budgetOf(frontier());
}

ReportRequest summary()
{
    ReportRequest made = request(ReportKind::Summary);
    made.scenarios = {frontier()};
    return made;
}

ReportRequest comparison()
{
    ReportRequest made = request(ReportKind::Comparison);
    made.scenarios = {frontier(), owned(), smaller(), deferred()};
    made.title = u"Frontier 405B: which of four ways"_s;
    return made;
}

ReportRequest hostileComparison()
{
    ReportRequest made = request(ReportKind::Comparison);
    made.scenarios = {frontier(), owned(), smaller(), deferred(), tiny(), withoutTokens()};
    const std::vector<std::string> names = hostileNames();
    for (size_t i = 0; i < names.size(); ++i)
        made.scenarios[i].scenario.name = names[i];
    return made;
}

} // namespace runcast::samples

// SPDX-License-Identifier: MIT
#include "core/validation/steps.h"

#include "core/base/text.h"
#include "core/catalog/embedded_data.h"
#include "core/layout/step/bands.h"
#include "core/validation/step_fit.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <thread>

namespace runcast {

namespace {

constexpr std::string_view stepsFile = "measured/steps.csv", oneServerFile = "measured/one_server.csv";

using Rows = std::vector<const StepRow *>;

std::vector<StepRow> shippedRows()
{
    std::vector<StepRow> all;
    for (const std::string_view file : {stepsFile, oneServerFile}) {
        Result<std::vector<StepRow>> rows = readStepRows(embeddedFile(file), file);
        if (rows)
            all.insert(all.end(), std::make_move_iterator(rows->begin()), std::make_move_iterator(rows->end()));
    }
    return all;
}

/// The same on every machine (FNV-1a).
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text)
        hash = (hash ^ std::uint8_t(c)) * 1099511628211ULL;
    return hash;
}

double peak16(const StepRow &row)
{
    const PeakDenseTflops &peak = row.accelerator->peakDenseTflops;
    return peak.bf16.value_or(peak.fp16.value_or(std::nan(""))) * 1e12;
}

/// One utilisation for all rows of an accelerator, precision and kind of model: the median of the rows it is made from.
class ConstantUtilisation {
public:
    explicit ConstantUtilisation(const Rows &rows)
    {
        for (const StepRow *row : rows) {
            const double value = row->flop() / (row->stepS * row->accelerators * peak16(*row));
            m_values[keyOf(*row)].push_back(value);
            m_values[{}].push_back(value);
        }
    }
    double stepS(const StepRow &row) const
    {
        const auto found = m_values.find(keyOf(row));
        const double share = quantileOf(found == m_values.end() ? m_values.at({}) : found->second, 0.5);
        return row.flop() / (share * row.accelerators * peak16(row));
    }

private:
    static std::string keyOf(const StepRow &row)
    {
        return row.accelerator->id + '/' + std::to_string(int(row.format)) + '/' + std::to_string(int(row.set));
    }
    std::map<std::string, std::vector<double>, std::less<>> m_values;
};

/// A row with what was forecast for it.
struct Judged {
    const StepRow *row = nullptr;
    StepTimeInput input;
    double forecastS = 0, constantS = 0;
    StepBand band, fromOthers;

    double error() const { return row->stepS / forecastS - 1; } // of tokens/s
    double constantError() const { return row->stepS / constantS - 1; }
    bool isCovered() const
    {
        const double ratio = row->stepS / forecastS;
        return ratio >= band.p10 && ratio <= band.p90;
    }
};

Judged judge(const StepRow &row, const StepTimeConstants &constants, const ConstantUtilisation &constant)
{
    Judged judged;
    judged.row = &row;
    judged.input = stepInput(row, constants);
    judged.forecastS = predictedStepS(row, constants);
    judged.constantS = constant.stepS(row);
    judged.band = stepBand(judged.input, judged.forecastS);
    return judged;
}

/// The tenth, fifth and ninth decile of measured over forecast time, the ends wider by bandWidening.
StepBand bandOf(const StepBand &kind, const std::vector<double> &ratios)
{
    StepBand band = kind;
    band.p50 = quantileOf(ratios, 0.5);
    band.p10 = band.p50 * std::pow(quantileOf(ratios, 0.1) / band.p50, bandWidening);
    band.p90 = band.p50 * std::pow(quantileOf(ratios, 0.9) / band.p50, bandWidening);
    return band;
}

/// Gives the rows of each fold the bands that follow from the other folds alone. Rows of one server are judged by these
/// bands but make none: there are too many of them, of one machine.
void bandFromOthers(std::vector<std::vector<Judged>> &byFold)
{
    for (std::vector<Judged> &fold : byFold) {
        std::map<std::string_view, std::vector<double>> ratios;
        for (const std::vector<Judged> &other : byFold) {
            for (const Judged &row : other) {
                if (&other != &fold && row.row->set != StepSet::OneServer)
                    ratios[row.band.id].push_back(row.row->stepS / row.forecastS);
            }
        }
        std::vector<StepBand> bands(stepBands().begin(), stepBands().end());
        for (StepBand &band : bands) {
            if (const auto found = ratios.find(band.id); found != ratios.end())
                band = bandOf(band, found->second);
        }
        for (Judged &row : fold)
            row.fromOthers = stepBand(row.input, row.forecastS, bands);
    }
    for (std::vector<Judged> &fold : byFold) {
        for (Judged &row : fold)
            row.band = row.fromOthers;
    }
}

ValidationGroup groupOf(std::string id, const char *title, const std::vector<Judged> &rows)
{
    ValidationGroup group;
    group.id = std::move(id);
    group.title = title;
    group.rows = rows.size();
    std::vector<double> errors, sizes, constants, ratios;
    double covered = 0;
    for (const Judged &row : rows) {
        errors.push_back(row.error());
        sizes.push_back(std::fabs(row.error()));
        constants.push_back(std::fabs(row.constantError()));
        covered += row.isCovered();
        ratios.push_back(row.row->stepS / row.forecastS);
    }
    const StepBand band = bandOf({}, ratios);
    group.p10Ratio = band.p10;
    group.p50Ratio = band.p50;
    group.p90Ratio = band.p90;
    group.medianError = quantileOf(sizes, 0.5);
    group.p90Error = quantileOf(sizes, 0.9);
    group.bias = quantileOf(errors, 0.5);
    group.coverage = covered / double(rows.size());
    group.constantMedianError = quantileOf(constants, 0.5);
    group.constantP90Error = quantileOf(constants, 0.9);
    return group;
}

struct SetName {
    StepSet set;
    const char *id, *title;
};
constexpr std::array sets = {
    SetName{StepSet::Dense, "dense", RC_TEXT("Validation", "dense, GPU")},
    SetName{StepSet::Experts, "experts", RC_TEXT("Validation", "mixture of experts")},
    SetName{StepSet::Tpu, "tpu", RC_TEXT("Validation", "TPU")},
    SetName{StepSet::OneServer, "one_server", RC_TEXT("Validation", "one server, small models")},
};

/// Groups by set and, for those with one, by band.
std::vector<ValidationGroup> groupsOf(const std::vector<Judged> &all)
{
    std::vector<ValidationGroup> groups;
    const auto add = [&](std::string id, const char *title, auto belongs) {
        std::vector<Judged> rows;
        std::copy_if(all.begin(), all.end(), std::back_inserter(rows), belongs);
        if (!rows.empty())
            groups.push_back(groupOf(std::move(id), title, rows));
    };
    for (const SetName &name : sets)
        add(name.id, name.title, [&](const Judged &row) { return row.row->set == name.set; });
    add("korthikanti", RC_TEXT("Validation", "Korthikanti et al., full and selective recompute"),
        [](const Judged &row) { return row.row->source.starts_with("Korthikanti et al. 2022, Red"); });
    for (const StepBand &band : stepBands())
        add("band_" + std::string(band.id), band.title,
            [&](const Judged &row) { return row.band.id == band.id && row.row->set != StepSet::OneServer; });
    return groups;
}

ValidationSummary summarised(const std::vector<StepRow> &rows, const std::vector<Judged> &judged, bool usedToFit)
{
    std::map<const StepRow *, const Judged *> byRow;
    for (const Judged &row : judged)
        byRow[row.row] = &row;
    std::vector<ValidationItem> items;
    for (const StepRow &row : rows) {
        ValidationItem item;
        item.id = row.id;
        item.group = sets[size_t(row.set)].id;
        item.cluster = row.cluster;
        item.usedToFit = usedToFit;
        item.reason = row.reason;
        item.measured = row.stepS > 0 ? row.tokensPerSPerAccelerator(row.stepS) : std::nan("");
        const auto found = byRow.find(&row);
        item.forecast = found == byRow.end() ? std::nan("") : row.tokensPerSPerAccelerator(found->second->forecastS);
        item.error = item.forecast / item.measured - 1;
        items.push_back(std::move(item));
    }
    ValidationSummary summary = summarise(std::move(items));
    const ValidationGroup whole = groupOf("all", "", judged);
    summary.coverage = whole.coverage;
    summary.constantMedianError = whole.constantMedianError;
    summary.groups = groupsOf(judged);
    return summary;
}

Rows withForecast(const std::vector<StepRow> &rows)
{
    Rows usable;
    for (const StepRow &row : rows) {
        if (row.reason.empty())
            usable.push_back(&row);
    }
    return usable;
}

std::vector<Judged> judgeFold(const Rows &rows, int fold, int folds, const std::stop_token &stop)
{
    Rows inside, outside;
    for (const StepRow *row : rows)
        (int(hashOf(row->group) % std::uint64_t(folds)) == fold ? inside : outside).push_back(row);
    const StepTimeConstants constants = fitStepConstants(outside, shippedStepTimeConstants(), stop);
    const ConstantUtilisation constant(outside);
    std::vector<Judged> judged;
    for (const StepRow *row : inside)
        judged.push_back(judge(*row, constants, constant));
    return judged;
}

} // namespace

Result<ValidationSummary> crossValidateSteps(const StepValidationOptions &options)
{
    const std::vector<StepRow> rows = shippedRows();
    const Rows usable = withForecast(rows);
    std::vector<std::vector<Judged>> byFold(size_t(options.folds));
    std::atomic<int> next = 0, done = 0;
    std::mutex telling;
    const auto work = [&] {
        for (int fold = next++; fold < options.folds && !options.stop.stop_requested(); fold = next++) {
            byFold[size_t(fold)] = judgeFold(usable, fold, options.folds, options.stop);
            const std::lock_guard lock(telling);
            ++done;
            if (options.progress)
                options.progress(double(done) / options.folds);
        }
    };
    {
        std::vector<std::jthread> crew;
        for (unsigned i = 1; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
            crew.emplace_back(work);
        work();
    }
    if (options.stop.stop_requested())
        return Error{.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The validation was stopped.")};
    bandFromOthers(byFold);
    std::vector<Judged> judged;
    for (std::vector<Judged> &fold : byFold)
        judged.insert(judged.end(), fold.begin(), fold.end());
    return summarised(rows, judged, false);
}

Result<ValidationSummary> validateSteps(std::string_view csvBytes, std::string_view fileName)
{
    const Result<std::vector<StepRow>> rows = readStepRows(csvBytes, fileName);
    if (!rows)
        return rows.error();
    const std::vector<StepRow> shipped = shippedRows();
    const ConstantUtilisation constant(withForecast(shipped));
    std::vector<Judged> judged;
    for (const StepRow *row : withForecast(*rows))
        judged.push_back(judge(*row, shippedStepTimeConstants(), constant));
    ValidationSummary summary = summarised(*rows, judged, false);
    for (ValidationItem &item : summary.items)
        item.usedToFit =
            std::any_of(shipped.begin(), shipped.end(), [&item](const StepRow &row) { return row.id == item.id; });
    return summary;
}

double rankingSpread(const ValidationSummary &summary)
{
    constexpr size_t least = 4; // layouts of a group
    std::map<std::string, std::vector<double>> groups;
    for (const ValidationItem &item : summary.items) {
        if (!std::isnan(item.error))
            groups[item.cluster].push_back(std::log1p(item.error));
    }
    double squares = 0, freedom = 0;
    for (const auto &[group, errors] : groups) {
        if (errors.size() < least)
            continue;
        double mean = 0;
        for (const double error : errors)
            mean += error / double(errors.size());
        for (const double error : errors)
            squares += (error - mean) * (error - mean);
        freedom += double(errors.size() - 1);
    }
    return std::sqrt(squares / freedom);
}

} // namespace runcast

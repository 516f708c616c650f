// SPDX-License-Identifier: MIT
#include "core/layout/search/layout_search.h"

#include "core/base/text.h"
#include "core/layout/search/part_search.h"
#include "core/layout/search/selection_bias.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>
#include <set>
#include <thread>

namespace runcast {

namespace {

struct Reason {
    std::string_view id;
    const char *text;
};

constexpr std::array<Reason, rejectionCount> reasons = {
    Reason{"heads", RC_TEXT("Layouts", "attention heads do not divide by tensor")},
    Reason{"sequence", RC_TEXT("Layouts", "the sequence does not divide by context and tensor")},
    Reason{"stages", RC_TEXT("Layouts", "layers do not divide over the stages")},
    Reason{"batch", RC_TEXT("Layouts", "the batch is no multiple of the copies")},
    Reason{"experts", RC_TEXT("Layouts", "experts do not divide over the ranks of a stage")},
    Reason{"schedule", RC_TEXT("Layouts", "micro-batches do not suit the schedule")},
    Reason{"memory", RC_TEXT("Layouts", "does not fit in memory")},
};

/// Runs parts of the search on several threads. Which thread takes which part changes nothing in the results.
class Crew {
public:
    Crew(const LayoutSearchOptions &options, std::uint64_t layouts) : m_options(options), m_layouts(layouts) {}

    std::vector<PartResult> run(const std::vector<SpacePart> &parts, const PartSearch::Shared &shared,
                                PartSearch::Scope scope)
    {
        std::vector<PartResult> results(parts.size());
        std::atomic<size_t> next = 0;
        const auto work = [&] {
            for (size_t i = next++; i < parts.size() && !m_options.stop.stop_requested(); i = next++)
                results[i] = searchPart(parts[i], shared, scope);
        };
        const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
        const unsigned threads = m_options.threads > 0 ? m_options.threads : cores;
        std::vector<std::jthread> crew;
        for (unsigned i = 1; i < threads; ++i)
            crew.emplace_back(work);
        work();
        crew.clear(); // joins
        return results;
    }

private:
    PartResult searchPart(const SpacePart &part, const PartSearch::Shared &shared, PartSearch::Scope scope)
    {
        PartSearch search(shared, part, scope);
        for (const std::int32_t pipeline : search.pipelines()) {
            if (m_options.stop.stop_requested())
                break;
            search.searchPipeline(pipeline);
            if (scope == PartSearch::Scope::All)
                tell(shared.space.size(part, pipeline));
        }
        return search.take();
    }

    void tell(std::uint64_t layouts)
    {
        if (!m_options.progress)
            return;
        const std::lock_guard lock(m_mutex);
        m_done += layouts;
        m_options.progress(double(m_done) / double(m_layouts));
    }

    const LayoutSearchOptions &m_options;
    std::uint64_t m_layouts, m_done = 0;
    std::mutex m_mutex;
};

LayoutSearchResult added(std::vector<PartResult> parts, const LayoutSearchOptions &options)
{
    LayoutSearchResult all;
    for (PartResult &part : parts) {
        all.considered += part.considered;
        all.feasible += part.feasible;
        all.pruned += part.pruned;
        for (size_t i = 0; i < rejectionCount; ++i)
            all.rejected[i] += part.rejected[i];
        all.best.insert(all.best.end(), part.best.begin(), part.best.end());
        all.families.insert(all.families.end(), part.families.begin(), part.families.end());
    }
    keepBest(all.best, options.top);
    keepBest(all.families, all.families.size());
    if (all.families.empty())
        return all;
    const double nearS = options.near * all.families.front().stepS;
    std::erase_if(all.families, [nearS](const RankedLayout &layout) { return layout.stepS > nearS; });
    for (const PartResult &part : parts)
        all.near += std::uint64_t(std::count_if(part.nearTimes.begin(), part.nearTimes.end(),
                                                [nearS](double time) { return time <= nearS; }));
    return all;
}

/// Of families that differ in context and expert parallel alone, which share most of their error, the best stands.
double biasOf(const std::vector<RankedLayout> &families)
{
    std::vector<double> times;
    std::set<std::pair<std::int32_t, std::int32_t>> seen;
    for (const RankedLayout &family : families) {
        if (seen.emplace(family.choice.tensor, family.choice.pipeline).second)
            times.push_back(std::log(family.stepS));
    }
    return selectionBias(times);
}

std::uint64_t workOf(const LayoutSpace &space, const SpacePart &part)
{
    if (space.checkPart(part))
        return 0;
    std::uint64_t layouts = 0;
    for (const std::int32_t pipeline : space.pipelines(part))
        layouts += space.size(part, pipeline);
    return layouts;
}

} // namespace

std::string_view rejectionId(Rejection reason)
{
    return reasons[size_t(reason)].id;
}

const char *rejectionText(Rejection reason)
{
    return reasons[size_t(reason)].text;
}

LayoutSearchResult searchLayouts(const LayoutSearchInput &input, const StepTimeConstants &constants,
                                 const LayoutSearchOptions &options)
{
    const LayoutSpace space(input);
    std::vector<SpacePart> parts = space.parts();
    // The largest first, so that no thread is left with a large one at the end.
    std::stable_sort(parts.begin(), parts.end(),
                     [&space](const SpacePart &a, const SpacePart &b) { return workOf(space, a) > workOf(space, b); });
    std::uint64_t layouts = 0;
    for (const SpacePart &part : parts) {
        for (const std::int32_t pipeline : space.pipelines(part))
            layouts += space.size(part, pipeline);
    }
    Crew crew(options, layouts);
    PartSearch::Shared shared{input, constants, options, space, std::numeric_limits<double>::infinity()};
    if (options.prune) {
        const LayoutSearchResult seeds = added(crew.run(parts, shared, PartSearch::Scope::Seeds), options);
        if (seeds.best.size() == options.top && options.top > 0)
            shared.limitS = std::max(options.near * seeds.best.front().stepS, seeds.best.back().stepS);
    }
    LayoutSearchResult result = added(crew.run(parts, shared, PartSearch::Scope::All), options);
    result.selectionBias = biasOf(result.families);
    result.cancelled = options.stop.stop_requested();
    return result;
}

} // namespace runcast

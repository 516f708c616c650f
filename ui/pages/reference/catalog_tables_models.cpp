// SPDX-License-Identifier: MIT
#include "core/compute/parameter_count.h"
#include "db/preset_content.h"
#include "ui/pages/reference/catalog_table_builder.h"

namespace runcast {
namespace {

using Model = ModelPreset;

constexpr double billion = 1e9, trillion = 1e12, million = 1e6;

constexpr CatalogColumn beside(const char *title, const char *unit = "")
{
    return {.title = title, .unit = unit, .inTable = false};
}

CatalogValue scaled(const std::optional<double> &number, double divisor)
{
    return number ? CatalogValue(*number / divisor) : CatalogValue();
}

CatalogValue positive(std::int64_t number)
{
    return number > 0 ? CatalogValue(double(number)) : CatalogValue();
}

CatalogValue counted(const Model &model, std::int64_t ParameterCount::*member)
{
    const Result<ParameterCount> count = countParameters(model.architecture);
    return count ? CatalogValue(double((*count).*member) / billion) : CatalogValue();
}

/// The own ones are marked where the others say how well they are known.
std::string confidenceOf(const Model &model)
{
    return model.confidence == ownConfidence ? RC_TEXT("Catalog", "yours") : model.confidence;
}

const ColumnOf<Model> modelColumns[] = {
    {{RC_TEXT("Catalog", "Model"), "", ColumnRole::Name}, [](const Model &m) { return cell(m.name); }},
    {{RC_TEXT("Catalog", "Organisation")}, [](const Model &m) { return cell(m.organisation); }},
    {{.title = RC_TEXT("Catalog", "Year"), .grouped = false}, [](const Model &m) { return yearCell(m.year); }},
    {{RC_TEXT("Catalog", "Parameters"), RC_TEXT("Catalog", "B")},
     [](const Model &m) { return counted(m, &ParameterCount::total); }},
    {{RC_TEXT("Catalog", "Active"), RC_TEXT("Catalog", "B")},
     [](const Model &m) { return counted(m, &ParameterCount::active); }},
    {{RC_TEXT("Catalog", "Tokens"), RC_TEXT("Catalog", "T")},
     [](const Model &m) { return scaled(m.tokens, trillion); }},
    {{RC_TEXT("Catalog", "Accelerator")}, [](const Model &m) { return cell(m.acceleratorId); }},
    {{RC_TEXT("Catalog", "Count")}, [](const Model &m) { return cell(m.accelerators); }},
    {{RC_TEXT("Catalog", "MFU"), "%"},
     [](const Model &m) { return m.reportedMfu ? CatalogValue(*m.reportedMfu * 100) : CatalogValue(); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence},
     [](const Model &m) { return cell(confidenceOf(m)); }},
    {beside(RC_TEXT("Catalog", "Accelerator-hours reported"), RC_TEXT("Catalog", "M")),
     [](const Model &m) { return scaled(m.reportedChipHours, million); }},
    {beside(RC_TEXT("Catalog", "Published parameters")), [](const Model &m) { return cell(m.publishedTotal); }},
    {beside(RC_TEXT("Catalog", "Why the count differs")), [](const Model &m) { return cell(m.differenceNote); }},
    {beside(RC_TEXT("Catalog", "Family")), [](const Model &m) { return cell(m.architecture.family); }},
    {beside(RC_TEXT("Catalog", "Layers")), [](const Model &m) { return positive(m.architecture.layers); }},
    {beside(RC_TEXT("Catalog", "Hidden size")), [](const Model &m) { return positive(m.architecture.hiddenSize); }},
    {beside(RC_TEXT("Catalog", "MLP width")), [](const Model &m) { return positive(m.architecture.ffnSize); }},
    {beside(RC_TEXT("Catalog", "Heads")), [](const Model &m) { return positive(m.architecture.heads); }},
    {beside(RC_TEXT("Catalog", "Key and value heads")),
     [](const Model &m) { return positive(m.architecture.kvHeads); }},
    {beside(RC_TEXT("Catalog", "Vocabulary")), [](const Model &m) { return positive(m.architecture.vocabularySize); }},
    {beside(RC_TEXT("Catalog", "Experts")), [](const Model &m) { return positive(m.architecture.experts); }},
    {beside(RC_TEXT("Catalog", "Experts a token")),
     [](const Model &m) { return positive(m.architecture.expertsPerToken); }},
    {beside(RC_TEXT("Catalog", "Sequence length"), RC_TEXT("Catalog", "tokens")),
     [](const Model &m) { return cell(m.sequenceLength); }},
    {beside(RC_TEXT("Catalog", "Global batch"), RC_TEXT("Catalog", "M tokens")),
     [](const Model &m) { return scaled(m.globalBatchTokens, million); }},
    {beside(RC_TEXT("Catalog", "Precision")), [](const Model &m) { return cell(m.precision); }},
    {beside(RC_TEXT("Catalog", "Tensor parallel")), [](const Model &m) { return cell(m.tensor); }},
    {beside(RC_TEXT("Catalog", "Pipeline parallel")), [](const Model &m) { return cell(m.pipeline); }},
    {beside(RC_TEXT("Catalog", "Context parallel")), [](const Model &m) { return cell(m.context); }},
    {beside(RC_TEXT("Catalog", "Expert parallel")), [](const Model &m) { return cell(m.expert); }},
    {{.title = RC_TEXT("Catalog", "Source"), .role = ColumnRole::Source, .inTable = false},
     [](const Model &m) { return cell(m.source); }},
    {{.title = RC_TEXT("Catalog", "Date of the source"), .role = ColumnRole::Date, .inTable = false},
     [](const Model &m) { return cell(m.sourceDate); }},
};

} // namespace

CatalogTable modelTable(const Catalog &catalog, const std::vector<ModelPreset> &own)
{
    std::vector<Model> models = own;
    models.insert(models.end(), catalog.models().begin(), catalog.models().end());
    CatalogTable table = makeTable<Model>(
        {"models", RC_TEXT("Catalog", "Models"), ValueKind::Model, std::nullopt, {}, {}},
        std::span<const Model>(models), modelColumns, [](const Model &m) { return m.id; },
        [](const Model &m) { return m.confidence == "recalled"; });
    for (size_t i = 0; i < own.size(); ++i)
        table.rows[i].own = true;
    return table;
}

} // namespace runcast

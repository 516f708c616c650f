// SPDX-License-Identifier: MIT
#include "core/catalog/config/remarks.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace runcast {

namespace {

struct RemarkSpec {
    std::string_view id;
    Severity severity;
    size_t arguments; // %1, %2 … of the text
    const char *text;
};

constexpr auto warning = Severity::Warning;

constexpr std::array specs = {
    RemarkSpec{"import.encoding", warning, 1,
               RC_TEXT("Findings", "Encoding: the file is %1, not UTF-8; it was converted.")},
    RemarkSpec{"import.duplicate_key", warning, 3,
               RC_TEXT("Findings", "Key given twice: %1 is %2 first and %3 later; the later value was taken.")},
    RemarkSpec{"import.meta_params", warning, 1,
               RC_TEXT("Findings", "Format: this is params.json of the authors' own release (Meta); the width of the "
                                   "MLP, %1, was derived as their code does.")},
    RemarkSpec{"import.authors_params", warning, 1,
               RC_TEXT("Findings", "Format: this is params.json of the authors' own release (Mistral); the width of "
                                   "the MLP, %1, is stated in it.")},
    RemarkSpec{"import.quoted_numbers", warning, 1,
               RC_TEXT("Findings", "Numbers in quotes: %1; they were read as numbers.")},
    RemarkSpec{"import.class_defaults", warning, 1,
               RC_TEXT("Findings", "Sizes not in the file: %1; these are the defaults of the model's class.")},
    RemarkSpec{"import.contradiction_layers", warning, 4,
               RC_TEXT("Findings", "Two answers for which layers have experts: %1 leaves %2 of them, %3 leaves %4; "
                                   "the second was taken.")},
    RemarkSpec{"import.layer_list_length", warning, 3,
               RC_TEXT("Findings", "Layers do not match: %1 has %2 entries for %3 layers; it was ignored.")},
    RemarkSpec{"import.contradiction", warning, 4,
               RC_TEXT("Findings", "Two values for one size: %1 is %2 and %3 is %4; the first was taken.")},
    RemarkSpec{"import.family_from_class", warning, 2,
               RC_TEXT("Findings", "Family: model_type is missing, so %1 was taken from architectures (%2).")},
    RemarkSpec{"import.contradiction_family", warning, 2,
               RC_TEXT("Findings", "Two answers for the family: model_type is %1, architectures says %2; the first was "
                                   "taken.")},
    RemarkSpec{
        "import.other_head", warning, 1,
        RC_TEXT("Findings", "Another head: %1 has no output matrix, but the model is counted as a language model.")},
    RemarkSpec{"import.part_left_out", warning, 1,
               RC_TEXT("Findings", "Part left out: %1 describes a part for images or sound, which is not counted.")},
    RemarkSpec{"import.mtp_left_out", Severity::Note, 1,
               RC_TEXT("Findings", "Multi-token prediction left out: %1 extra layers for it are not counted.")},
};

} // namespace

std::optional<Finding> importFinding(std::string_view id, const std::vector<std::string> &arguments)
{
    const auto *spec = std::find_if(specs.begin(), specs.end(), [id](const RemarkSpec &one) { return one.id == id; });
    if (spec == specs.end() || arguments.size() != spec->arguments)
        return std::nullopt;
    Finding finding;
    finding.severity = spec->severity;
    finding.parameter = "model.preset";
    finding.id = spec->id;
    finding.text = spec->text;
    for (const std::string &argument : arguments)
        finding.arguments.push_back({argument, {}});
    return finding;
}

} // namespace runcast

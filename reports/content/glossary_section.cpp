// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/base/text.h"
#include "reports/content/section_start.h"

#include <QCollator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

struct Term {
    const char *word;
    const char *meaning;
};

constexpr Term terms[] = {
    {RC_TEXT("Report", "Accelerator"), RC_TEXT("Report", "The chip that computes the training, a GPU or its like.")},
    {RC_TEXT("Report", "Activations"), RC_TEXT("Report", "Middle results kept until the backward pass needs them.")},
    {RC_TEXT("Report", "Active parameters"), RC_TEXT("Report", "Parameters that one token passes through.")},
    {RC_TEXT("Report", "BF16"), RC_TEXT("Report", "A number format of 16 bits for matrix products.")},
    {RC_TEXT("Report", "FP8"), RC_TEXT("Report", "A number format of 8 bits for matrix products.")},
    {RC_TEXT("Report", "Buffers"), RC_TEXT("Report", "Memory for messages, work space and the software itself.")},
    {RC_TEXT("Report", "Calendar time"), RC_TEXT("Report", "From the first to the last step, losses included.")},
    {RC_TEXT("Report", "Checkpoint"), RC_TEXT("Report", "A saved copy of the whole training state.")},
    {RC_TEXT("Report", "CO₂e"), RC_TEXT("Report", "Greenhouse gases, counted as carbon dioxide of equal effect.")},
    {RC_TEXT("Report", "Context parallel"), RC_TEXT("Report", "Pieces of one long text sit on several accelerators.")},
    {RC_TEXT("Report", "Contingency"), RC_TEXT("Report", "Money for what is not known, set aside as its own line.")},
    {RC_TEXT("Report", "Cost of capital"), RC_TEXT("Report", "Interest a year on the money that is bound.")},
    {RC_TEXT("Report", "Data parallel"), RC_TEXT("Report", "Several copies of the model work on different text.")},
    {RC_TEXT("Report", "Expert parallel"), RC_TEXT("Report", "The experts of a layer sit on several accelerators.")},
    {RC_TEXT("Report", "Facility power"),
     RC_TEXT("Report", "Power of the whole site for this run, with cooling and losses.")},
    {RC_TEXT("Report", "FLOP"), RC_TEXT("Report", "One arithmetic operation; FLOP/s are operations per second.")},
    {RC_TEXT("Report", "GB"), RC_TEXT("Report", "10⁹ bytes.")},
    {RC_TEXT("Report", "Global batch"),
     RC_TEXT("Report", "Tokens that are worked on in one step of the whole cluster.")},
    {RC_TEXT("Report", "Goodput"), RC_TEXT("Report", "Share of the calendar time that moves the training forward.")},
    {RC_TEXT("Report", "Gradients"), RC_TEXT("Report", "How each parameter is to be changed, computed in each step.")},
    {RC_TEXT("Report", "Interruptions"),
     RC_TEXT("Report", "Unexpected stops of the whole job, mostly failed hardware.")},
    {RC_TEXT("Report", "IT power"), RC_TEXT("Report", "Power of servers, network and storage only.")},
    {RC_TEXT("Report", "Location-based"),
     RC_TEXT("Report", "Emissions by the average of the grid that feeds the site.")},
    {RC_TEXT("Report", "Lost work"), RC_TEXT("Report", "Steps since the last checkpoint, computed again.")},
    {RC_TEXT("Report", "MFU"),
     RC_TEXT("Report", "Model FLOP utilisation: useful operations as a share of the dense peak.")},
    {RC_TEXT("Report", "Micro-batch"),
     RC_TEXT("Report", "The part of a batch that passes through a pipeline at once.")},
    {RC_TEXT("Report", "MW"), RC_TEXT("Report", "Megawatt, 10⁶ watts; a GWh is 10⁹ watts for an hour.")},
    {RC_TEXT("Report", "Nominal"), RC_TEXT("Report", "In money of the day, not discounted.")},
    {RC_TEXT("Report", "Optimizer"),
     RC_TEXT("Report", "The rule that updates the parameters; it keeps its own state.")},
    {RC_TEXT("Report", "Overhead compute"),
     RC_TEXT("Report", "Ablations, failed starts and evaluation beside the main run.")},
    {RC_TEXT("Report", "Parameters"), RC_TEXT("Report", "The trained numbers of the model.")},
    {RC_TEXT("Report", "Pipeline idle"), RC_TEXT("Report", "Share of a step in which a stage waits for the others.")},
    {RC_TEXT("Report", "Pipeline parallel"), RC_TEXT("Report", "Groups of layers sit on different accelerators.")},
    {RC_TEXT("Report", "PUE"), RC_TEXT("Report", "Power of the facility over power of its IT.")},
    {RC_TEXT("Report", "Recompute"), RC_TEXT("Report", "Compute activations again instead of keeping them.")},
    {RC_TEXT("Report", "Residual value"),
     RC_TEXT("Report", "What the hardware is still worth at the end of its life.")},
    {RC_TEXT("Report", "Restarts"), RC_TEXT("Report", "From a failure until training steps again.")},
    {RC_TEXT("Report", "Sequence length"), RC_TEXT("Report", "Tokens of one text that the model sees at once.")},
    {RC_TEXT("Report", "Single estimate"), RC_TEXT("Report", "The figure with every input at its stated value.")},
    {RC_TEXT("Report", "Spare accelerators"), RC_TEXT("Report", "Paid for, idle, ready to replace those that fail.")},
    {RC_TEXT("Report", "TB"), RC_TEXT("Report", "10¹² bytes.")},
    {RC_TEXT("Report", "Tensor parallel"),
     RC_TEXT("Report", "Slices of each layer sit on the accelerators of one server.")},
    {RC_TEXT("Report", "Tokens"), RC_TEXT("Report", "Pieces of text, about three quarters of a word each.")},
    {RC_TEXT("Report", "Training state"), RC_TEXT("Report", "Parameters, gradients and what the optimizer keeps.")},
    {RC_TEXT("Report", "Virtual stages"), RC_TEXT("Report", "Pieces of the model on each pipeline stage.")},
    {RC_TEXT("Report", "ZeRO stage"),
     RC_TEXT("Report", "How much of the training state the copies share: 0 none to 3 all.")},
};

// Short terms are words of their own: "GB" is not in "GBP". Longer ones may be inflected.
bool occurs(const QString &term, const QString &text)
{
    const Qt::CaseSensitivity exact = term.size() <= 4 ? Qt::CaseSensitive : Qt::CaseInsensitive;
    for (qsizetype at = text.indexOf(term, 0, exact); at >= 0; at = text.indexOf(term, at + 1, exact)) {
        const qsizetype end = at + term.size();
        const bool before = at == 0 || !text[at - 1].isLetterOrNumber();
        const bool after = end >= text.size() || !text[end].isLetterOrNumber();
        if (before && (after || term.size() > 4))
            return true;
    }
    return false;
}

} // namespace

DocumentSection glossarySection(const ReportContext &context, const QString &reportText)
{
    const Language &l = context.language();
    DocumentSection section = sectionStart(context, u"glossary"_s, Subject::Neutral, SectionBreak::Follows);
    Definitions definitions;
    for (const Term &term : terms) {
        const QString word = l.words("Report", term.word);
        if (occurs(word, reportText))
            definitions.entries.emplace_back(word, RichText(l.words("Report", term.meaning)));
    }
    QCollator collator(l.locale());
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(definitions.entries.begin(), definitions.entries.end(),
              [&collator](const auto &a, const auto &b) { return collator.compare(a.first, b.first) < 0; });
    section.versions = {{{std::move(definitions)}}};
    return section;
}

} // namespace runcast::report

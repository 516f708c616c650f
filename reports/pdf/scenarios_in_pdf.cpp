// SPDX-License-Identifier: MIT
#include "reports/pdf/scenarios_in_pdf.h"

#include "core/base/json_text.h"
#include "core/base/text.h"
#include "reports/content/attachments.h"
#include "reports/content/fingerprint.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>

#include <exception>
#include <map>
#include <optional>

namespace runcast {
namespace {

// More than any report carries; a file that claims more is none of ours.
constexpr size_t mostFiles = 1000;
constexpr size_t mostBytes = 64 << 20;

Error notOurs()
{
    return {.code = ErrorCode::Malformed,
            .reason = RC_TEXT("Errors", "The PDF holds no Runcast scenario."),
            .advice = RC_TEXT("Errors", "Only reports that Runcast has written can be read back.")};
}

/// The attached files by name. Throws what qpdf throws.
std::map<std::string, std::string> attachedFiles(const QByteArray &bytes)
{
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("report", bytes.constData(), size_t(bytes.size()));
    QPDFEmbeddedFileDocumentHelper helper(pdf);
    std::map<std::string, std::string> files;
    for (const auto &[name, specification] : helper.getEmbeddedFiles()) {
        QPDFObjectHandle stream = specification->getEmbeddedFileStream();
        if (!stream.isStream() || files.size() >= mostFiles)
            continue;
        const auto data = stream.getStreamData(qpdf_dl_generalized);
        if (data->getSize() <= mostBytes)
            files[name] = std::string(reinterpret_cast<const char *>(data->getBuffer()), data->getSize());
    }
    return files;
}

/// {KEY: number|null} of one scenario, as the fingerprint was made of it.
std::optional<std::string> canonicalFigures(const OrderedJson &result)
{
    if (!result.is_object() || !result.contains("figures") || !result["figures"].is_object())
        return {};
    OrderedJson figures = OrderedJson::object();
    for (const auto &[key, figure] : result["figures"].items()) {
        if (!figure.is_object() || !figure.contains("value"))
            return {};
        figures[key] = figure["value"];
    }
    return figures.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

std::string textOf(const OrderedJson &json, const char *key)
{
    return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                           : std::string();
}

} // namespace

Result<ScenariosInPdf> scenariosInPdf(const QByteArray &pdf)
{
    std::map<std::string, std::string> files;
    try {
        files = attachedFiles(pdf);
    } catch (const std::exception &exception) {
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "The file is no readable PDF: %1"),
                     .arguments = {exception.what()}};
    }
    ScenariosInPdf found;
    for (size_t i = 0;; ++i) {
        const auto file = files.find(report::scenarioFileName(i).toStdString());
        if (file == files.end())
            break;
        found.scenarios.push_back(file->second);
    }
    const Result<OrderedJson> manifest = parseJson(files[std::string(report::manifestName.data())]);
    const Result<OrderedJson> results = parseJson(files[std::string(report::resultsName.data())]);
    if (found.scenarios.empty() || !manifest || !results)
        return notOurs();
    if (!results->is_array() || results->size() != found.scenarios.size())
        return found; // readable, but no longer what was written
    std::vector<report::CanonicalScenario> canonical;
    for (size_t i = 0; i < found.scenarios.size(); ++i) {
        const std::optional<std::string> figures = canonicalFigures((*results)[i]);
        if (!figures)
            return found;
        canonical.push_back({found.scenarios[i], *figures});
    }
    found.fingerprintMatches = report::contentHash(canonical).toStdString() == textOf(*manifest, "content_sha256");
    return found;
}

} // namespace runcast

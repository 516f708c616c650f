// SPDX-License-Identifier: MIT
#include "core/catalog/config_import.h"

#include "core/base/text.h"
#include "core/catalog/config/document.h"
#include "core/catalog/config/families.h"
#include "core/catalog/config/meta_params.h"
#include "core/catalog/config/model_part.h"
#include "core/catalog/config/refusals.h"
#include "core/catalog/config/text.h"
#include "core/compute/parameter_count.h"

namespace runcast {

namespace {

using namespace config;

Error atFile(Error error, std::string_view fileName)
{
    error.file = shown(fileName);
    return error;
}

std::string modelName(const Json &document, std::string_view fileName, const Architecture &a)
{
    const auto lastPart = [](std::string_view path) {
        while (path.ends_with('/') || path.ends_with('\\'))
            path.remove_suffix(1);
        const size_t slash = path.find_last_of("/\\");
        return shown(slash == std::string_view::npos ? path : path.substr(slash + 1));
    };
    std::string_view stem = fileName;
    if (stem.ends_with(".json"))
        stem.remove_suffix(5);
    std::string fileStem = lastPart(stem);
    if (!fileStem.empty() && fileStem != "config" && fileStem != "params")
        return fileStem;
    const auto path = document.find("_name_or_path");
    const bool named = path != document.end() && path->is_string();
    const std::string name = named ? lastPart(path->get_ref<const std::string &>()) : std::string();
    return name.empty() || name == "." ? a.family : name;
}

void noteWhatIsLeftOut(const Json &document, const Architecture &a, ImportLog &log)
{
    for (const char *part : {"vision_config", "audio_config", "vision_tower", "mm_vision_tower", "visual"}) {
        const auto found = document.find(part);
        if (found != document.end() && !found->is_null())
            log.remark("import.part_left_out", {part});
    }
    if (a.mtpLayers > 0)
        log.remark("import.mtp_left_out", {std::to_string(a.mtpLayers)});
}

// The import without the file's name in its errors.
Result<ConfigImport> read(std::string_view bytes, std::string_view fileName)
{
    ImportLog log;
    Result<std::string> text = decodeText(bytes, log);
    if (!text)
        return text.error();
    Result<Json> parsed = parseDocument(*text, log);
    if (!parsed)
        return parsed.error();
    if (std::optional<Error> error = refuseForeignObject(*parsed))
        return std::move(*error);
    const Json document = isMetaParams(*parsed) ? fromMetaParams(*parsed, log) : std::move(*parsed);
    if (std::optional<Error> error = log.error())
        return std::move(*error);

    Result<ModelPart> part = findModelPart(document, log);
    if (!part)
        return part.error();
    const ConfigReader reader(part->object, part->path, log);
    ConfigImport import;
    import.architecture = readArchitecture(reader, *part->family);
    import.maxSequenceLength = readMaxSequence(reader);
    if (std::optional<Error> error = log.error())
        return std::move(*error);
    if (const Result<ParameterCount> count = countParameters(import.architecture); !count)
        return count.error();
    import.name = modelName(document, fileName, import.architecture);
    noteWhatIsLeftOut(document, import.architecture, log);
    import.warnings = log.takeFindings();
    return import;
}

} // namespace

Result<ConfigImport> importConfig(std::string_view bytes, std::string_view fileName)
{
    Result<ConfigImport> result = read(bytes, fileName);
    if (!result)
        return atFile(result.error(), fileName);
    return result;
}

} // namespace runcast

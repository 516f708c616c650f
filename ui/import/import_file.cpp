// SPDX-License-Identifier: MIT
#include "ui/import/import_file.h"

#include "core/base/text.h"
#include "core/catalog/config_import.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"
#include "core/scenario/model_json.h"
#include "reports/pdf/scenarios_in_pdf.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr qint64 largestFile = 64LL * 1024 * 1024; // far above any scenario or config, far below what hurts
constexpr QByteArrayView libraryMagic = "SQLite format 3";

Error inFile(Error error, const QString &path)
{
    error.file = QFileInfo(path).fileName().toStdString();
    return error;
}

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::Unreadable,
                     .reason = RC_TEXT("Errors", "The file cannot be read: %1."),
                     .arguments = {file.errorString().toStdString()}};
    if (file.size() > largestFile)
        return Error{.code = ErrorCode::Unsupported,
                     .reason = RC_TEXT("Errors", "The file is larger than 64 MB and holds no scenario.")};
    return file.readAll();
}

Result<std::vector<Scenario>> readScenarios(const nlohmann::json &json, const QByteArray &bytes, const Schema &schema,
                                            const Catalog &catalog)
{
    std::vector<Scenario> scenarios;
    if (!json.is_array()) {
        Result<Scenario> read = scenarioFromJson(bytes.toStdString(), schema, catalog);
        if (!read)
            return read.error();
        scenarios.push_back(std::move(*read));
        return scenarios;
    }
    for (size_t i = 0; i < json.size(); ++i) {
        Result<Scenario> read =
            scenarioFromJson(json[i].dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), schema, catalog);
        if (!read) {
            Error error = read.error();
            error.place = "[" + std::to_string(i) + "] " + error.place;
            return error;
        }
        scenarios.push_back(std::move(*read));
    }
    return scenarios;
}

Result<ImportedFile> readConfig(const QByteArray &bytes, const QString &name, const Schema &schema,
                                const Catalog &catalog)
{
    const std::string fileName = name.toStdString();
    Result<ConfigImport> config = importConfig({bytes.constData(), size_t(bytes.size())}, fileName);
    if (!config)
        return config.error();
    ImportedFile imported;
    imported.scenarios.push_back({scenarioFromConfig(config->name, *config, fileName, schema, catalog), {}});
    imported.warnings = std::move(config->warnings);
    return imported;
}

Result<ImportedFile> readReport(const QByteArray &bytes, const Schema &schema, const Catalog &catalog)
{
    const Result<ScenariosInPdf> attached = scenariosInPdf(bytes);
    if (!attached)
        return attached.error();
    ImportedFile imported;
    imported.altered = !attached->fingerprintMatches;
    for (const std::string &json : attached->scenarios) {
        Result<Scenario> scenario = scenarioFromJson(json, schema, catalog);
        if (!scenario)
            return scenario.error();
        imported.scenarios.push_back({std::move(*scenario), {}});
    }
    return imported;
}

/// A scenario or a list of them. Only the key tells, so that a broken one is called a broken scenario.
bool isScenarioJson(const QByteArray &bytes, const nlohmann::json &json)
{
    if (json.is_discarded())
        return bytes.contains("\"runcast_scenario\"");
    const nlohmann::json *first = json.is_array() && !json.empty() ? &json.front() : &json;
    return first->is_object() && first->contains("runcast_scenario");
}

Result<ImportedFile> readModel(const QByteArray &bytes, const Schema &schema, const Catalog &catalog)
{
    const Result<NamedModel> model = modelFromJson(bytes.toStdString(), schema, catalog);
    if (!model)
        return model.error();
    Scenario scenario = newScenario(model->name, schema, catalog);
    replaceModel(scenario, model->architecture, {.kind = SourceKind::Yours, .text = model->name, .date = {}}, schema,
                 catalog);
    ImportedFile imported;
    imported.scenarios.push_back({std::move(scenario), {}});
    return imported;
}

Result<ImportedFile> readAny(const QByteArray &bytes, const QString &name, const Schema &schema, const Catalog &catalog)
{
    if (bytes.startsWith("%PDF"))
        return readReport(bytes, schema, catalog);
    const nlohmann::json json = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!isScenarioJson(bytes, json)) {
        const bool isModel = json.is_object() && json.contains("runcast_model");
        return isModel ? readModel(bytes, schema, catalog) : readConfig(bytes, name, schema, catalog);
    }
    Result<std::vector<Scenario>> scenarios = readScenarios(json, bytes, schema, catalog);
    if (!scenarios)
        return scenarios.error();
    ImportedFile imported;
    for (Scenario &scenario : *scenarios)
        imported.scenarios.push_back({std::move(scenario), {}});
    return imported;
}

} // namespace

bool isLibraryFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(libraryMagic.size()) == libraryMagic;
}

Result<ImportedFile> importFile(const QString &path, const Schema &schema, const Catalog &catalog)
{
    const Result<QByteArray> bytes = readFile(path);
    if (!bytes)
        return inFile(bytes.error(), path);
    Result<ImportedFile> imported = readAny(*bytes, QFileInfo(path).fileName(), schema, catalog);
    return imported ? imported : Result<ImportedFile>(inFile(imported.error(), path));
}

Result<ImportedFile> importText(const QString &text, const QString &name, const Schema &schema, const Catalog &catalog)
{
    Result<ImportedFile> imported = readAny(text.toUtf8(), u"config.json"_s, schema, catalog);
    if (imported)
        return imported;
    Error error = imported.error();
    error.file = name.toStdString();
    return error;
}

QByteArray scenariosToJson(const std::vector<Scenario> &scenarios, const Schema &schema)
{
    if (scenarios.size() == 1)
        return QByteArray::fromStdString(scenarioToJson(scenarios.front(), schema)) + '\n';
    QByteArrayList objects;
    for (const Scenario &scenario : scenarios)
        objects.append(QByteArray::fromStdString(scenarioToJson(scenario, schema)));
    return "[\n" + objects.join(",\n") + "\n]\n";
}

} // namespace runcast

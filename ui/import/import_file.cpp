// SPDX-License-Identifier: MIT
#include "ui/import/import_file.h"

#include "core/base/text.h"
#include "core/catalog/config_import.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"
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

Result<ImportedFile> readConfig(const QByteArray &bytes, const QString &path, const Schema &schema,
                                const Catalog &catalog)
{
    const std::string fileName = QFileInfo(path).fileName().toStdString();
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

bool holdsScenarios(const nlohmann::json &json)
{
    const nlohmann::json *first = json.is_array() && !json.empty() ? &json.front() : &json;
    return first->is_object() && first->contains("runcast_scenario");
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
    if (bytes->startsWith("%PDF")) {
        Result<ImportedFile> report = readReport(*bytes, schema, catalog);
        return report ? report : Result<ImportedFile>(inFile(report.error(), path));
    }
    const nlohmann::json json = nlohmann::json::parse(bytes->begin(), bytes->end(), nullptr, false);
    const bool looksLikeJson = bytes->trimmed().startsWith('{') || bytes->trimmed().startsWith('[');
    if (json.is_discarded() && !looksLikeJson)
        return inFile({.code = ErrorCode::Malformed,
                       .reason = RC_TEXT("Errors", "This is neither a scenario nor a model's config.json."),
                       .advice = RC_TEXT("Errors", "Choose a JSON file or a Runcast library.")},
                      path);
    if (json.is_discarded() || !holdsScenarios(json)) { // of broken JSON this says where it breaks
        Result<ImportedFile> config = readConfig(*bytes, path, schema, catalog);
        return config ? config : Result<ImportedFile>(inFile(config.error(), path));
    }
    Result<std::vector<Scenario>> scenarios = readScenarios(json, *bytes, schema, catalog);
    if (!scenarios)
        return inFile(scenarios.error(), path);
    ImportedFile imported;
    for (Scenario &scenario : *scenarios)
        imported.scenarios.push_back({std::move(scenario), {}});
    return imported;
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

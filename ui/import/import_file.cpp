// SPDX-License-Identifier: MIT
#include "ui/import/import_file.h"

#include "core/base/json_text.h"
#include "core/base/text.h"
#include "core/catalog/config_import.h"
#include "core/scenario/carried_rows.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"
#include "core/scenario/model_json.h"
#include "reports/export/read_file.h"
#include "reports/pdf/scenarios_in_pdf.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr QByteArrayView libraryMagic = "SQLite format 3";

Error inFile(Error error, const QString &path)
{
    error.file = QFileInfo(path).fileName().toStdString();
    return error;
}

/// The own rows that the texts carry, taken out of them, and the catalog with those.
Result<std::unique_ptr<const Catalog>> takeRows(std::vector<std::string> &texts, const Schema &schema,
                                                const Catalog &catalog, std::vector<OwnRow> &rows)
{
    CatalogData data = catalog.data();
    for (std::string &text : texts) {
        Result<OrderedJson> json = parseJson(text);
        if (!json)
            continue; // told when the scenario is read
        if (Result<void> taken = takeCarriedRows(*json, schema, data, rows); !taken)
            return taken.error();
        text = json->dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
    }
    return std::make_unique<const Catalog>(std::move(data));
}

/// All scenarios of a file, each given as JSON.
Result<ImportedFile> readScenarios(std::vector<std::string> texts, const Schema &schema, const Catalog &catalog)
{
    ImportedFile imported;
    std::unique_ptr<const Catalog> extended;
    const bool carries = std::any_of(texts.begin(), texts.end(), [](const std::string &text) {
        return text.find("\"catalog_rows\"") != std::string::npos;
    });
    if (carries) {
        auto taken = takeRows(texts, schema, catalog, imported.rows);
        if (!taken)
            return taken.error();
        extended = std::move(*taken);
    }
    for (size_t i = 0; i < texts.size(); ++i) {
        Result<Scenario> read = scenarioFromJson(texts[i], schema, extended ? *extended : catalog);
        if (!read) {
            Error error = read.error();
            if (texts.size() > 1)
                error.place = "[" + std::to_string(i) + "] " + error.place;
            return error;
        }
        imported.scenarios.push_back({std::move(*read), {}});
    }
    return imported;
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
    Result<ImportedFile> imported = readScenarios(attached->scenarios, schema, catalog);
    if (imported)
        imported->altered = !attached->fingerprintMatches;
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
    if (!json.is_array())
        return readScenarios({bytes.toStdString()}, schema, catalog);
    std::vector<std::string> texts;
    for (const nlohmann::json &one : json)
        texts.push_back(one.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return readScenarios(std::move(texts), schema, catalog);
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

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "ui/document/library_document.h"

namespace runcast {

/// Scenarios read from one file.
struct ImportedFile {
    std::vector<NewScenario> scenarios;
    std::vector<Finding> warnings{}; // of a config.json: what was left out or assumed
    std::vector<OwnRow> rows{};      // own rows of the catalogs that the scenarios name and the library lacks
    bool altered = false;            // a report whose scenarios are not those it was made from
};

/// Reads scenarios from a file of any kind that holds some: scenario JSON (one, or an array of them), a model (its
/// config.json or a copied one), a report PDF. The file is untrusted; nothing of it is taken over unless all of it can
/// be read.
Result<ImportedFile> importFile(const QString &path, const Schema &schema, const Catalog &catalog);

/// The same from a text that was copied or dropped; `name` stands for the file in messages.
Result<ImportedFile> importText(const QString &text, const QString &name, const Schema &schema, const Catalog &catalog);

/// True for a library file, which is opened rather than imported.
bool isLibraryFile(const QString &path);

/// Scenarios as one JSON text that importFile() reads: an object, or an array if there are more.
QByteArray scenariosToJson(const std::vector<Scenario> &scenarios, const Schema &schema);

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/options.h"
#include "app/cli/table.h"
#include "core/base/json_text.h"
#include "core/base/text.h"
#include "core/catalog/own_row.h"
#include "core/forecast/schema.h"
#include "reports/format/format.h"

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace runcast::cli {

/// What every command works with: registries, catalog, language and the way to print.
class Session {
public:
    struct Setup {
        const Options &options;
        Language language;
        Console &console;
        std::stop_token stop;
    };
    explicit Session(Setup setup);
    ~Session();

    const Schema &schema() const { return standardSchema(); }
    /// The shipped catalog with the rows of the library's user. Read when first asked for; a library that
    /// cannot be opened is told by the command that needs it, rows that cannot be read on stderr.
    const Catalog &catalog() const;
    /// Adds rows that a file brought along to the catalog, for this run of the program only.
    void takeRows(std::span<const OwnRow> rows);
    const Options &options() const { return m_setup.options; }
    const Language &language() const { return m_setup.language; }
    std::stop_token stop() const { return m_setup.stop; }
    Console &console() { return m_setup.console; }

    /// Amounts in US dollars.
    Format format() const { return Format(m_setup.language); }
    /// Amounts in the scenario's currency.
    Format formatFor(const Scenario &scenario) const;
    /// A source text marked RC_TEXT("CommandLine", …), translated.
    QString text(const char *source) const { return m_setup.language.words("CommandLine", source); }

    /// Prints the table as text or CSV, or the JSON, as the options ask.
    void print(const Table &table, const std::function<OrderedJson()> &json);

private:
    std::unique_ptr<const Catalog> readCatalog() const;

    Setup m_setup;
    // The last is in use; what was given out before stays valid.
    mutable std::vector<std::unique_ptr<const Catalog>> m_catalogs;
};

} // namespace runcast::cli

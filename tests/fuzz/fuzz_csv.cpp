// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"
#include "core/catalog/prices.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace runcast;

namespace {

void require(bool promise)
{
    if (!promise)
        std::abort();
}

void checkTable(const CsvTable &table)
{
    size_t lastLine = 0;
    for (size_t row = 0; row < table.rowCount(); ++row) {
        require(table.line(row) > lastLine);
        lastLine = table.line(row);
        for (size_t column = 0; column < table.columnCount(); ++column) {
            require(firstInvalidUtf8(table.cell(row, column)) == std::string_view::npos);
            const Result<std::optional<double>> number = table.number(row, column);
            require(!number || !*number || std::isfinite(**number));
        }
    }
    for (const std::string &name : table.header())
        require(table.column(name).has_value());
}

} // namespace

/// Any bytes give a table whose every cell can be read, or an error with a place; never anything else.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const Result<CsvTable> table = parseCsv(bytes, "fuzz.csv");
    if (table)
        checkTable(*table);
    else
        require(!table.error().place.empty() && !table.error().reason.empty());
    const Result<std::vector<AcceleratorPrice>> prices = loadPrices(bytes, "fuzz.csv");
    if (prices)
        (void)defaultRent(*prices, "h100-sxm");
    return 0;
}

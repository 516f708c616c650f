// SPDX-License-Identifier: MIT
#include "core/catalog/price_list.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace runcast {

namespace {

// The names of the SkyPilot catalog that are not the catalog's ids in small letters.
constexpr std::array<std::pair<std::string_view, std::string_view>, 26> skyPilotNames{{
    {"p100", "p100-sxm2"},
    {"v100", "v100-sxm2-16gb"},
    {"v100-32gb", "v100-sxm2-32gb"},
    {"a100", "a100-sxm-40gb"},
    {"a100-80gb", "a100-sxm-80gb"},
    {"a100-80gb-sxm", "a100-sxm-80gb"},
    {"a100-pcie", "a100-pcie-40gb"},
    {"a100-80gb-pcie", "a100-pcie-80gb"},
    {"h100", "h100-sxm"},
    {"h100-80gb", "h100-sxm"},
    {"h100-mega-80gb", "h100-sxm"},
    {"h200", "h200-sxm"},
    {"h200-sxm", "h200-sxm"},
    {"gh200", "gh200-96gb"},
    {"b200", "b200-sxm"},
    {"gb200", "gb200-nvl72"},
    {"b300", "b300-sxm"},
    {"gb300", "gb300-nvl72"},
    {"l40s", "l40s"},
    {"rtx4090", "rtx-4090"},
    {"trainium", "trainium1"},
    {"trainium2", "trainium2"},
    {"gaudi2", "gaudi2"},
    {"gaudi3", "gaudi3"},
    {"mi300x", "mi300x"},
    {"mi325x", "mi325x"},
}};

// "Beware sentinel prices": 700 stands for "no price" (TPU v6e of the GCP list).
constexpr double sentinelUsd = 700;
constexpr double highestUsdPerHour = 500; // of one accelerator, as loadPrices() has it
constexpr size_t rowsBetweenProgress = 2000, linesAtOnce = 1000;

/// Reads a table row by row. A file whose rows are all well-formed is parsed at once; one that is not, line by line, so
/// that a broken row costs that row alone.
class Rows {
public:
    Rows(std::string_view bytes, std::string_view fileName) : m_bytes(bytes), m_fileName(fileName) {}

    /// Calls `use(table, row, line)` for each good row and `refuse(error)` for each bad one; stops when `goOn` says so.
    template <typename Use, typename Refuse>
    Result<void> each(Use use, Refuse refuse, const std::function<bool(double)> &goOn) const
    {
        const Result<CsvTable> whole = parseCsv(m_bytes, m_fileName);
        if (whole) {
            for (size_t row = 0; row < whole->rowCount(); ++row) {
                if (row % rowsBetweenProgress == 0 && goOn && !goOn(double(row) / double(whole->rowCount())))
                    return stopped();
                use(*whole, row, whole->line(row));
            }
            return {};
        }
        return eachLine(use, refuse, goOn);
    }

private:
    static Error stopped()
    {
        return {.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The import was stopped.")};
    }

    template <typename Use, typename Refuse>
    Result<void> eachLine(Use use, Refuse refuse, const std::function<bool(double)> &goOn) const
    {
        const size_t headEnd = std::min(m_bytes.find('\n'), m_bytes.size());
        const std::string head = std::string(m_bytes.substr(0, headEnd)) + "\n";
        if (const Result<CsvTable> header = parseCsv(head, m_fileName); !header)
            return header.error();
        size_t line = 2;
        for (size_t begin = headEnd + 1; begin < m_bytes.size();) {
            if (goOn && !goOn(double(begin) / double(m_bytes.size())))
                return stopped();
            size_t end = begin, lines = 0;
            for (; lines < linesAtOnce && end < m_bytes.size(); ++lines)
                end = std::min(m_bytes.find('\n', end), m_bytes.size() - 1) + 1;
            readLines(head, m_bytes.substr(begin, end - begin), line, use, refuse);
            line += lines;
            begin = end;
        }
        return {};
    }

    /// Lines that are good together are read together; else each alone, so that a broken one costs itself only.
    template <typename Use, typename Refuse>
    void readLines(const std::string &head, std::string_view lines, size_t firstLine, Use &use, Refuse &refuse) const
    {
        Result<CsvTable> table = parseCsv(head + std::string(lines), m_fileName);
        if (table) {
            for (size_t row = 0; row < table->rowCount(); ++row)
                use(*table, row, firstLine + table->line(row) - 2);
            return;
        }
        const size_t breakAt = lines.find('\n');
        if (breakAt == std::string_view::npos || breakAt + 1 == lines.size()) {
            Error error = std::move(table).error();
            error.place = "line " + std::to_string(firstLine);
            refuse(std::move(error));
            return;
        }
        // Halving finds the broken ones in few steps.
        const size_t middle = std::min(lines.find('\n', lines.size() / 2), lines.size() - 1) + 1;
        const size_t half = middle < lines.size() ? middle : breakAt + 1;
        readLines(head, lines.substr(0, half), firstLine, use, refuse);
        const auto passed = size_t(std::count(lines.begin(), lines.begin() + std::ptrdiff_t(half), '\n'));
        readLines(head, lines.substr(half), firstLine + passed, use, refuse);
    }

    std::string_view m_bytes;
    std::string m_fileName;
};

class Reader {
public:
    Reader(const PriceListOrigin &origin, const Catalog &catalog, std::string_view fileName, PriceList &list)
        : m_origin(origin), m_catalog(catalog), m_fileName(fileName), m_list(list)
    {
        for (const auto &[name, id] : skyPilotNames)
            m_ids.emplace(name, id);
    }

    /// A row of a vms.csv: the price is that of the instance, of all its accelerators.
    void readSkyPilot(const CsvTable &table, size_t row, size_t line)
    {
        ++m_list.rows;
        CsvRecord record(table, row);
        const std::string name = record.text("AcceleratorName");
        if (name.empty()) {
            ++m_list.withoutAccelerator;
            return;
        }
        const std::optional<double> count = record.positive("AcceleratorCount");
        const std::optional<double> price = record.number("Price"), spot = record.number("SpotPrice");
        if (!count && !record.error())
            record.fail(RC_TEXT("Errors", "The cell of column %1 is empty."), {"AcceleratorCount"});
        if (record.error()) {
            refuse(*record.error(), line);
            return;
        }
        const std::string *id = idOf(name);
        if (!id) {
            ++m_list.unknownAccelerators[name];
            return;
        }
        AcceleratorPrice offer;
        offer.provider = m_origin.provider;
        offer.sku = record.text("InstanceType");
        offer.acceleratorId = *id;
        offer.acceleratorsPerInstance = int(std::lround(*count));
        offer.region = record.text("Region");
        offer.asOf = m_origin.date;
        offer.asOfPrecision = DatePrecision::Day;
        offer.source = m_origin.source;
        offer.confidence = Confidence::Primary;
        const bool onDemand = add(offer, Commitment::OnDemand, price, *count);
        if (spot && price && *spot == *price && onDemand) {
            ++m_list.withoutSpotSupply;
        } else if (spot) {
            add(offer, Commitment::Spot, spot, *count);
        }
    }

    void readOwn(const CsvTable &table, size_t row, size_t line)
    {
        ++m_list.rows;
        // One row as a table of its own: the catalog's reader checks it as it checks its own file.
        std::string text;
        for (const std::string &name : table.header())
            text += (text.empty() ? "" : ",") + csvQuoted(name);
        text += '\n';
        for (size_t column = 0; column < table.columnCount(); ++column)
            text += (column == 0 ? "" : ",") + csvQuoted(table.cell(row, column));
        const Result<std::vector<AcceleratorPrice>> one = loadPrices(text, m_fileName);
        if (!one) {
            refuse(one.error(), line);
            return;
        }
        const AcceleratorPrice &price = one->front();
        if (m_catalog.findAccelerator(price.acceleratorId))
            m_list.prices.push_back(price);
        else
            ++m_list.unknownAccelerators[price.acceleratorId];
    }

    void refuse(Error error, size_t line)
    {
        error.file = m_fileName;
        error.place = "line " + std::to_string(line);
        m_list.refused.push_back(std::move(error));
    }

private:
    const std::string *idOf(const std::string &name)
    {
        const std::string lower = asciiLower(name);
        const auto known = m_ids.find(lower);
        if (known != m_ids.end())
            return &known->second;
        // Slices of a TPU are named by their size: tpu-v5p-8.
        for (const Accelerator &accelerator : m_catalog.accelerators()) {
            const bool slice = lower.starts_with(accelerator.id + "-") && accelerator.id.starts_with("tpu-");
            if (lower == accelerator.id || slice)
                return &m_ids.emplace(lower, accelerator.id).first->second;
        }
        return nullptr;
    }

    bool add(AcceleratorPrice offer, Commitment commitment, const std::optional<double> &usd, double count)
    {
        const double each = usd.value_or(0) / count;
        const bool isPrice = usd && *usd > 0 && *usd != sentinelUsd && each < highestUsdPerHour;
        if (!isPrice) {
            m_list.withoutPrice += commitment == Commitment::OnDemand ? 1 : 0;
            return false;
        }
        offer.commitment = commitment;
        offer.usdPerAcceleratorHour = each;
        m_list.prices.push_back(std::move(offer));
        return true;
    }

    const PriceListOrigin &m_origin;
    const Catalog &m_catalog;
    std::string m_fileName;
    PriceList &m_list;
    std::map<std::string, std::string, std::less<>> m_ids;
};

} // namespace

Result<PriceList> readPriceList(std::string_view bytes, std::string_view fileName, const PriceListOrigin &origin,
                                const Catalog &catalog, const std::function<bool(double)> &goOn)
{
    const size_t headEnd = std::min(bytes.find('\n'), bytes.size());
    const Result<CsvTable> head = parseCsv(bytes.substr(0, headEnd + 1), std::string(fileName));
    if (!head)
        return head.error();
    const bool skyPilot = head->column("AcceleratorName") && head->column("AcceleratorCount") && head->column("Price");
    const bool own = head->column("accelerator_id") && head->column("usd_per_accelerator_hour");
    if (!skyPilot && !own) {
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "This is no price list that Runcast knows: neither the columns of its "
                                                 "own prices nor those of a SkyPilot vms.csv are there."),
                     .advice = RC_TEXT("Errors", "Own columns: provider, accelerator_id, usd_per_accelerator_hour, "
                                                 "commitment, as_of_date, as_of_precision, source, confidence."),
                     .file = std::string(fileName)};
    }
    PriceList list;
    list.perInstance = skyPilot;
    Reader reader(origin, catalog, fileName, list);
    const auto use = [&](const CsvTable &table, size_t row, size_t line) {
        skyPilot ? reader.readSkyPilot(table, row, line) : reader.readOwn(table, row, line);
    };
    const auto refuse = [&list](Error error) {
        ++list.rows;
        list.refused.push_back(std::move(error));
    };
    if (const Result<void> done = Rows(bytes, fileName).each(use, refuse, goOn); !done)
        return done.error();
    return list;
}

std::vector<PriceChange> priceChanges(const PriceList &list, const Catalog &catalog)
{
    std::map<std::pair<std::string_view, Commitment>, PriceChange> lowest;
    for (const AcceleratorPrice &price : list.prices) {
        PriceChange &change = lowest[{price.acceleratorId, price.commitment}];
        if (change.offers == 0 || price.usdPerAcceleratorHour < change.listed.usdPerAcceleratorHour)
            change.listed = price;
        ++change.offers;
    }
    std::vector<PriceChange> changes;
    for (const Accelerator &accelerator : catalog.accelerators()) {
        for (size_t i = 0; i < commitmentCount; ++i) {
            const auto found = lowest.find({accelerator.id, Commitment(i)});
            if (found == lowest.end())
                continue;
            found->second.catalogDefault = catalog.defaultRent(accelerator.id, Commitment(i));
            changes.push_back(found->second);
        }
    }
    return changes;
}

} // namespace runcast

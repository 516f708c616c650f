// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "core/catalog/price_list.h"
#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/document/author_name.h"
#include "ui/import/price_list_file.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CatalogImportCommand : public Command {
public:
    std::string name() const override { return "catalog import"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine",
                       "Read a price list, show what differs from the catalog, and bring scenarios up to "
                       "date with it where asked.");
    }
    const char *synopsis() const override
    {
        return "FILE [--provider NAME] [--date ISO] [--region R] [--keep] [--update SCENARIO …]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog import vms.csv --provider AWS --date 2026-11-30",
                "runcast catalog import vms.csv --provider AWS --keep",
                "runcast catalog import prices.csv --update \"Base case\""};
    }
    Arguments arguments() override
    {
        return {
            {.names = "FILE",
             .help = RC_TEXT("CommandLine", "Own columns (those of “catalog list prices”) or a SkyPilot vms.csv."),
             .target = &m_file,
             .required = true},
            {.names = "--provider",
             .value = "NAME",
             .help = RC_TEXT("CommandLine", "Whose prices a vms.csv holds; it does not say so itself."),
             .target = &m_provider},
            {.names = "--date",
             .value = "ISO",
             .help = RC_TEXT("CommandLine", "The day of a vms.csv; else the day on which the file was changed."),
             .target = &m_date,
             .check = checkDate},
            {.names = "--region",
             .value = "R",
             .help = RC_TEXT("CommandLine", "Only prices of this region."),
             .target = &m_region},
            {.names = "--keep",
             .help =
                 RC_TEXT("CommandLine", "Keep the lowest price of each accelerator and option in the library, beside "
                                        "the shipped ones; “runcast catalog undo” takes it back."),
             .target = &m_keep},
            {.names = "--update",
             .value = "SCENARIO",
             .help = RC_TEXT("CommandLine", "Give this scenario the list’s lowest price of its accelerator and option, "
                                            "as a new version; “runcast restore” takes it back."),
             .target = &m_update},
        };
    }
    Result<void> run(Session &session) override;

private:
    Result<PriceList> readList(Session &session) const;
    void printChanges(const PriceList &list, const std::vector<PriceChange> &changes, std::optional<qint64> step,
                      Session &session) const;
    Result<std::optional<qint64>> keep(const std::vector<PriceChange> &changes, Session &session) const;
    void printLeftOut(const PriceList &list, Session &session) const;
    /// A scenario with the list's price, not yet written.
    struct Update {
        StoredRecord stored;
        Scenario scenario;
        double rateBefore = notComputed, totalBefore = notComputed; // USD per accelerator-hour, USD
    };
    Result<Update> prepare(const Library &library, const QString &name, const std::vector<PriceChange> &changes,
                           const Session &session) const;
    Result<void> write(Library &library, const Update &update, Session &session) const;

    QString m_file, m_provider, m_date, m_region;
    QStringList m_update;
    bool m_keep = false;
};

Result<PriceList> CatalogImportCommand::readList(Session &session) const
{
    Result<PriceList> list =
        readPriceListFile(m_file, {.provider = m_provider.toStdString(), .date = m_date.toStdString(), .source = {}},
                          session.catalog(), [&session](double fraction) {
                              session.console().progress(fraction);
                              return !session.stop().stop_requested();
                          });
    if (list && !m_region.isEmpty()) {
        std::erase_if(list->prices,
                      [this](const AcceleratorPrice &price) { return price.region != m_region.toStdString(); });
    }
    return list;
}

void CatalogImportCommand::printChanges(const PriceList &list, const std::vector<PriceChange> &changes,
                                        std::optional<qint64> step, Session &session) const
{
    const Format format = session.format();
    Table table({{u"accelerator"_s, {}},
                 {u"option"_s, {}},
                 {u"listed"_s, u"USD/h"_s},
                 {u"catalog"_s, u"USD/h"_s},
                 {u"change"_s, {}},
                 {u"sku"_s, {}},
                 {u"region"_s, {}},
                 {u"date"_s, {}},
                 {u"offers"_s, {}}});
    OrderedJson json = OrderedJson::array();
    for (const PriceChange &change : changes) {
        const AcceleratorPrice &listed = change.listed;
        const double before = change.catalogDefault ? change.catalogDefault->usdPerAcceleratorHour : notComputed;
        const double share = listed.usdPerAcceleratorHour / before - 1;
        table.addRow(
            {textCell(listed.acceleratorId), textCell(std::string(commitmentWord(listed.commitment))),
             numberCell(format.number(listed.usdPerAcceleratorHour, 4), listed.usdPerAcceleratorHour),
             numberCell(change.catalogDefault ? format.number(before, 4) : u"–"_s, before),
             numberCell(change.catalogDefault ? (share > 0 ? u"+"_s : QString()) + format.percent(share, 1) : u"–"_s,
                        share),
             textCell(listed.sku), textCell(listed.region), textCell(listed.asOf),
             numberCell(format.number(double(change.offers)), double(change.offers))});
        json.push_back({{"accelerator", listed.acceleratorId},
                        {"option", std::string(commitmentWord(listed.commitment))},
                        {"listed_usd", jsonNumber(listed.usdPerAcceleratorHour)},
                        {"catalog_usd", jsonNumber(before)},
                        {"sku", listed.sku},
                        {"region", listed.region},
                        {"date", listed.asOf},
                        {"offers", change.offers}});
    }
    OrderedJson refused = OrderedJson::array();
    for (const Error &error : list.refused)
        refused.push_back({{"place", error.place}, {"reason", errorText(error, session.language()).toStdString()}});
    session.print(table, [&] {
        OrderedJson all{{"rows", list.rows},
                        {"prices", list.prices.size()},
                        {"without_accelerator", list.withoutAccelerator},
                        {"without_price", list.withoutPrice},
                        {"without_spot_supply", list.withoutSpotSupply},
                        {"unknown_accelerators", list.unknownAccelerators},
                        {"changes", std::move(json)},
                        {"refused", std::move(refused)}};
        if (step)
            all["step"] = *step;
        return all;
    });
}

void CatalogImportCommand::printLeftOut(const PriceList &list, Session &session) const
{
    constexpr size_t most = 20;
    const Format format = session.format();
    const auto count = [&format](size_t n) { return format.number(double(n)); };
    session.console().error(
        session
            .text(RC_TEXT("CommandLine",
                          "%1 rows: %2 prices; %3 without accelerator, %4 without price, %5 without spot "
                          "supply, %6 refused."))
            .arg(count(list.rows), count(list.prices.size()), count(list.withoutAccelerator), count(list.withoutPrice),
                 count(list.withoutSpotSupply), count(list.refused.size())));
    if (!list.unknownAccelerators.empty()) {
        QStringList names;
        for (const auto &[name, rows] : list.unknownAccelerators)
            names += u"%1 (%2)"_s.arg(printable(QString::fromStdString(name)), count(rows));
        session.console().error(
            session.text(RC_TEXT("CommandLine", "Not in the catalog (rows): %1.")).arg(names.join(u", "_s)));
    }
    for (size_t i = 0; i < std::min(most, list.refused.size()); ++i)
        session.console().error(errorText(list.refused[i], session.language()));
    if (list.refused.size() > most)
        session.console().error(session.text(RC_TEXT("CommandLine", "… and %1 more; all with --json."))
                                    .arg(count(list.refused.size() - most)));
}

/// The number of the step; nothing if the library has all of it.
Result<std::optional<qint64>> CatalogImportCommand::keep(const std::vector<PriceChange> &changes,
                                                         Session &session) const
{
    CatalogData checked = session.catalog().data();
    const Result<std::unique_ptr<Library>> library = openOrCreateLibrary(session);
    if (!library)
        return library.error();
    const Result<std::vector<StoredOwnRow>> own = (*library)->ownRows();
    if (!own)
        return own.error();
    const std::vector<OwnRowInsertion> insertions = insertionsOf(changes, *own);
    for (const OwnRowInsertion &insertion : insertions) {
        if (const Result<void> added = addOwnRow(checked, insertion.row); !added)
            return added.error();
    }
    if (insertions.empty())
        return std::optional<qint64>();
    const Result<qint64> step = (*library)->insertOwnRows(insertions, userName(), QDateTime::currentDateTimeUtc());
    return step ? Result<std::optional<qint64>>(std::optional<qint64>(*step)) : step.error();
}

Result<CatalogImportCommand::Update> CatalogImportCommand::prepare(const Library &library, const QString &name,
                                                                   const std::vector<PriceChange> &changes,
                                                                   const Session &session) const
{
    const Result<StoredRecord> stored = findScenario(library, name);
    if (!stored)
        return stored.error();
    Result<Scenario> scenario = readScenario(library, *stored, session);
    if (!scenario)
        return scenario.error();
    const auto found = std::find_if(changes.begin(), changes.end(), [&](const PriceChange &change) {
        return change.listed.acceleratorId == scenario->cluster.accelerator &&
               change.listed.commitment == scenario->price.purchaseOption;
    });
    if (found == changes.end())
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "The list has no price of %1 for what “%2” rents."),
                     .arguments = {scenario->cluster.accelerator, stored->record.name.toStdString()}};
    const AcceleratorPrice &listed = found->listed;
    Update update{*stored, std::move(*scenario)};
    update.totalBefore = forecast(update.scenario, session.schema(), session.catalog()).forecast.cost.totalUsd;
    update.rateBefore = update.scenario.price.usdPerAcceleratorHour.value_or(notComputed);
    if (const auto set =
            setParameter(update.scenario, session.schema(), session.catalog(), "price.usd_per_accelerator_hour",
                         listed.usdPerAcceleratorHour, rentSource(listed));
        !set)
        return set.error();
    return update;
}

Result<void> CatalogImportCommand::write(Library &library, const Update &update, Session &session) const
{
    const StoredRecord &stored = update.stored;
    const QString comment = u"catalog import "_s + QFileInfo(m_file).fileName();
    const Result<int> number = keepChanged(library, stored, update.scenario, comment, session);
    if (!number)
        return number.error();
    const Format format = session.formatFor(update.scenario);
    const double rate = update.scenario.price.usdPerAcceleratorHour.value_or(notComputed);
    const double total = forecast(update.scenario, session.schema(), session.catalog()).forecast.cost.totalUsd;
    tell(session,
         session.text(RC_TEXT("CommandLine", "“%1”: rent %2 → %3, total %4 → %5; now version %6."))
             .arg(printable(stored.record.name), format.value(Unit::UsdPerHour, update.rateBefore).joined(),
                  format.value(Unit::UsdPerHour, rate).joined(), format.value(Unit::Usd, update.totalBefore).joined(),
                  format.value(Unit::Usd, total).joined(), QString::number(*number)),
         {{stored.id, stored.record.name, *number}});
    return {};
}

Result<void> CatalogImportCommand::run(Session &session)
{
    const Result<PriceList> list = readList(session);
    if (!list)
        return list.error();
    const std::vector<PriceChange> changes = priceChanges(*list, session.catalog());
    const Result<std::optional<qint64>> step = m_keep ? keep(changes, session) : std::optional<qint64>();
    if (!step)
        return step.error();
    if (m_update.isEmpty())
        printChanges(*list, changes, *step, session);
    printLeftOut(*list, session);
    if (*step)
        session.console().error(
            session.text(RC_TEXT("CommandLine", "Kept in the library. Take it back with: runcast catalog undo %1"))
                .arg(**step));
    else if (m_keep)
        session.console().error(session.text(RC_TEXT("CommandLine", "The library has these prices already.")));
    if (m_update.isEmpty())
        return {};
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    std::vector<Update> updates; // all are known to work before the first is written
    for (const QString &name : m_update) {
        Result<Update> update = prepare(**library, name, changes, session);
        if (!update)
            return update.error();
        updates.push_back(std::move(*update));
    }
    for (const Update &update : updates) {
        if (Result<void> written = write(**library, update, session); !written)
            return written;
    }
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogImportCommand()
{
    return std::make_unique<CatalogImportCommand>();
}

} // namespace runcast::cli

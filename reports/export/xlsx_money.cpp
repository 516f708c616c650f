// SPDX-License-Identifier: MIT
#include "reports/export/xlsx_money.h"

#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "core/forecast/timeline.h"
#include "reports/content/month_charts.h"
#include "reports/export/workbook.h"
#include "reports/snapshot.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// The sheet of prices and, below them, the years. Each input is one row; its cell is named in the formulas.
class RentOrOwnSheet {
public:
    RentOrOwnSheet(Workbook &book, const ReportRequest &request) : m_book(book), m_language(request.language) {}

    /// The cell of the value: "$B$4".
    QString input(const char *name, double value, const char *unit)
    {
        write(name, unit);
        m_book.writeNumber(1, value, Unit::None);
        return next();
    }
    QString derived(const char *name, const QString &formula, double value, const char *unit)
    {
        write(name, unit);
        m_book.writeFormula(1, formula, value, Unit::Usd);
        return next();
    }
    QString say(const char *text) const { return m_language.words("Workbook", text); }

private:
    void write(const char *name, const char *unit)
    {
        m_book.writeText(0, say(name));
        m_book.writeText(2, QString::fromUtf8(unit));
    }
    QString next()
    {
        QString cell = u"$B$%1"_s.arg(m_book.row());
        m_book.nextRow();
        return cell;
    }

    Workbook &m_book;
    const Language &m_language;
};

/// Names of cells that the years are computed from.
struct Cells {
    QString count, rent, paidShare, hours, hardware, building, running, decline, buildingLife, interest;
};

Cells writePrices(RentOrOwnSheet &sheet, const Scenario &scenario, const Forecast &forecast, const BreakEvenInput &in)
{
    const PriceInputs &price = scenario.price;
    const PowerInputs &power = scenario.power;
    Cells cells;
    cells.count = sheet.input(RC_TEXT("Workbook", "Accelerators, spares included"), in.accelerators, "");
    cells.rent = sheet.input(RC_TEXT("Workbook", "Rent"), in.rentUsdPerHour, "USD/h");
    cells.hours = sheet.input(RC_TEXT("Workbook", "Hours of a year"), 8766, "h");
    const QString used = sheet.input(RC_TEXT("Workbook", "Share of hours in use"), in.utilisedFraction, "");
    cells.paidShare = sheet.input(RC_TEXT("Workbook", "Share of hours paid when rented"), in.rentedFraction, "");
    const QString accelerator =
        sheet.input(RC_TEXT("Workbook", "Accelerator"), price.acceleratorUsd.value_or(notComputed), "USD");
    const QString server = sheet.input(RC_TEXT("Workbook", "Server parts"), price.serverUsdPerAccelerator, "USD");
    const QString network = sheet.input(RC_TEXT("Workbook", "Network"), price.networkUsdPerAccelerator, "USD");
    const QString storage = sheet.input(RC_TEXT("Workbook", "Storage system, all"), price.storageUsd, "USD");
    const QString installation =
        sheet.input(RC_TEXT("Workbook", "Installation, share"), price.installationFraction, "");
    cells.hardware = sheet.derived(
        RC_TEXT("Workbook", "Hardware of one accelerator"),
        u"=(%1+%2+%3+%4/%5)*(1+%6)"_s.arg(accelerator, server, network, storage, cells.count, installation),
        in.hardwareUsd, "USD");
    const double provisionedKw = (power.provisionedWPerAccelerator.value_or(notComputed) +
                                  power.networkWPerAccelerator + power.storageWPerAccelerator) /
                                 1e3;
    const QString provisioned = sheet.input(RC_TEXT("Workbook", "Provisioned power of one"), provisionedKw, "kW");
    const bool owned = price.site == SiteKind::Building;
    const QString perWatt = sheet.input(RC_TEXT("Workbook", "Building"), owned ? price.buildingUsdPerWatt : 0, "USD/W");
    const QString colocation =
        sheet.input(RC_TEXT("Workbook", "Colocation"), owned ? 0 : price.colocationUsdPerKwMonth, "USD/kW-month");
    cells.building = sheet.derived(RC_TEXT("Workbook", "Building of one accelerator"),
                                   u"=%1*%2*1000"_s.arg(perWatt, provisioned), in.buildingUsd, "USD");
    cells.buildingLife =
        sheet.input(RC_TEXT("Workbook", "Lifetime of the building"), price.buildingLifetimeYears, "years");
    const QString draw = sheet.input(RC_TEXT("Workbook", "Draw of one, cooling included"),
                                     forecast.power.wattsPerAccelerator / 1e3, "kW");
    const QString tariff =
        sheet.input(RC_TEXT("Workbook", "Electricity"), power.usdPerKwh.value_or(notComputed), "USD/kWh");
    const QString maintenance =
        sheet.input(RC_TEXT("Workbook", "Maintenance, share of capital a year"), price.maintenanceFractionPerYear, "");
    cells.running = sheet.derived(RC_TEXT("Workbook", "Running one for a year"),
                                  u"=%1*%2*%3*%4+%5*(%6+%7)+%8*12*%9"_s.arg(draw, cells.hours, tariff, used,
                                                                            maintenance, cells.hardware, cells.building,
                                                                            colocation, provisioned),
                                  in.runningUsdPerYear, "USD");
    cells.decline =
        sheet.input(RC_TEXT("Workbook", "Loss of resale value, powers of ten a year"), in.valueDeclineOomPerYear, "");
    cells.interest = sheet.input(RC_TEXT("Workbook", "Cost of capital a year"), in.costOfCapital, "");
    return cells;
}

void writeYear(Workbook &book, const Cells &c, const BreakEvenInput &in, double years)
{
    const BreakEvenPoint point = breakEvenAfter(in, years);
    const QString row = QString::number(book.row()), y = u'A' + row;
    book.writeNumber(0, years, Unit::None);
    book.writeFormula(1, u"=%1*%2*%3*%4*%5"_s.arg(c.count, c.rent, c.hours, c.paidShare, y), point.rentUsd, Unit::Usd);
    book.writeFormula(2, u"=%1*(%2+%3+%4*%5)"_s.arg(c.count, c.hardware, c.building, c.running, y), point.paidUsd,
                      Unit::Usd);
    book.writeFormula(
        3,
        u"=%1*(%2*10^(-%3*%4)+%5*MAX(0,1-%4/%6))"_s.arg(c.count, c.hardware, c.decline, y, c.building, c.buildingLife),
        point.resaleUsd, Unit::Usd);
    book.writeFormula(4, u"=%1*%2*(%3*(%4+%5)+D%6)/2"_s.arg(c.interest, y, c.count, c.hardware, c.building, row),
                      point.interestUsd, Unit::Usd);
    book.writeFormula(5, u"=C%1+E%1-D%1"_s.arg(row), point.ownUsd, Unit::Usd);
    book.writeFormula(6, u"=F%1-B%1"_s.arg(row), point.ownUsd - point.rentUsd, Unit::Usd);
    book.nextRow();
}

} // namespace

void writeCashFlow(Workbook &book, const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    const Scenario &scenario = request.scenarios.front().scenario;
    const Timeline months = timeline(scenario, schema, catalog);
    if (months.cash.empty())
        return;
    const Language &l = request.language;
    const Format format(l);
    QStringList head{l.words("Workbook", "Month")};
    for (size_t kind = 0; kind < cashKinds; ++kind)
        head += l.words("Cash", cashKindTitle(CashKind(kind)));
    head += {l.words("Workbook", "Sum, USD"), l.words("Workbook", "Running sum, USD"),
             l.words("Workbook", "Present value, USD")};
    book.startSheet(l.words("Workbook", "Cash flow"), head, QList<double>(11, 18));
    const double late = scenario.price.discountTiming == DiscountTiming::MonthStart    ? 0
                        : scenario.price.discountTiming == DiscountTiming::MonthMiddle ? 0.5
                                                                                       : 1;
    const double rate = scenario.price.discountRate;
    constexpr int firstRow = 2;                 // of the months, below the head
    const size_t last = months.cash.size() + 1; // row of the last month
    const QString rateCell = u"$B$%1"_s.arg(last + 3);
    for (size_t i = 0; i < months.cash.size(); ++i) {
        const CashMonth &month = months.cash[i];
        const int row = book.row();
        book.writeText(0, monthName(month.span, format));
        for (size_t kind = 0; kind < cashKinds; ++kind)
            book.writeNumber(qsizetype(1 + kind), month.usd[kind], Unit::None);
        book.writeFormula(8, u"=SUM(B%1:H%1)"_s.arg(row), month.totalUsd, Unit::Usd);
        book.writeFormula(9, i == 0 ? u"=I%1"_s.arg(row) : u"=J%1+I%2"_s.arg(row - 1).arg(row), month.cumulativeUsd,
                          Unit::Usd);
        const double years = (double(i) + late) / 12;
        book.writeFormula(10, u"=I%1/(1+%2)^((%3+%4)/12)"_s.arg(row).arg(rateCell).arg(i).arg(late),
                          month.totalUsd / std::pow(1 + rate, years), Unit::Usd);
        book.nextRow();
    }
    book.writeHead(0, l.words("Workbook", "All"));
    for (size_t column = 1; column <= cashKinds + 1; ++column) {
        double sum = 0;
        for (const CashMonth &month : months.cash)
            sum += column <= cashKinds ? month.usd[column - 1] : month.totalUsd;
        const QChar letter(u'A' + char16_t(column));
        book.writeFormula(qsizetype(column), u"=SUM(%1%3:%1%2)"_s.arg(letter).arg(last).arg(firstRow), sum, Unit::Usd);
    }
    book.writeFormula(10, u"=SUM(K%2:K%1)"_s.arg(last).arg(firstRow),
                      request.scenarios.front().outcome.forecast.money.npvUsd, Unit::Usd);
    book.nextRow();
    book.nextRow();
    book.writeText(0, l.words("Workbook", "Discount rate a year"));
    book.writeNumber(1, rate, Unit::Fraction);
    book.nextRow();
}

void writeRentOrOwn(Workbook &book, const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    const ReportScenario &first = request.scenarios.front();
    const BreakEvenInput in = rentOrOwn(first.scenario, schema, catalog);
    const BreakEvenPoint year = breakEvenAfter(in, 1);
    if (!std::isfinite(year.rentUsd) || !std::isfinite(year.ownUsd))
        return;
    RentOrOwnSheet sheet(book, request);
    book.startSheet(sheet.say(RC_TEXT("Workbook", "Rent or own")),
                    {sheet.say(RC_TEXT("Workbook", "Input")), sheet.say(RC_TEXT("Workbook", "Value")),
                     sheet.say(RC_TEXT("Workbook", "Unit"))},
                    {44, 20, 20, 20, 20, 20, 20});
    const Cells cells = writePrices(sheet, first.scenario, first.outcome.forecast, in);
    book.nextRow();
    const char *const head[] = {RC_TEXT("Workbook", "Years of use"),      RC_TEXT("Workbook", "Rent, USD"),
                                RC_TEXT("Workbook", "Own, paid, USD"),    RC_TEXT("Workbook", "Resale, USD"),
                                RC_TEXT("Workbook", "Interest, USD"),     RC_TEXT("Workbook", "Own, net, USD"),
                                RC_TEXT("Workbook", "Own less rent, USD")};
    for (qsizetype i = 0; i < qsizetype(std::size(head)); ++i)
        book.writeHead(i, sheet.say(head[i]));
    book.nextRow();
    for (const double years : {0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0})
        writeYear(book, cells, in, years);
}

} // namespace runcast

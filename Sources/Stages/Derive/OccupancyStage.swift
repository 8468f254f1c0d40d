package import InnkeeperCore

/// How full the property was and what it earned: night by night, and as key figures.
///
/// Before: bookings, and campsites if there is a source of them.
/// After: `occupancy`, one row for each night of the window and each currency in which nights were sold (or the
/// property's own if none were); `kpis`, one row for the whole window (`all`) and for each month, in total, by
/// property, by category and by channel, again for each currency.
///
/// - The window is `from` to `to`, inclusive. A missing bound comes from the bookings; for that purpose only, those
///   more than 20 years before or 10 years after today are ignored (`NightWindow`).
/// - Nights are sold by stays that are confirmed, in house or completed. A stay's room revenue, without tax, is split
///   by night and counts on each night's date (`NightlyRevenue`). A booking without nights sells none.
/// - Bookings, cancellations, no-shows, lead days and lengths of stay count in the month of arrival, or not at all if
///   the arrival can't be read. `bookings` includes all that were received, even pending and declined ones. Rejected
///   bookings count only in `invalid`.
/// - Currencies are never added together: each row counts the bookings in its currency, and its occupancy is that
///   currency's share. Supply is the same in each (`SiteSupply`); a channel has none.
/// - Bookings without a property, category or channel count only in the total.
///
/// Takes what `occupancyParts` has in place of counting it.
package struct OccupancyStage: TableStage {
    package static let name = "occupancy"
    package static let summary = "nights sold, revenue and key figures, by night and by month"
    package static let requires: [DatasetPart] = [.bookings]
    package static let provides: [DatasetPart] = [.occupancy]
    package static let options = [
        OptionSpec("from", .date, "The first night. Default: the first of the month of the first arrival."),
        OptionSpec("to", .date, "The last night. Default: the night before the last departure."),
    ]

    private let from: CalendarDate?
    private let to: CalendarDate?

    package init(options: OptionValues) {
        from = options.date("from")
        to = options.date("to")
    }

    package func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
        let bookings = dataset.bookings
        dataset.provided.insert(.occupancy)
        dataset.occupancy = []
        dataset.kpis = []
        let bounds = NightWindow.Bounds(from: from, to: to, today: context.today)
        let parts = dataset.occupancyParts
        let nights = bounds.areGiven ? nil : parts.map(\.nights) ?? bounds.nights(bookings)
        guard let window = NightWindow(nights, bounds) else { return }
        let currencies = BookingCurrencies(bookings, property: context.property.currency)
        let ledger = OccupancyStage.ledger(bookings, dataset.campSites, parts, window, currencies)
        let supply = SiteSupply(dataset.campSites, bookings)
        let sold = currencies.list.indices.filter { ledger.nights($0).contains { $0.sold != 0 } }
        let main = currencies.list.firstIndex(of: context.property.currency) ?? 0
        let shown = (sold.isEmpty ? [main] : sold).sorted { currencies.list[$0].code < currencies.list[$1].code }
        dataset.occupancy = OccupancyStage.nights(ledger, shown, sites: supply.total)
        var kpis = KPIRows(ledger, supply, bookings)
        dataset.kpis = kpis.make(always: shown)
    }

    /// What is counted of some of the bookings, of which no other has the properties.
    package func part(of bookings: Bookings, _ campSites: CampSites, in context: RunContext) -> OccupancyPart {
        OccupancyPart.find(
            bookings, campSites, NightWindow.Bounds(from: from, to: to, today: context.today),
            property: context.property.currency)
    }

    private static func ledger(
        _ bookings: Bookings, _ campSites: CampSites, _ parts: [OccupancyPart]?, _ window: NightWindow,
        _ currencies: BookingCurrencies
    ) -> OccupancyLedger {
        let empty = OccupancyLedger(bookings, campSites, window: window, currencies: currencies)
        var ledger = empty
        if let parts, ledger.add(parts, bookings) {
            ledger.leadDays.sort()
            return ledger
        }
        ledger = empty
        ledger.add(bookings, rows: 0..<bookings.count)
        ledger.leadDays.sort()
        return ledger
    }

    private static func nights(_ ledger: OccupancyLedger, _ shown: [Int], sites: Int?) -> [OccupancyRow] {
        var state = shown.map { _ in OccupancyLedger.NightDelta() }
        var rows: [OccupancyRow] = []
        rows.reserveCapacity(shown.count * ledger.window.count)
        for night in 0..<ledger.window.count {
            for (index, currency) in shown.enumerated() {
                let nights = ledger.nights(currency)
                let change = nights[nights.startIndex + night]
                state[index].sold += change.sold
                state[index].revenue += change.revenue
                rows.append(
                    OccupancyRow(
                        night: ledger.window.date(night), sites: sites, sold: state[index].sold,
                        revenue: state[index].revenue, currency: ledger.currencies.list[currency]))
            }
        }
        return rows
    }
}

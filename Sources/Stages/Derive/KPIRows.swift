internal import InnkeeperCore

/// Makes the rows of key figures from a complete ledger.
///
/// The whole window comes first, then month by month; within each period the total, then each property, category and
/// channel by name; within each of these one row per currency. Groups appear only if something was counted for them;
/// the total also appears for months in which nothing happened, because supply without demand is a figure too.
struct KPIRows {
    private enum Dimension: Int, CaseIterable {
        case total, property, category, channel

        /// The code of a key's group; 0 for the total.
        func group(_ key: KPIKey) -> Int32 {
            switch self {
            case .total: 0
            case .property: key.property
            case .category: key.category
            case .channel: key.channel
            }
        }
    }

    private struct Sortable {
        var row: KPIRow
        var month: Int32
        var dimension: Dimension
        var group: String
    }

    private let ledger: OccupancyLedger
    private let supply: SiteSupply
    private let bookings: Bookings
    private var rows: [Sortable] = []

    init(_ ledger: OccupancyLedger, _ supply: SiteSupply, _ bookings: Bookings) {
        self.ledger = ledger
        self.supply = supply
        self.bookings = bookings
    }

    /// All rows in order. Currencies in `always` have a total in every period.
    mutating func make(always: [Int]) -> [KPIRow] {
        for dimension in Dimension.allCases {
            append(dimension, overMonths: true)
            append(dimension, overMonths: false)
        }
        appendEmptyTotals(always)
        rows.sort { a, b in
            if a.month != b.month { return a.month < b.month }
            if a.dimension != b.dimension { return a.dimension.rawValue < b.dimension.rawValue }
            if a.group != b.group { return naturallyPrecedes(a.group, b.group) }
            return a.row.currency.code < b.row.currency.code
        }
        return rows.map(\.row)
    }

    private mutating func append(_ dimension: Dimension, overMonths: Bool) {
        let rollup = KPIRollup(ledger.table) { key in
            KPIKey(
                property: dimension == .property ? key.property : -1,
                category: dimension == .category ? key.category : -1,
                channel: dimension == .channel ? key.channel : -1,
                currency: key.currency, month: overMonths ? -1 : key.month)
        }
        let medians = ledger.leadDays.medians(rollup)
        for (index, key) in rollup.keys.enumerated() where dimension.group(key) >= 0 {
            append(dimension, key, rollup.counts[index], medians[index])
        }
    }

    private mutating func appendEmptyTotals(_ currencies: [Int]) {
        let known = Set(
            rows.filter { $0.dimension == .total }.map { TotalKey(month: $0.month, currency: $0.row.currency) })
        for month in -1..<Int32(ledger.window.months.count) {
            for currency in currencies
            where !known.contains(TotalKey(month: month, currency: ledger.currencies.list[currency])) {
                let key = KPIKey(property: -1, category: -1, channel: -1, currency: Int32(currency), month: month)
                append(.total, key, KPICounts(), nil)
            }
        }
    }

    private struct TotalKey: Hashable {
        var month: Int32
        var currency: Currency
    }

    private mutating func append(_ dimension: Dimension, _ key: KPIKey, _ counts: KPICounts, _ median: Double?) {
        let month = key.month < 0 ? nil : ledger.window.months[Int(key.month)]
        var row = KPIRow(period: month?.name ?? "all")
        let code = dimension.group(key)
        var group = ""
        let sites: Int?
        switch dimension {
        case .total: sites = supply.total
        case .property:
            group = bookings.property.names[Int(code)]
            row.property = group
            sites = supply.property(code)
        case .category:
            group = bookings.category.names[Int(code)]
            row.category = group
            sites = supply.category(code)
        case .channel:
            // A channel has no sites of its own.
            group = bookings.channel.names[Int(code)]
            row.channel = group
            sites = nil
        }
        row.nightsAvailable = sites.map { $0 * (month?.nights.count ?? ledger.window.count) }
        row.currency = ledger.currencies.list[Int(key.currency)]
        row.counts = counts
        row.leadDaysMedian = median
        rows.append(Sortable(row: row, month: key.month, dimension: dimension, group: group))
    }
}

/// What is counted for one group of bookings in one month and one currency: the numerators and denominators of
/// `KPIRow`, whose comments say what each means.
struct KPICounts {
    var nightsSold = 0
    /// Stays with a night in the month.
    var stays = 0
    /// Stays whose first night in the window lies in the month: these add up over months.
    var staysBegun = 0
    var roomRevenue: Int64 = 0
    var nightsWithRevenue = 0
    var bookings = 0
    var cancelled = 0
    var noShow = 0
    var invalid = 0
    var arrivalNights = 0
    var arrivals = 0
    var leadDaysSum = 0
    var leadDaysCount = 0

    /// Adds the counts of another cell; of another month of the same bookings when `acrossMonths`.
    mutating func add(_ other: KPICounts, acrossMonths: Bool) {
        nightsSold += other.nightsSold
        // A stay over a month's end has nights in two months and is still one stay.
        stays += acrossMonths ? other.staysBegun : other.stays
        staysBegun += other.staysBegun
        roomRevenue += other.roomRevenue
        nightsWithRevenue += other.nightsWithRevenue
        bookings += other.bookings
        cancelled += other.cancelled
        noShow += other.noShow
        invalid += other.invalid
        arrivalNights += other.arrivalNights
        arrivals += other.arrivals
        leadDaysSum += other.leadDaysSum
        leadDaysCount += other.leadDaysCount
    }
}

/// Which cell: a group (a property, a category, a channel), a currency, a month.
struct KPIKey: Hashable {
    /// Code of the group in its column; -1 for bookings that name none.
    var group: Int32
    /// Code in `BookingCurrencies`.
    var currency: Int32
    /// Index in the window's months; -1 for all of them together.
    var month: Int32
}

/// The cells of one way of grouping. Only cells that something falls into exist; they are found by an index into a
/// table of all that could, or by hashing where that table would be too large.
struct KPITable {
    private static let denseLimit = 1 << 24
    private let currencies: Int
    private let months: Int
    private var dense: [Int32] = []
    private var sparse: [KPIKey: Int32] = [:]
    private let isDense: Bool
    private(set) var keys: [KPIKey] = []
    var cells: [KPICounts] = []

    init(groups: Int, currencies: Int, months: Int) {
        self.currencies = currencies
        self.months = months
        let (size, overflow) = (groups + 1).multipliedReportingOverflow(by: currencies * months)
        isDense = !overflow && size <= KPITable.denseLimit
        if isDense { dense = [Int32](repeating: -1, count: size) }
    }

    /// The index of a key's cell, made if it is new.
    mutating func cell(_ key: KPIKey) -> Int {
        let next = Int32(cells.count)
        if isDense {
            let slot = (Int(key.group + 1) * currencies + Int(key.currency)) * months + Int(key.month)
            if dense[slot] >= 0 { return Int(dense[slot]) }
            dense[slot] = next
        } else {
            if let known = sparse[key] { return Int(known) }
            sparse[key] = next
        }
        keys.append(key)
        cells.append(KPICounts())
        return Int(next)
    }
}

/// Cells of a table added up to larger ones: over the months, over the groups, over both, or neither.
struct KPIRollup {
    private(set) var keys: [KPIKey] = []
    private(set) var counts: [KPICounts] = []
    /// For each cell of the table the index of the one that it went into.
    private(set) var targetOfCell: [Int32] = []

    init(_ table: KPITable, overGroups: Bool, overMonths: Bool) {
        var targetOfKey: [KPIKey: Int32] = [:]
        targetOfCell.reserveCapacity(table.keys.count)
        for (index, key) in table.keys.enumerated() {
            let larger = KPIKey(
                group: overGroups ? -1 : key.group, currency: key.currency, month: overMonths ? -1 : key.month)
            let target: Int32
            if let known = targetOfKey[larger] {
                target = known
            } else {
                target = Int32(keys.count)
                targetOfKey[larger] = target
                keys.append(larger)
                counts.append(KPICounts())
            }
            targetOfCell.append(target)
            counts[Int(target)].add(table.cells[index], acrossMonths: overMonths)
        }
    }
}

internal import InnkeeperCore

extension KPICounts {
    /// Adds the counts of another cell, which covers another month of the same bookings if `acrossMonths`.
    mutating func add(_ other: KPICounts, acrossMonths: Bool) {
        nightsSold += other.nightsSold
        // A stay over the end of a month has nights in two months but is still one stay.
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

/// Identifies a cell: the property, category and channel of a booking, a currency, a month.
struct KPIKey: Hashable {
    /// Codes in their columns; -1 for bookings without one, or if rolled up.
    var property: Int32
    var category: Int32
    var channel: Int32
    /// Code in `BookingCurrencies`.
    var currency: Int32
    /// Index in the window's months; -1 if rolled up.
    var month: Int32
}

/// The cells in which bookings are counted, as fine as any figure needs, so that each booking is counted once.
///
/// Only non-empty cells exist. They are found through a table of all possible cells, or by hashing if that would be too
/// large.
struct KPIAccumulator {
    private static let denseLimit = 1 << 22
    private var dense: [Int32] = []
    private var sparse: [KPIKey: Int32] = [:]
    /// The number of values for each part of a key, from the property on; 0 if cells are found by hashing.
    private var widths: (category: Int, channel: Int, currency: Int, month: Int) = (0, 0, 0, 0)
    private(set) var keys: [KPIKey] = []
    var cells: [KPICounts] = []

    init(properties: Int, categories: Int, channels: Int, currencies: Int, months: Int) {
        var size = 1
        for width in [properties + 1, categories + 1, channels + 1, currencies, months] {
            size = min(size, KPIAccumulator.denseLimit + 1) * width
        }
        if size <= KPIAccumulator.denseLimit {
            widths = (categories + 1, channels + 1, currencies, months)
            dense = [Int32](repeating: -1, count: size)
        }
    }

    /// The index of a key's cell, which is created if it is new.
    mutating func cell(_ key: KPIKey) -> Int {
        if dense.isEmpty {
            if let known = sparse[key] { return Int(known) }
            sparse[key] = Int32(cells.count)
            return append(key)
        }
        var slot = Int(key.property + 1) * widths.category + Int(key.category + 1)
        slot = slot * widths.channel + Int(key.channel + 1)
        slot = (slot * widths.currency + Int(key.currency)) * widths.month + Int(key.month)
        if dense[slot] >= 0 { return Int(dense[slot]) }
        dense[slot] = Int32(cells.count)
        return append(key)
    }

    private mutating func append(_ key: KPIKey) -> Int {
        keys.append(key)
        cells.append(KPICounts())
        return cells.count - 1
    }
}

/// Cells of a table added up to larger ones: those whose keys become equal.
struct KPIRollup {
    private(set) var keys: [KPIKey] = []
    private(set) var counts: [KPICounts] = []
    /// For each cell of the table, the index of the one that it was added to.
    private(set) var targetOfCell: [Int32] = []

    /// `larger` returns the key of the larger cell, with some parts set to -1.
    init(_ table: KPIAccumulator, _ larger: (KPIKey) -> KPIKey) {
        var targetOfKey: [KPIKey: Int32] = [:]
        targetOfCell.reserveCapacity(table.keys.count)
        for (index, key) in table.keys.enumerated() {
            let largerKey = larger(key)
            let target: Int32
            if let known = targetOfKey[largerKey] {
                target = known
            } else {
                target = Int32(keys.count)
                targetOfKey[largerKey] = target
                keys.append(largerKey)
                counts.append(KPICounts())
            }
            targetOfCell.append(target)
            counts[Int(target)].add(table.cells[index], acrossMonths: largerKey.month < 0)
        }
    }
}

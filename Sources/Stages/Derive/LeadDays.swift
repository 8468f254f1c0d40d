/// The lead days of each counted booking and the cells that it belongs to, for medians.
///
/// A median can't be added up, so the bookings are sorted by lead days once; walking them in that order, the middle
/// one of each cell is the one at which its count is half full. Linear, whatever the number of cells.
struct LeadDays {
    struct Entry {
        var days: Int32
        /// Indexes of the booking's cells in the tables by property, category and channel.
        var cells: (property: Int32, category: Int32, channel: Int32)
    }

    private(set) var entries: [Entry] = []

    mutating func append(_ entry: Entry) { entries.append(entry) }

    /// Puts the entries in ascending order; `medians` needs it.
    mutating func sort() {
        var least = Int32.max
        var most = Int32.min
        for entry in entries {
            least = min(least, entry.days)
            most = max(most, entry.days)
        }
        guard least < most else { return }
        let base = UInt32(bitPattern: least)
        radixSort(&entries, bits: bitCount(upTo: UInt32(bitPattern: most) &- base)) {
            UInt32(bitPattern: $0.days) &- base
        }
    }

    /// The median of each target of a rollup; nil where nothing is known. Of an even number of values it is the mean
    /// of the two in the middle.
    func medians(_ rollup: KPIRollup, cell: (Entry) -> Int32) -> [Double?] {
        var seen = [Int](repeating: 0, count: rollup.counts.count)
        var middle = [Int](repeating: 0, count: rollup.counts.count)
        let lower = rollup.counts.map { ($0.leadDaysCount - 1) / 2 }
        let upper = rollup.counts.map { $0.leadDaysCount / 2 }
        for entry in entries {
            let target = Int(rollup.targetOfCell[Int(cell(entry))])
            let rank = seen[target]
            if rank == lower[target] { middle[target] += Int(entry.days) }
            if rank == upper[target] { middle[target] += Int(entry.days) }
            seen[target] = rank + 1
        }
        return rollup.counts.indices.map { rollup.counts[$0].leadDaysCount == 0 ? nil : Double(middle[$0]) / 2 }
    }
}

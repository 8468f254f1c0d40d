internal import InnkeeperCore

/// The lead days of each counted booking and the cell that it belongs to, for medians.
///
/// Medians can't be added up, so the bookings are sorted by lead days once; going through them in that order, the
/// median of each cell is reached when half of its count has been seen. Linear, whatever the number of cells.
struct LeadDays {
    private struct Entry {
        var days: Int32
        /// Index in the table.
        var cell: Int32
        /// How many bookings have the same.
        var count: Int32
    }

    /// The state of a cell during the pass.
    private struct Walk {
        var seen: Int32 = 0
        /// Ranks of the one or two middle values.
        var lower: Int32
        var upper: Int32
        var sum = 0

        init(count: Int) {
            lower = Int32((count - 1) / 2)
            upper = Int32(count / 2)
        }
    }

    private var entries: [Entry] = []

    mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(entries.count + count) }

    mutating func append(_ days: Int, cell: Int, count: Int32 = 1) {
        entries.append(Entry(days: Int32(days), cell: Int32(cell), count: count))
    }

    /// The number of bookings for each cell and number of days.
    var counted: [OccupancyPart.Lead] {
        var leads: [OccupancyPart.Lead] = []
        for entry in entries.sorted(by: { ($0.cell, $0.days) < ($1.cell, $1.days) }) {
            if let last = leads.last, last.cell == entry.cell, last.days == entry.days {
                leads[leads.count - 1].count += entry.count
            } else {
                leads.append(OccupancyPart.Lead(cell: entry.cell, days: entry.days, count: entry.count))
            }
        }
        return leads
    }

    /// Sorts the entries in ascending order, as `medians` requires.
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

    /// The median of each target of a rollup; nil if nothing is known. For an even number of values it is the mean of
    /// the two in the middle.
    func medians(_ rollup: KPIRollup) -> [Double?] {
        var walks = rollup.counts.map { Walk(count: $0.leadDaysCount) }
        for entry in entries {
            let target = Int(rollup.targetOfCell[Int(entry.cell)])
            let rank = walks[target].seen
            let end = rank &+ entry.count
            walks[target].seen = end
            if rank <= walks[target].lower, walks[target].lower < end { walks[target].sum += Int(entry.days) }
            if rank <= walks[target].upper, walks[target].upper < end { walks[target].sum += Int(entry.days) }
        }
        return walks.map { $0.seen == 0 ? nil : Double($0.sum) / 2 }
    }
}

package import InnkeeperCore

/// Finds rows that belong to a stay that an earlier row of the source has, and adds what they say to it.
///
/// A further payment has the property, number, arrival, departure and currency of the stay; its amounts are added. A
/// further guest has the property, number, site, arrival, departure and status of the stay, whose guests are counted; the
/// number or the site may be missing in both.
package struct FurtherRowFinder {
    private var index = BookingIndex()

    package init() {}

    /// A row of a batch, and the row with its stay, numbered through the table, then the batch.
    package struct FurtherRow: Sendable, Equatable {
        package var row: Int
        package var stay: Int

        package init(row: Int, stay: Int) {
            self.row = row
            self.stay = stay
        }
    }

    /// Finds the further rows in `batch` of stays in `table`, which holds the rows before, or in the batch itself.
    /// Expects that the caller leaves them out, and puts the other rows of the batch into the table. Rejected rows take no
    /// part.
    package mutating func find(_ batch: Bookings, rejected: [Bool], in table: Bookings) -> [FurtherRow] {
        let base = table.count
        let stays = StayKey(batch)
        let property = PropertyKey(batch, after: table)
        var found: [FurtherRow] = []
        // The rows of the batch that stay, so that they are found under their future numbers.
        var kept: [Int] = []
        for row in 0..<batch.count {
            defer { if found.last?.row != row { kept.append(row) } }
            guard !rejected[row], let hash = stays.hash(row) else { continue }
            let stay = index.insert(hash, row: base + kept.count) { earlier in
                func isSame(_ bookings: Bookings, _ stay: Int) -> Bool {
                    stays.isSame(row, bookings, stay) && property.isSame(batch, row, bookings, stay)
                }
                return earlier < base ? isSame(table, earlier) : isSame(batch, kept[earlier - base])
            }
            guard let stay else { continue }
            found.append(FurtherRow(row: row, stay: stay < base ? stay : base + kept[stay - base]))
        }
        return found
    }

    /// Adds rows to their stays. Returns those that were added elsewhere, each with its stay; the caller skips them.
    package static func join(
        _ rows: [FurtherRow], of batch: inout Bookings, to table: inout Bookings
    ) -> [Int: RecordReference] {
        let base = table.count
        let isGuest = batch.repeatedID == .guest
        // Where the rows don't say how many guests there are, each is one.
        let areCounted = isGuest && !batch.carried.contains(.guests) && !batch.carried.contains(.adults)
        var joined: [Int: RecordReference] = [:]
        for further in rows {
            let payment = Payment(batch, further.row)
            func add(to table: inout Bookings, _ stay: Int) {
                joined[further.row] = table.records[stay]
                if areCounted { table.guests[stay] = CountCell((table.guests[stay].value ?? 1) + 1) }
                if !isGuest { payment.add(to: &table, stay) }
            }
            if further.stay < base { add(to: &table, further.stay) } else { add(to: &batch, further.stay - base) }
        }
        return joined
    }

    /// What the rows of one stay have in common, but for the property.
    private struct StayKey {
        private let batch: Bookings
        private let isGuest: Bool

        init(_ batch: Bookings) {
            self.batch = batch
            isGuest = batch.repeatedID == .guest
        }

        /// nil for a row of which it can't be said.
        func hash(_ row: Int) -> UInt64? {
            guard isGuest else { return batch.id.isEmpty(row) ? nil : batch.id.hash(row) }
            let site = batch.site.codes[row]
            guard batch.stay(row) != nil, site >= 0 || !batch.id.isEmpty(row) else { return nil }
            var hash = batch.id.isEmpty(row) ? 0 : batch.id.hash(row)
            if site >= 0 { hash ^= batch.site.hash(of: site) }
            return (hash ^ UInt64(UInt32(bitPattern: batch.arrival[row].raw))) &* 0x9E37_79B9_7F4A_7C15
        }

        /// `stay` is a row of the table, or of the batch itself.
        func isSame(_ row: Int, _ table: Bookings, _ stay: Int) -> Bool {
            guard table.id.isEqual(stay, batch.id, row), table.arrival[stay] == batch.arrival[row],
                table.departure[stay] == batch.departure[row]
            else { return false }
            return isGuest
                ? table.site[stay] == batch.site[row] && table.status[stay] == batch.status[row]
                : table.currency[stay] == batch.currency[row]
        }
    }

    /// The amounts of a row.
    private struct Payment {
        var total, paid, tax, commission, net: AmountCell

        init(_ table: Bookings, _ row: Int) {
            (total, paid, tax) = (table.total[row], table.paid[row], table.tax[row])
            // A table may lack these.
            commission = table.commission.isEmpty ? .missing : table.commission[row]
            net = table.net.isEmpty ? .missing : table.net[row]
        }

        func add(to table: inout Bookings, _ stay: Int) {
            table.total[stay] = Payment.sum(table.total[stay], total)
            table.paid[stay] = Payment.sum(table.paid[stay], paid)
            table.tax[stay] = Payment.sum(table.tax[stay], tax)
            if !table.commission.isEmpty { table.commission[stay] = Payment.sum(table.commission[stay], commission) }
            if !table.net.isEmpty { table.net[stay] = Payment.sum(table.net[stay], net) }
        }

        /// A missing amount counts as 0 if the other is present; an unreadable one makes the sum unreadable.
        private static func sum(_ a: AmountCell, _ b: AmountCell) -> AmountCell {
            if a == .missing { return b }
            if b == .missing { return a }
            guard let first = a.minorUnits, let second = b.minorUnits else { return .unreadable }
            let (total, overflow) = first.addingReportingOverflow(second)
            return overflow ? .unreadable : AmountCell(minorUnits: total)
        }
    }
}

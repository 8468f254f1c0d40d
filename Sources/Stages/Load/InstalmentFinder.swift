package import InnkeeperCore

/// Finds rows that are further payments for a stay that an earlier row of the source has, and adds their amounts to it.
/// A row is one if property, number, arrival, departure and currency equal those of the stay.
package struct InstalmentFinder {
    private var index = BookingIndex()

    package init() {}

    /// A further payment: a row of a batch, and the row with its stay, numbered through the table, then the batch.
    package struct Instalment: Sendable, Equatable {
        package var row: Int
        package var stay: Int

        package init(row: Int, stay: Int) {
            self.row = row
            self.stay = stay
        }
    }

    /// Finds the further payments in `batch` for stays in `table`, which holds the rows before, or in the batch itself.
    /// Expects that the caller leaves them out, and puts the other rows of the batch into the table. Rejected rows take no
    /// part.
    package mutating func find(_ batch: Bookings, rejected: [Bool], in table: Bookings) -> [Instalment] {
        let base = table.count
        let property = PropertyKey(batch, after: table)
        var found: [Instalment] = []
        // The rows of the batch that stay, so that they are found under their future numbers.
        var kept: [Int] = []
        for row in 0..<batch.count {
            defer { if found.last?.row != row { kept.append(row) } }
            guard !rejected[row], !batch.id.isEmpty(row) else { continue }
            let stay = index.insert(batch.id.hash(row), row: base + kept.count) { earlier in
                earlier < base
                    ? table.id.isEqual(earlier, batch.id, row) && InstalmentFinder.isSame(table, earlier, batch, row)
                        && property.isSame(batch, row, table, earlier)
                    : batch.id.isEqual(kept[earlier - base], batch.id, row)
                        && InstalmentFinder.isSame(batch, kept[earlier - base], batch, row)
                        && property.isSame(batch, row, batch, kept[earlier - base])
            }
            guard let stay else { continue }
            found.append(Instalment(row: row, stay: stay < base ? stay : base + kept[stay - base]))
        }
        return found
    }

    /// Adds payments to their stays. Returns the rows that were added elsewhere, each with its stay; the caller skips them.
    package static func join(
        _ instalments: [Instalment], of batch: inout Bookings, to table: inout Bookings
    ) -> [Int: RecordReference] {
        let base = table.count
        var joined: [Int: RecordReference] = [:]
        for instalment in instalments {
            let payment = Payment(batch, instalment.row)
            if instalment.stay < base {
                add(payment, to: &table, instalment.stay)
                joined[instalment.row] = table.records[instalment.stay]
            } else {
                add(payment, to: &batch, instalment.stay - base)
                joined[instalment.row] = batch.records[instalment.stay - base]
            }
        }
        return joined
    }

    private static func isSame(_ table: Bookings, _ stay: Int, _ batch: Bookings, _ row: Int) -> Bool {
        table.currency[stay] == batch.currency[row] && table.arrival[stay] == batch.arrival[row]
            && table.departure[stay] == batch.departure[row]
    }

    private static func add(
        _ payment: Payment, to table: inout Bookings, _ stay: Int
    ) {
        table.total[stay] = sum(table.total[stay], payment.total)
        table.paid[stay] = sum(table.paid[stay], payment.paid)
        table.tax[stay] = sum(table.tax[stay], payment.tax)
        if !table.commission.isEmpty { table.commission[stay] = sum(table.commission[stay], payment.commission) }
        if !table.net.isEmpty { table.net[stay] = sum(table.net[stay], payment.net) }
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

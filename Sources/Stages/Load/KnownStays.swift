package import InnkeeperCore

/// Finds stays of a calendar feed that another source already has: same property, site and nights, and also the same
/// number, channel or guest. If only site and nights are equal, it may be a double booking and remains one.
package struct KnownStays {
    private struct Nights: Hashable {
        var site: String
        var arrival: DateCell
        var departure: DateCell
    }

    private var rows: [Nights: [Int]] = [:]
    private var count = 0

    package init() {}

    /// For each row of a feed's batch that is in `table`, the record that has it. `source` returns the source of a
    /// file; a source is not compared with itself. `property` is that of a file's rows that name none.
    package mutating func find(
        _ batch: Bookings, in table: Bookings, file: Int32, source: (_ file: Int32) -> String,
        property: (_ file: Int32) -> String
    ) -> [Int: RecordReference] {
        for row in count..<table.count where table.status[row].isAccepted && table.stay(row) != nil {
            rows[nights(table, row), default: []].append(row)
        }
        count = table.count
        let own = source(file)
        var found: [Int: RecordReference] = [:]
        for row in 0..<batch.count where batch.stay(row) != nil {
            let known = rows[nights(batch, row)]?.first { other in
                let place = table.records[other].file
                return source(place) != own && KnownStays.isSame(batch, row, table, other)
                    && isSameProperty(
                        batch.property[row] ?? property(file),
                        table.property[other] ?? property(place), table)
            }
            if let known { found[row] = table.records[known] }
        }
        return found
    }

    /// A stay without a property belongs to the only one that is named.
    private func isSameProperty(_ own: String, _ other: String, _ table: Bookings) -> Bool {
        own == other
            || (own.isEmpty || other.isEmpty)
                && Set(table.property.names).union([own, other]).subtracting([""]).count < 2
    }

    private func nights(_ table: Bookings, _ row: Int) -> Nights {
        Nights(
            site: table.site[row].map(foldedWord) ?? "", arrival: table.arrival[row], departure: table.departure[row])
    }

    private static func isSame(_ batch: Bookings, _ row: Int, _ table: Bookings, _ other: Int) -> Bool {
        if !batch.id.isEmpty(row), table.id.isEqual(other, batch.id, row) { return true }
        if batch.camper[row] != 0, batch.camper[row] == table.camper[other] { return true }
        guard let channel = batch.channel[row], let known = table.channel[other] else { return false }
        return channelWord(channel) == channelWord(known)
    }
}

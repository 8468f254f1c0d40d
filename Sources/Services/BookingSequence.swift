package import InnkeeperCore

/// A batch of bookings and the rows before it, numbered through: which of them have the same number on the same site of the
/// same property.
package struct BookingSequence {
    private let batch: Bookings
    private let table: Bookings
    private let base: Int
    private let hasSite: Bool
    private let property: PropertyKey

    package init(_ batch: Bookings, after table: Bookings) {
        self.batch = batch
        self.table = table
        base = table.count
        hasSite = batch.carried.contains(.siteNumber)
        property = PropertyKey(batch, after: table)
    }

    /// A hash of a row's number, property and site.
    package func key(_ row: Int) -> UInt64 {
        let (bookings, row) = row < base ? (table, row) : (batch, row - base)
        let site = bookings.site.codes[row]
        let isKnown = site >= 0 && (hasSite || row < base)
        return BookingSequence.key(
            bookings.id.hash(row) ^ property.hash(bookings, row), site: isKnown ? bookings.site.hash(of: site) : 0)
    }

    /// `key` of all rows of the batch.
    package var keys: [UInt64] {
        var hashes = batch.id.hashes
        if let properties = property.hashes(batch) { hashes = zip(hashes, properties).map { $0 ^ $1 } }
        guard hasSite else { return hashes }
        return zip(hashes, batch.site.rowHashes).map { BookingSequence.key($0, site: $1) }
    }

    private static func key(_ hash: UInt64, site: UInt64) -> UInt64 {
        site == 0 ? hash : (hash ^ site) &* 0x9E37_79B9_7F4A_7C15
    }

    /// Whether a row of the batch has the number, site and property of an earlier row.
    package func isSame(_ row: Int, _ earlier: Int) -> Bool {
        let row = row - base
        let site = hasSite ? batch.site.codes[row] : DictionaryColumn.missing
        if earlier >= base {
            return (!hasSite || batch.site.codes[earlier - base] == site)
                && batch.id.isEqual(earlier - base, batch.id, row)
                && property.isSame(batch, row, batch, earlier - base)
        }
        guard table.id.isEqual(earlier, batch.id, row), property.isSame(batch, row, table, earlier) else {
            return false
        }
        let wanted = site < 0 ? site : table.site.existingCode(for: batch.site.name(of: site))
        return table.site.codes[earlier] == wanted
    }

    /// Whether a row of the batch has the days of an earlier row.
    package func hasSameDays(_ row: Int, _ earlier: Int) -> Bool {
        let (bookings, place) = earlier < base ? (table, earlier) : (batch, earlier - base)
        return bookings.arrival[place] == batch.arrival[row - base]
            && bookings.departure[place] == batch.departure[row - base]
    }

    /// Where a row's record is.
    package func reference(_ row: Int) -> RecordReference {
        row < base ? table.records[row] : batch.records[row - base]
    }
}

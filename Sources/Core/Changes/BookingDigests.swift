/// A digest of each booking of a table, covering its key and every compared field. Rows with the same digest are equal;
/// rejected ones have `HashedRows.none`.
///
/// Sixty-four bits decide that a booking is unchanged. What differs is always determined from the fields themselves.
struct BookingDigests: Sendable {
    /// Those of bookings as read are the same as those of the bookings that a snapshot keeps.
    ///
    /// `sources` gives the number of each file's source. Guests' telephone numbers and e-mail addresses count if
    /// `hasGuests`.
    static func digests(
        _ table: Bookings, isAsRead: Bool, sources: [Int32], hasGuests: Bool, jobs: Int
    ) async -> [UInt64] {
        let columns = [table.property, table.site, table.category, table.channel]
        // Indexed by code + 1: missing comes first.
        let hashes = columns.map { column in [0] + column.names.indices.map { column.hash(of: Int32($0)) } }
        // Small enough to stay in a core's cache while column after column is mixed in.
        let parts = stride(from: 0, to: table.count, by: 4096).map { $0..<min($0 + 4096, table.count) }
        let digests = await inParallel(parts, jobs: jobs) { rows in
            var digests = BookingDigests(table, rows, sources)
            for (column, hashes) in zip(columns, hashes) { digests.mix(column.codes) { hashes[Int($0 + 1)] } }
            digests.mix(table.camper) { PersonalKeys.short($0) }
            if hasGuests {
                digests.mix(table.phone) { isAsRead ? PersonalKeys.hash(ofNumber: $0) : $0 }
                digests.mix(table.email) { PersonalKeys.short($0) }
            }
            digests.mix(table.arrival)
            digests.mix(table.departure)
            digests.mix(table.bookedOn)
            digests.mix(table.nights)
            digests.mix(table.guests)
            digests.mix(table.rate)
            digests.mix(table.total)
            digests.mix(table.paid)
            digests.mix(table.tax)
            digests.mix(table.currency)
            digests.leaveOutRefused(table)
            return digests.values
        }
        var all: [UInt64] = []
        all.reserveCapacity(table.count)
        for digests in digests { all += digests }
        return all
    }

    private let rows: Range<Int>
    private var values: [UInt64]

    private init(_ table: Bookings, _ rows: Range<Int>, _ sources: [Int32]) {
        self.rows = rows
        values = rows.map { row in
            let source = UInt64(truncatingIfNeeded: sources[Int(table.records[row].file)])
            return table.id.hash(row) ^ (source << 8 | UInt64(table.status[row].rawValue))
        }
    }

    private mutating func leaveOutRefused(_ table: Bookings) {
        for (index, row) in rows.enumerated() {
            values[index] = table.status[row] == .invalid ? HashedRows.none : max(1, values[index])
        }
    }

    private mutating func mix<Cell>(_ column: PackedIntegerColumn<Cell>) {
        mix(column) { UInt64(truncatingIfNeeded: $0) }
    }

    /// A number has the same effect whatever the width of its column.
    private mutating func mix<Cell>(_ column: PackedIntegerColumn<Cell>, _ value: (Cell.Raw) -> UInt64) {
        switch column.width {
        case .alike: for index in values.indices { mix(value(column.same.raw), at: index) }
        case .one: mix(column.ones) { value(PackedIntegerColumn<Cell>.widened($0).raw) }
        case .two: mix(column.twos) { value(PackedIntegerColumn<Cell>.widened($0).raw) }
        case .four: mix(column.fours) { value(PackedIntegerColumn<Cell>.widened($0).raw) }
        case .whole: mix(column.wholes) { value($0.raw) }
        }
    }

    private mutating func mix<Value>(_ column: [Value], _ value: (Value) -> UInt64) {
        for index in values.indices { mix(value(column[rows.lowerBound + index]), at: index) }
    }

    @inline(__always) private mutating func mix(_ value: UInt64, at index: Int) {
        let mixed = (values[index] ^ value) &* 0x9E37_79B9_7F4A_7C15
        values[index] = mixed ^ mixed >> 32
    }
}

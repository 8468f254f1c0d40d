// Double bookings in binary form, column by column. Rows are numbered as where they were found.

extension ConflictPart: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        for count in [coverage.stays, coverage.withoutSite] { writer.put(Int64(count)) }
        for column in [units.map(\.first), units.map(\.place), units.map(\.pairs), units.map(\.listed)] {
            writer.put(column.map(Int64.init))
        }
        let crowds = units.map { $0.crowd ?? CrowdedSite(booking: -1, pairs: $0.pairs, stays: 0) }
        for column in [crowds.map(\.booking), crowds.map(\.stays)] { writer.put(column.map(Int64.init)) }
        for column in [rows.map(\.first), rows.map(\.second)] { writer.put(column.map(Int64.init)) }
        for column in [rows.map(\.overlap.lowerBound), rows.map(\.overlap.upperBound)] { writer.put(column) }
        rows.map(\.kind).write(to: &writer)
        writer.put(rows.map { UInt8($0.freeSites.count) })
        TextColumn(rows.flatMap(\.freeSites)).write(to: &writer)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        coverage.stays = Int(try reader.number(Int64.self))
        coverage.withoutSite = Int(try reader.number(Int64.self))
        try readUnits(from: &reader)
        try readRows(from: &reader)
        // Otherwise pairs would be shown on the wrong site, or lost.
        guard units.allSatisfy({ $0.listed == 0 || $0.listed == $0.pairs }),
            units.reduce(0, { $0 + $1.listed }) == rows.count
        else { throw .damaged("its pairs are not those of its sites") }
    }

    private mutating func readUnits(from reader: inout BinaryReader) throws(BinaryFault) {
        let firsts = try reader.numbers(Int64.self).map(Int.init)
        let places = try reader.numbers(Int64.self).map(Int.init)
        let pairs = try reader.numbers(Int64.self).map(Int.init)
        let listed = try reader.numbers(Int64.self).map(Int.init)
        let bookings = try reader.numbers(Int64.self).map(Int.init)
        let stays = try reader.numbers(Int64.self).map(Int.init)
        guard [places, pairs, listed, bookings, stays].allSatisfy({ $0.count == firsts.count }) else {
            throw .unequalColumns
        }
        units = firsts.indices.map { unit in
            Unit(
                first: firsts[unit], place: places[unit], pairs: pairs[unit],
                listed: min(max(listed[unit], 0), 1 << 40),
                crowd: bookings[unit] < 0
                    ? nil : CrowdedSite(booking: bookings[unit], pairs: pairs[unit], stays: stays[unit]))
        }
    }

    private mutating func readRows(from reader: inout BinaryReader) throws(BinaryFault) {
        let firsts = try reader.numbers(Int64.self).map(Int.init)
        let seconds = try reader.numbers(Int64.self).map(Int.init)
        let nights = (try reader.numbers(Int32.self), try reader.numbers(Int32.self))
        let kinds = try [ConflictKind](from: &reader)
        let counts = try reader.numbers(UInt8.self)
        let sites = try TextColumn(from: &reader).texts
        guard
            [seconds.count, nights.0.count, nights.1.count, kinds.count, counts.count]
                .allSatisfy({ $0 == firsts.count }), counts.reduce(0, { $0 + Int($1) }) == sites.count
        else { throw .unequalColumns }
        var start = 0
        for row in firsts.indices {
            guard nights.0[row] <= nights.1[row] else { throw .damaged("nights end before they begin") }
            let end = start + Int(counts[row])
            rows.append(
                ConflictRow(
                    first: firsts[row], second: seconds[row], overlap: nights.0[row]..<nights.1[row], kind: kinds[row],
                    freeSites: Array(sites[start..<end])))
            start = end
        }
    }
}

extension BinaryFault {
    public static let rowWithoutRecord = BinaryFault.damaged("a row has no record")
}

extension ConflictKind: ColumnCell {
    public var raw: UInt8 {
        switch self {
        case .doubleBooking: 0
        case .sameGuest: 1
        case .echo: 2
        }
    }

    public init?(raw: UInt8) {
        let kinds: [ConflictKind] = [.doubleBooking, .sameGuest, .echo]
        guard raw < kinds.count else { return nil }
        self = kinds[Int(raw)]
    }
}

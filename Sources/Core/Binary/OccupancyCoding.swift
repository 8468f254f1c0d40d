// Counts of occupancy and key figures in binary form, column by column.

extension OccupancyPart: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        for names in [properties, categories, channels] { TextColumn(names).write(to: &writer) }
        currencies.write(to: &writer)
        for column in [
            cells.map(\.property), cells.map(\.category), cells.map(\.channel), cells.map(\.currency),
            cells.map(\.month),
        ] { writer.put(column) }
        for path in OccupancyPart.counts { writer.put(cells.map { Int64($0.counts[keyPath: path]) }) }
        writer.put(cells.map(\.counts.roomRevenue))
        writer.put(changes.map(\.currency))
        writer.put(changes.map(\.day))
        writer.put(changes.map { Int64($0.sold) })
        writer.put(changes.map(\.revenue))
        for column in [leads.map(\.cell), leads.map(\.days), leads.map(\.count)] { writer.put(column) }
        writer.put(nights.map { [$0.lowerBound, $0.upperBound] } ?? [])
        writer.put(open.map(Int64.init))
    }

    private static var counts: [WritableKeyPath<KPICounts, Int>] {
        [
            \.nightsSold, \.stays, \.staysBegun, \.nightsWithRevenue, \.bookings, \.cancelled, \.noShow, \.invalid,
            \.arrivalNights, \.arrivals, \.leadDaysSum, \.leadDaysCount,
        ]
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        properties = try TextColumn(from: &reader).texts
        categories = try TextColumn(from: &reader).texts
        channels = try TextColumn(from: &reader).texts
        currencies = try [Currency](from: &reader)
        try readCells(from: &reader)
        try readChanges(from: &reader)
        let (cells, days, counts) = (
            try reader.numbers(Int32.self), try reader.numbers(Int32.self), try reader.numbers(Int32.self)
        )
        guard days.count == cells.count, counts.count == cells.count else { throw .unequalColumns }
        leads = cells.indices.map { Lead(cell: cells[$0], days: days[$0], count: counts[$0]) }
        guard leads.allSatisfy({ self.cells.indices.contains(Int($0.cell)) && $0.count > 0 }) else {
            throw .damaged("a count has no cell")
        }
        let bounds = try reader.numbers(Int32.self)
        guard bounds.isEmpty || bounds.count == 2 && bounds[0] <= bounds[1] else {
            throw .damaged("nights are no pair")
        }
        nights = bounds.isEmpty ? nil : bounds[0]...bounds[1]
        open = try reader.numbers(Int64.self).map(Int.init)
    }

    private mutating func readCells(from reader: inout BinaryReader) throws(BinaryFault) {
        var keys: [[Int32]] = []
        for _ in 0..<5 { keys.append(try reader.numbers()) }
        let count = keys[0].count
        guard keys.allSatisfy({ $0.count == count }) else { throw .unequalColumns }
        for (column, names) in zip(keys, [properties, categories, channels]) {
            guard column.allSatisfy({ $0 >= -1 && $0 < names.count }) else { throw .damaged("a code has no text") }
        }
        guard keys[3].allSatisfy({ currencies.indices.contains(Int($0)) }) else { throw .damaged("a code has no text") }
        cells = (0..<count).map {
            Cell(
                property: keys[0][$0], category: keys[1][$0], channel: keys[2][$0], currency: keys[3][$0],
                month: keys[4][$0], counts: KPICounts())
        }
        for path in OccupancyPart.counts {
            let column = try reader.numbers(Int64.self)
            guard column.count == count else { throw .unequalColumns }
            for cell in cells.indices { cells[cell].counts[keyPath: path] = Int(column[cell]) }
        }
        let revenue = try reader.numbers(Int64.self)
        guard revenue.count == count else { throw .unequalColumns }
        for cell in cells.indices { cells[cell].counts.roomRevenue = revenue[cell] }
    }

    private mutating func readChanges(from reader: inout BinaryReader) throws(BinaryFault) {
        let (codes, days) = (try reader.numbers(Int32.self), try reader.numbers(Int32.self))
        let (sold, revenue) = (try reader.numbers(Int64.self), try reader.numbers(Int64.self))
        guard [days.count, sold.count, revenue.count].allSatisfy({ $0 == codes.count }) else { throw .unequalColumns }
        guard codes.allSatisfy({ currencies.indices.contains(Int($0)) }) else { throw .damaged("a code has no text") }
        changes = codes.indices.map {
            Change(currency: codes[$0], day: days[$0], sold: Int(sold[$0]), revenue: revenue[$0])
        }
    }
}

// Campsites in binary form: few, so row by row.

extension CampSites: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(rows)
        writer.put(carried)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        rows = try reader.items()
        carried = try reader.fields()
    }
}

extension CampSite: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put([record])
        for text in [number, name, category, property] { writer.put(text) }
        writer.put(isPropertyAdopted)
        // 0 for what the record does not say.
        for flag in [electricity, water] { writer.put(flag.map { $0 ? 2 : 1 as UInt8 } ?? 0) }
        writer.put(coordinate.map { [$0.latitude.bitPattern, $0.longitude.bitPattern] } ?? [])
        writer.put(coordinateState.rawValue)
        writer.put(capacity.raw)
        writer.put(nightlyRate.raw)
        writer.put(closedFrom.raw)
        writer.put(closedTo.raw)
        writer.put(isRejected)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let records = try reader.records()
        try BinaryReader.check([1], rows: records.count)
        self.init(number: try reader.text())
        record = records[0]
        name = try reader.text()
        category = try reader.text()
        property = try reader.text()
        isPropertyAdopted = try reader.flag()
        electricity = try CampSite.flag(&reader)
        water = try CampSite.flag(&reader)
        let degrees = try reader.numbers(UInt64.self).map { Double(bitPattern: $0) }
        guard degrees.isEmpty || degrees.count == 2 else { throw .damaged("a position is not a pair") }
        if degrees.count == 2 { coordinate = Coordinate(latitude: degrees[0], longitude: degrees[1]) }
        guard let state = CellState(rawValue: try reader.number()) else {
            throw .damaged("a value is none of its kind")
        }
        coordinateState = state
        capacity = CountCell(raw: try reader.number())
        nightlyRate = AmountCell(raw: try reader.number())
        closedFrom = DateCell(raw: try reader.number())
        closedTo = DateCell(raw: try reader.number())
        isRejected = try reader.flag()
    }

    private static func flag(_ reader: inout BinaryReader) throws(BinaryFault) -> Bool? {
        switch try reader.number(UInt8.self) {
        case 0: return nil
        case 1: return false
        case 2: return true
        default: throw .damaged("a flag is none of its three values")
        }
    }
}

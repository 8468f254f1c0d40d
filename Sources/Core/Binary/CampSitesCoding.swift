// Campsites in binary form. They are few, so they are written row by row.

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
        writer.put(record.raw)
        for text in [number, name, category, property] { writer.put(text) }
        for flag in [isPropertyAdopted, isRejected] { writer.put(flag) }
        for flag in [electricity, water] { writer.put(flag.raw) }
        writer.put(coordinate.map { [$0.latitude.raw, $0.longitude.raw] } ?? [])
        writer.put(coordinateState.raw)
        writer.put(capacity.raw)
        writer.put(nightlyRate.raw)
        for date in [closedFrom, closedTo] { writer.put(date.raw) }
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        let record = try reader.cell(RecordReference.self)
        self.init(number: try reader.text())
        self.record = record
        name = try reader.text()
        category = try reader.text()
        property = try reader.text()
        isPropertyAdopted = try reader.cell()
        isRejected = try reader.cell()
        electricity = try reader.cell()
        water = try reader.cell()
        let degrees = try [Double](from: &reader)
        guard degrees.isEmpty || degrees.count == 2 else { throw .damaged("a position is not a pair") }
        if degrees.count == 2 { coordinate = Coordinate(latitude: degrees[0], longitude: degrees[1]) }
        coordinateState = try reader.cell()
        capacity = try reader.cell()
        nightlyRate = try reader.cell()
        closedFrom = try reader.cell()
        closedTo = try reader.cell()
    }
}

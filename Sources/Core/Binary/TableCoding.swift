// Binary form of what tables hold besides columns.

extension RecordCounts: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        for count in [read, accepted, rejected, skipped] { writer.put(count) }
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        read = try reader.number()
        accepted = try reader.number()
        rejected = try reader.number()
        skipped = try reader.number()
    }
}

extension Bookings {
    public func write(to writer: inout BinaryWriter) {
        for column in Bookings.columns { column.write(self, &writer) }
        writer.put(carried)
        writer.put(repeatedID.rawValue)
        writer.put(isFeed)
        TextColumn(usualProperty.map { [$0] } ?? []).write(to: &writer)
        blocked.write(to: &writer)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        for column in Bookings.columns { try column.read(&self, &reader) }
        try checkColumns()
        carried = try reader.fields()
        guard let repeated = RepeatedID(rawValue: try reader.text()) else { throw .damaged("a word is unknown") }
        repeatedID = repeated
        isFeed = try reader.cell()
        usualProperty = try TextColumn(from: &reader).texts.first
        blocked = try BlockedNights(from: &reader)
    }
}

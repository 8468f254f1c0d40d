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
        writeFacts(to: &writer)
        blocked.write(to: &writer)
    }

    /// What applies to all rows.
    private func writeFacts(to writer: inout BinaryWriter) {
        writer.put(carried)
        writer.put(repeatedID.rawValue)
        writer.put(isFeed)
        TextColumn(usualProperty.map { [$0] } ?? []).write(to: &writer)
    }

    private mutating func readFacts(from reader: inout BinaryReader) throws(BinaryFault) {
        carried = try reader.fields()
        guard let repeated = RepeatedID(rawValue: try reader.text()) else { throw .damaged("a word is unknown") }
        repeatedID = repeated
        isFeed = try reader.cell()
        usualProperty = try TextColumn(from: &reader).texts.first
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        for column in Bookings.columns { try column.read(&self, &reader) }
        try checkColumns()
        try readFacts(from: &reader)
        blocked = try BlockedNights(from: &reader)
    }

    // MARK: What tells bookings apart, and where and when they stay

    private static let keyColumns = [
        ColumnOf<Bookings>(\.records), ColumnOf(\.id), ColumnOf(\.property), ColumnOf(\.site), ColumnOf(\.arrival),
        ColumnOf(\.departure), ColumnOf(\.currency), ColumnOf(\.category), ColumnOf(\.channel), ColumnOf(\.guests),
        ColumnOf(\.status), ColumnOf(\.camper), ColumnOf(\.email, mayLack: true), ColumnOf(\.phone, mayLack: true),
        ColumnOf(\.nights), ColumnOf(\.rate), ColumnOf(\.total), ColumnOf(\.paid), ColumnOf(\.tax),
        ColumnOf(\.leadDays, mayLack: true),
    ]

    /// Some of the rows, with only those columns that tell whether they repeat others or are in each other's way, and what
    /// they earn.
    public func keys(_ rows: [Int]) -> Bookings {
        var keys = Bookings()
        keys.records = records.selecting(rows)
        keys.id = id.selecting(rows)
        // What is appended is narrowed.
        keys.property.append(contentsOf: property.selecting(rows))
        keys.site.append(contentsOf: site.selecting(rows))
        keys.category.append(contentsOf: category.selecting(rows))
        keys.channel.append(contentsOf: channel.selecting(rows))
        keys.arrival = arrival.selecting(rows)
        keys.departure = departure.selecting(rows)
        keys.currency = currency.selecting(rows)
        (keys.guests, keys.nights) = (guests.selecting(rows), nights.selecting(rows))
        (keys.rate, keys.total) = (rate.selecting(rows), total.selecting(rows))
        (keys.paid, keys.tax) = (paid.selecting(rows), tax.selecting(rows))
        if !leadDays.isEmpty { keys.leadDays = leadDays.selecting(rows) }
        (keys.status, keys.camper) = (status.selecting(rows), camper.selecting(rows))
        if !email.isEmpty { keys.email = email.selecting(rows) }
        if !phone.isEmpty { keys.phone = phone.selecting(rows) }
        (keys.carried, keys.repeatedID, keys.isFeed, keys.usualProperty) = (carried, repeatedID, isFeed, usualProperty)
        return keys
    }

    /// Keys with only what tells whether they repeat others: the rest would take most of the memory.
    public var identities: Bookings {
        var keys = self
        (keys.category, keys.channel) = (DictionaryColumn(), DictionaryColumn())
        (keys.guests, keys.nights, keys.leadDays) = (
            PackedIntegerColumn(), PackedIntegerColumn(), PackedIntegerColumn()
        )
        (keys.rate, keys.total) = (PackedIntegerColumn(), PackedIntegerColumn())
        (keys.paid, keys.tax) = (PackedIntegerColumn(), PackedIntegerColumn())
        (keys.camper, keys.email, keys.phone) = ([], [], [])
        return keys
    }

    /// Keys without what only tells whether they repeat others.
    public var stays: Bookings {
        var keys = self
        keys.id = TextColumn()
        return keys
    }

    public func writeKeys(to writer: inout BinaryWriter) {
        for column in Bookings.keyColumns { column.write(self, &writer) }
        writeFacts(to: &writer)
    }

    /// Reads what `writeKeys` wrote.
    public init(keysFrom reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        for column in Bookings.keyColumns { try column.read(&self, &reader) }
        guard Bookings.keyColumns.allSatisfy({ $0.isComplete(self, count) }) else { throw .unequalColumns }
        try readFacts(from: &reader)
    }
}

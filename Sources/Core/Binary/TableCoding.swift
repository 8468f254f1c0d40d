// Tables in binary form: the columns one behind the other, all with as many rows.

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

extension BinaryWriter {
    mutating func put(_ records: [RecordReference]) {
        put(records.map(\.place))
        put(records.map(\.length))
        put(records.map(\.line))
    }

    mutating func put(_ column: some BinaryCodable) { column.write(to: &self) }
}

extension BinaryReader {
    mutating func records() throws(BinaryFault) -> [RecordReference] {
        let places = try numbers(UInt64.self)
        let lengths = try numbers(Int32.self)
        let lines = try numbers(Int32.self)
        try BinaryReader.check([lengths.count, lines.count], rows: places.count)
        return places.indices.map { RecordReference(place: places[$0], length: lengths[$0], line: lines[$0]) }
    }

    static func check(_ counts: [Int], rows: Int) throws(BinaryFault) {
        guard counts.allSatisfy({ $0 == rows }) else { throw .damaged("the columns of a table differ in length") }
    }
}

extension Bookings: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(records)
        writeColumns(to: &writer)
        for hashes in [camper, email, phone] { writer.put(hashes) }
        writer.put(leadDays)
        writer.put(carried)
        writer.put(repeatedID.rawValue)
        writer.put(isFeed)
        writer.put(TextColumn(usualProperty.map { [$0] } ?? []))
        writer.put(isPropertyAdopted)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        records = try reader.records()
        try readColumns(from: &reader)
        camper = try reader.numbers()
        email = try reader.numbers()
        phone = try reader.numbers()
        leadDays = try PackedIntegerColumn(from: &reader)
        carried = try reader.fields()
        guard let repeated = RepeatedID(rawValue: try reader.text()) else { throw .damaged("a word is unknown") }
        repeatedID = repeated
        isFeed = try reader.flag()
        let usual = try TextColumn(from: &reader)
        usualProperty = usual.count > 0 ? usual[0] : nil
        isPropertyAdopted = try reader.flags()
        try BinaryReader.check(isPropertyAdopted.isEmpty ? [] : [isPropertyAdopted.count], rows: records.count)
        try checkRows()
    }

    /// All but the records, the hashes of guests, and what follows from the other columns.
    func writeColumns(to writer: inout BinaryWriter) {
        writer.put(id)
        for column in [property, site, category, channel] { writer.put(column) }
        for column in [arrival, departure, bookedOn] { writer.put(column) }
        for column in [nights, guests] { writer.put(column) }
        for column in [rate, total, paid, tax] { writer.put(column) }
        writer.put(currency)
        writer.put(status)
    }

    mutating func readColumns(from reader: inout BinaryReader) throws(BinaryFault) {
        id = try TextColumn(from: &reader)
        property = try DictionaryColumn(from: &reader)
        site = try DictionaryColumn(from: &reader)
        category = try DictionaryColumn(from: &reader)
        channel = try DictionaryColumn(from: &reader)
        arrival = try PackedIntegerColumn(from: &reader)
        departure = try PackedIntegerColumn(from: &reader)
        bookedOn = try PackedIntegerColumn(from: &reader)
        nights = try PackedIntegerColumn(from: &reader)
        guests = try PackedIntegerColumn(from: &reader)
        rate = try PackedIntegerColumn(from: &reader)
        total = try PackedIntegerColumn(from: &reader)
        paid = try PackedIntegerColumn(from: &reader)
        tax = try PackedIntegerColumn(from: &reader)
        currency = try PackedIntegerColumn(from: &reader)
        status = try reader.values()
    }

    /// Of guests, and of lead days, there may be none.
    func checkRows() throws(BinaryFault) {
        let counts = [
            id.count, property.count, site.count, category.count, channel.count, arrival.count, departure.count,
            bookedOn.count, nights.count, guests.count, rate.count, total.count, paid.count, tax.count,
            currency.count, status.count, camper.count,
        ]
        let optional = [email.count, phone.count, leadDays.count].filter { $0 != 0 }
        try BinaryReader.check(counts + optional, rows: records.count)
    }
}

extension Contacts: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(records)
        for column in [uid, fullName, firstName, lastName, phone, email] { writer.put(column) }
        writer.put(birthday.map { Int16($0?.year ?? -1) })
        writer.put(birthday.map { UInt8($0?.month ?? 0) })
        writer.put(birthday.map { UInt8($0?.day ?? 0) })
        writer.put(birthdayState)
        writer.put(excludedFromBirthdays)
        writer.put(rejected)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        records = try reader.records()
        uid = try TextColumn(from: &reader)
        fullName = try TextColumn(from: &reader)
        firstName = try TextColumn(from: &reader)
        lastName = try TextColumn(from: &reader)
        phone = try TextColumn(from: &reader)
        email = try TextColumn(from: &reader)
        let years = try reader.numbers(Int16.self)
        let months = try reader.numbers(UInt8.self)
        let days = try reader.numbers(UInt8.self)
        try BinaryReader.check([months.count, days.count], rows: years.count)
        birthday = try years.indices.map { row throws(BinaryFault) in
            try Contacts.date(years[row], months[row], days[row])
        }
        birthdayState = try reader.values()
        excludedFromBirthdays = try reader.flags()
        rejected = try reader.flags()
        let counts = [
            uid.count, fullName.count, firstName.count, lastName.count, phone.count, email.count, birthday.count,
            birthdayState.count, excludedFromBirthdays.count, rejected.count,
        ]
        try BinaryReader.check(counts, rows: records.count)
    }

    private static func date(_ year: Int16, _ month: UInt8, _ day: UInt8) throws(BinaryFault) -> PartialDate? {
        if year == -1, month == 0, day == 0 { return nil }
        guard year >= -1,
            let date = PartialDate(
                year: year < 0 ? nil : Int(year), month: month == 0 ? nil : Int(month), day: day == 0 ? nil : Int(day))
        else { throw .damaged("a birthday is not a date") }
        return date
    }
}

extension Places: BinaryCodable {
    public func write(to writer: inout BinaryWriter) {
        writer.put(records)
        writer.put(id)
        writer.put(name)
        writer.put(category)
        writer.put(latitude.map(\.bitPattern))
        writer.put(longitude.map(\.bitPattern))
        writer.put(coordinateState)
        writer.put(closed)
        writer.put(rejected)
    }

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        records = try reader.records()
        id = try TextColumn(from: &reader)
        name = try TextColumn(from: &reader)
        category = try DictionaryColumn(from: &reader)
        latitude = try reader.numbers(UInt64.self).map { Double(bitPattern: $0) }
        longitude = try reader.numbers(UInt64.self).map { Double(bitPattern: $0) }
        coordinateState = try reader.values()
        closed = try reader.flags()
        rejected = try reader.flags()
        let counts = [
            id.count, name.count, category.count, latitude.count, longitude.count, coordinateState.count,
            closed.count, rejected.count,
        ]
        try BinaryReader.check(counts, rows: records.count)
    }
}

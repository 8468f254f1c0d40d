import InnkeeperCore
import TestSupport

/// Tables filled at random, with marks and missing values.
struct RandomTables {
    var random: SeededRandom

    init(_ seed: UInt64) { random = SeededRandom(seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func text() -> String {
        String((0..<number(0...9)).map { _ in "aZ9 @+,é\u{1F600}".randomElement(using: &random) ?? "x" })
    }

    mutating func record(files: Int = 3) -> RecordReference {
        RecordReference(
            offset: Int64(number(0...1 << 39)), length: Int32(number(0...9_999)), line: Int32(number(1...9_999)),
            file: Int32(number(0...files - 1)))
    }

    mutating func flag() -> Bool { Bool.random(using: &random) }

    mutating func date() -> DateCell {
        [.missing, .unreadable, .ambiguous, DateCell(raw: Int32(number(-40_000...40_000)))][number(0...3)]
    }

    mutating func count() -> CountCell { [.missing, .unreadable, CountCell(number(-300...300))][number(0...2)] }

    mutating func amount() -> AmountCell {
        [.missing, .unreadable, AmountCell(minorUnits: Int64(number(-1 << 40...1 << 40)))][number(0...2)]
    }

    mutating func column<Cell>(_ rows: Int, _ cell: (inout RandomTables) -> Cell) -> PackedIntegerColumn<Cell> {
        // Narrow, alike and as it lies in a slice.
        let cells = (0..<rows).map { _ in cell(&self) }
        switch number(0...2) {
        case 0: return PackedIntegerColumn(cells)
        case 1: return PackedIntegerColumn(repeating: cell(&self), count: rows)
        default:
            var narrow = PackedIntegerColumn<Cell>()
            for cell in cells { narrow.append(cell) }
            return narrow
        }
    }

    mutating func texts(_ rows: Int) -> TextColumn { TextColumn((0..<rows).map { _ in text() }) }

    mutating func symbols(_ rows: Int) -> DictionaryColumn {
        DictionaryColumn((0..<rows).map { _ in flag() ? nil : ["A1", "A2", "", "Ü"][number(0...3)] })
    }

    mutating func bookings(_ rows: Int) -> Bookings {
        var table = Bookings()
        table.records = RecordColumn((0..<rows).map { _ in record() })
        table.id = texts(rows)
        table.property = symbols(rows)
        table.site = symbols(rows)
        table.category = symbols(rows)
        table.channel = symbols(rows)
        table.camper = (0..<rows).map { _ in flag() ? 0 : random.next() }
        if flag() {
            table.email = (0..<rows).map { _ in flag() ? 0 : random.next() }
            table.phone = (0..<rows).map { _ in flag() ? 0 : random.next() }
        }
        table.arrival = column(rows) { $0.date() }
        table.departure = column(rows) { $0.date() }
        table.bookedOn = column(rows) { $0.date() }
        table.nights = column(rows) { $0.count() }
        table.guests = column(rows) { $0.count() }
        table.leadDays = column(rows) { $0.count() }
        table.cancelledOn = column(rows) { $0.date() }
        table.dueOn = column(rows) { $0.date() }
        table.commission = column(rows) { $0.amount() }
        table.net = column(rows) { $0.amount() }
        table.rate = column(rows) { $0.amount() }
        table.total = column(rows) { $0.amount() }
        table.paid = column(rows) { $0.amount() }
        table.tax = column(rows) { $0.amount() }
        table.currency = column(rows) { $0.flag() ? .none : Currency("EUR") ?? .none }
        table.status = (0..<rows).map { _ in BookingStatus.allCases.randomElement(using: &random) ?? .pending }
        table.carried = Set(BookingField.allCases.filter { _ in flag() })
        table.repeatedID = RepeatedID.allCases.randomElement(using: &random) ?? .duplicate
        table.isFeed = flag()
        for _ in 0..<number(0...3) {
            let first = Int32(number(-9...99_999))
            table.blocked.append(site: text() + "1", nights: first..<first + 3, file: number(0...9))
        }
        return table
    }

    mutating func campSites(_ rows: Int) -> CampSites {
        var table = CampSites()
        for _ in 0..<rows {
            var site = CampSite(number: text())
            site.record = record()
            site.name = text()
            site.category = text()
            site.electricity = [true, false, nil][number(0...2)]
            site.water = [true, false, nil][number(0...2)]
            if flag() { site.coordinate = Coordinate(latitude: Double(number(-90...90)) / 7, longitude: 0.1) }
            site.coordinateState = [.present, .missing, .unreadable, .ambiguous][number(0...3)]
            site.capacity = count()
            site.nightlyRate = amount()
            site.closedFrom = date()
            site.closedTo = date()
            site.isRejected = flag()
            table.rows.append(site)
        }
        table.carried = Set(CampSiteField.allCases.filter { _ in flag() })
        return table
    }

    mutating func contacts(_ rows: Int) -> Contacts {
        var table = Contacts()
        table.records = RecordColumn((0..<rows).map { _ in record() })
        table.uid = texts(rows)
        table.fullName = texts(rows)
        table.firstName = texts(rows)
        table.lastName = texts(rows)
        table.phone = texts(rows)
        table.email = texts(rows)
        table.otherPhones = texts(rows)
        table.otherEmails = texts(rows)
        table.birthday = (0..<rows).map { _ in
            [nil, PartialDate(year: number(0...9999), month: 2, day: 28), PartialDate(month: 2, day: 29)][number(0...2)]
        }
        table.birthdayState = (0..<rows).map { _ in flag() ? .present : .unreadable }
        table.excludedFromBirthdays = (0..<rows).map { _ in flag() }
        table.rejected = (0..<rows).map { _ in flag() }
        return table
    }

    mutating func places(_ rows: Int) -> Places {
        var table = Places()
        table.records = RecordColumn((0..<rows).map { _ in record() })
        table.id = texts(rows)
        table.name = texts(rows)
        table.category = symbols(rows)
        table.latitude = (0..<rows).map { _ in Double(number(-90...90)) / 7 }
        table.longitude = (0..<rows).map { _ in Double(number(-180...180)) / 7 }
        table.coordinateState = (0..<rows).map { _ in flag() ? .present : .missing }
        table.closed = (0..<rows).map { _ in flag() }
        table.rejected = (0..<rows).map { _ in flag() }
        return table
    }

    mutating func findings(_ rows: Int) -> Findings {
        var findings = Findings()
        for _ in 0..<rows {
            findings.add(
                code: ["overlap", "source-empty", "x"][number(0...2)], file: number(-1...2), line: number(0...9),
                column: number(0...9), record: text(), field: ["", "arrival"][number(0...1)], value: text(),
                arguments: [.reason: .text(text()), .count: .count(number(-9...9))],
                related: flag() ? (number(0...2), number(0...300), text()) : nil,
                recordDigest: flag() ? random.next() : 0)
        }
        if flag() { findings.sort() }
        return findings
    }
}

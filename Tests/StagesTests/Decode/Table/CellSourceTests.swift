import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct CellSourceTests {
    private func rows(_ kind: RecordKind, _ rows: [[String]], _ change: (inout SourceSettings) -> Void = { _ in })
        -> MemoryRows
    {
        var settings = SourceSettings(name: "memory", kind: kind)
        change(&settings)
        return MemoryRows(settings, rows)
    }

    /// `code line:column value` of what the rules find.
    private func findings(_ slice: MemoryRows, _ rules: [any Rule]) -> [String] {
        let validator = SliceValidator(
            rules: RuleSet(rules), context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 20_700), now: 0))
        )
        let found = validator.run(slice.decode()).rowFindings.findings
        let file = SourceFile(source: "memory", kind: .bookings, path: "memory")
        return (0..<found.count).map {
            let finding = found.finding($0, files: [file]) { _, _ in .error }
            return "\(finding.code) \(finding.line):\(finding.column) \(finding.value)"
        }
    }

    @Test func `rows of bookings are read by their headers, their order of dates and their decimal mark`() throws {
        // Given rows whose first date and first amount show how the others are meant, and a guest's word for nobody
        let slice = rows(
            .bookings,
            [
                ["Booking", "Check-in", "Nights", "Guests", "Total", "Status", "Site"],
                ["R1", "25/07/2026", "2", "2", "1.234,50", "storniert", "A1"],
                ["R2", "04/07/2026", "1", "0", "10,00", "confirmed", "A1"],
                ["R3", "04/07/2026", "1", "n/a", "", "", ""],
            ]
        ) { $0.missing = ["n/a"] }
        // When they are decoded
        guard case .bookings(let table) = slice.decode().batch else {
            Issue.record("no bookings")
            return
        }
        // Then each column has its values
        #expect(table.arrival.map(\.shown) == ["2026-07-25", "2026-07-04", "2026-07-04"])
        #expect(table.departure.map(\.shown) == ["2026-07-27", "2026-07-05", "2026-07-05"])
        #expect(table.guests.map(\.value) == [2, 0, nil])
        #expect(table.total.map(\.minorUnits) == [123_450, 1000, nil])
        #expect(table.status == [.cancelled, .confirmed, .unknown])
        #expect(table.site.names == ["A1"] && table.site[2] == nil)
        #expect(table.carried.contains(.guests) && !table.carried.contains(.email))
        // And a finding points at the cell
        #expect(findings(slice, [houseRule("reservation-guests-none")]) == ["reservation-guests-none 3:4 0"])
    }

    @Test func `rows of campsites are read`() {
        let slice = rows(
            .campsites,
            [
                ["Site number", "Type", "Power", "Lat", "Lon", "Sleeps", "Rate"],
                ["A1", "tent", "yes", "49,5", "19.25", "4", "12.50"], ["A2", "", "", "", "", "x", ""],
            ])
        guard case .campSites(let table) = slice.decode().batch else {
            Issue.record("no campsites")
            return
        }
        #expect(table.rows.map(\.number) == ["A1", "A2"])
        #expect(table.rows[0].coordinate == Coordinate(latitude: 49.5, longitude: 19.25))
        #expect(table.rows[0].electricity == true && table.rows[1].electricity == nil)
        #expect(table.rows.map(\.capacity.value) == [4, nil] && table.rows[1].capacity.state == .unreadable)
        #expect(table.rows[0].nightlyRate.minorUnits == 1250)
    }

    @Test func `rows of contacts are read, their names and birthdays in every shape`() {
        // Given people with a whole name, parts of one, and an address alone; birthdays with and without a year
        let slice = rows(
            .contacts,
            [
                ["Id", "Full name", "First name", "Last name", "Phone", "E-mail", "Birthday"],
                ["u1", "Dr. Ada Alder", "Ada", "Alder", "+1 408 555 0100", "ada@x.example", "1980-06-05"],
                ["", "", "Bo", "Oak", "", "", "--0414"], ["", "", "", "", "", "c@x.example", "25/12/1990"],
                ["", "Dee", "", "", "", "not an address", "soon"],
            ])
        // When they are decoded
        guard case .contacts(let table) = slice.decode().batch else {
            Issue.record("no contacts")
            return
        }
        // Then
        #expect((0..<4).map { table.fullName[$0] } == ["Dr. Ada Alder", "Bo Oak", "c@x.example", "Dee"])
        #expect(table.uid[0] == "u1" && table.firstName[1] == "Bo" && table.lastName[1] == "Oak")
        #expect(table.phone[0] == "+1 408 555 0100" && table.email[2] == "c@x.example")
        #expect(
            table.birthday == [
                PartialDate(year: 1980, month: 6, day: 5), PartialDate(month: 4, day: 14),
                PartialDate(year: 1990, month: 12, day: 25), nil,
            ])
        #expect(table.birthdayState == [.present, .present, .present, .unreadable])
        // And findings point at their cells
        #expect(
            findings(slice, [houseRule("contact-email-invalid"), houseRule("contact-birthday-invalid")]) == [
                "contact-email-invalid 5:6 not an address", "contact-birthday-invalid 5:7 soon",
            ])
    }

    @Test func `rows of places are read, and a finding about a position points at its latitude`() {
        let slice = rows(
            .places,
            [
                ["Title", "Category", "Latitude", "Longitude"], ["Creek", "water", "49.1", "19.5"],
                ["Hill", "water", "north", "19.5"], ["Nowhere", "", "", ""], ["Far", "", "95", "19.5"],
            ])
        guard case .places(let table) = slice.decode().batch else {
            Issue.record("no places")
            return
        }
        #expect((0..<4).map { table.name[$0] } == ["Creek", "Hill", "Nowhere", "Far"])
        #expect(table.category.names == ["water"] && table.category[2] == nil)
        #expect(table.latitude[0] == 49.1 && table.longitude[0] == 19.5 && table.latitude[1].isNaN)
        #expect(table.coordinateState == [.present, .unreadable, .missing, .present])
        #expect(
            findings(slice, [houseRule("place-coordinate-out-of-range")]).last
                == "place-coordinate-out-of-range 5:3 95 19.5")
    }

    @Test func `headers that name no end of the stay are a problem of the whole table`() {
        let slice = rows(.bookings, [["Check-in"], ["2026-07-04"]])
        #expect(slice.plan.problems == [.unmappedField("nights")])
        #expect(rows(.contacts, [["Phone"]]).plan.problems == [.unmappedField("fn")])
        #expect(rows(.places, [["Name", "Lat"]]).plan.problems == [.unmappedField("longitude")])
    }
}

/// Rows of texts in memory, the first one the headers: a source of cells for records of every kind. A row is a line of
/// the file, and its cells are numbered as columns.
private struct MemoryRows: CellSource, SourceSlice, RecordCells {
    private(set) var plan: TablePlan
    private let rows: [[String]]

    init(_ settings: SourceSettings, _ table: [[String]]) {
        rows = Array(table.dropFirst())
        plan = TablePlan(settings: settings, file: 0, header: table[0])
        let evidence = TableEvidence(plan, self)
        plan.settle(evidence)
    }

    var rowCount: Int { rows.count }

    mutating func cells(column: Int) -> CellColumn { CellColumn(rows.map { $0[column] }) }

    func decode() -> DecodedSlice {
        var bytes: [UInt8] = []
        var references: [RecordReference] = []
        var spans: [RecordSpan] = []
        for (row, cells) in rows.enumerated() {
            let record = Array(cells.joined(separator: "\t").utf8)
            references.append(
                RecordReference(
                    offset: Int64(bytes.count), length: Int32(record.count), line: Int32(row + 2), file: 0))
            spans.append(
                RecordSpan(start: bytes.count, end: bytes.count + record.count, disposition: .row(Int32(row))))
            bytes += record
        }
        return DecodedSlice(
            batch: plan.decode(self, records: references), bytes: bytes, offset: 0, records: spans,
            findings: Findings(), cells: self)
    }

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        let cells = String(decoding: record, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
        let columns = plan.columns(of: field)
        guard let first = columns.first else { return nil }
        return CellLocation(line: 1, column: first + 1, value: columns.map { cells[$0] }.joined(separator: " "))
    }
}

import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONTableFormatTests {
    private func read(_ text: String, _ settings: SourceSettings = .desk(), chunk: Int = 1 << 20) -> ReadTable {
        ReadTable(bytes: Array(text.utf8), settings, chunk: chunk, format: JSONTableFormat.self)
    }

    /// Number, site, first and last day, amount and status of each stay.
    private func stays(_ file: ReadTable) -> [String] {
        let table = file.bookings
        return (0..<table.count).map { row in
            let total = table.total[row].minorUnits.map(String.init) ?? "-"
            return [
                table.id[row], table.site[row] ?? "-", table.arrival[row].shown, table.departure[row].shown, total,
                "\(table.status[row])",
            ].joined(separator: " ")
        }
    }

    private let bookings = """
        {"count": 3, "data": {"items": [
          {"reservation_code": "R1", "checkIn": "25/07/2026", "nights": 2, "unit": {"name": "A1"},
           "price": {"amount": 120.5, "currency": "EUR"}, "status": "confirmed", "tags": [{"nights": 9}]},
          {"status": "cancelled", "reservation_code": "R\\u0032", "checkIn": " 04/07/2026 ", "nights": "1",
           "unit": {"name": "A\\"2"}, "price": null},
          {"reservation_code": 3, "checkIn": "05/07/2026", "nights": 3, "guestName": "Ada"}
        ]}, "next": null}

        """

    @Test func `keys are headings, whatever their order, and the days of all records decide how each is read`() {
        for chunk in [1, 7, 1 << 20] {
            let file = read(bookings, chunk: chunk)
            #expect(
                stays(file) == [
                    "R1 A1 2026-07-25 2026-07-27 12050 confirmed", "R2 A\"2 2026-07-04 2026-07-05 - cancelled",
                    "3 - 2026-07-05 2026-07-08 - unknown",
                ])
            #expect(file.findings == [])
            #expect(file.note("dates") == "day-first" && file.note("records") == "the list data.items")
            #expect(file.note("column camper_name") == "guestName")
        }
    }

    @Test func `records and what stands around them make up the file`() {
        let file = read(bookings)
        let slice = file.slices[0]
        let texts = slice.records.map { String(decoding: slice.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
        #expect(texts.count == 3 && texts.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
        #expect(file.framing.separator == [0x2C])
        #expect(String(decoding: file.framing.head, as: UTF8.self) == "{\"count\": 3, \"data\": {\"items\": [\n  ")
        #expect(String(decoding: file.framing.tail, as: UTF8.self) == "\n]}, \"next\": null}\n")
        let table = file.bookings
        #expect(table.records.map(\.line) == [2, 4, 6] && slice.columns == [3, 3, 3])
        #expect(table.records.map { Int($0.offset) } == slice.records.map { Int(slice.offset) + Int($0.start) })
    }

    @Test func `a cell is found again in its record`() throws {
        let slice = try #require(read(bookings).slices.first)
        #expect(slice.cell(row: 1, field: "site_number") == CellLocation(line: 5, column: 21, value: "A\"2"))
        #expect(slice.cell(row: 1, field: "arrival") == CellLocation(line: 4, column: 69, value: "04/07/2026"))
        // A key that the record does not have stands at its beginning.
        #expect(slice.cell(row: 2, field: "status") == CellLocation(line: 6, column: 3, value: ""))
    }

    @Test func `what is broken or no object costs itself only`() {
        let file = read(
            """
            [{"ref": "R1", "checkIn": "2026-07-01", "nights": 1},
             {"ref": "R2", "checkIn": 2026-07-01}, 7, [], {"ref": "R3\u{0}"},
             {"ref": "R4", "checkIn": "2026-07-02", "nights": 1}]
            """)
        #expect(stays(file).map { $0.prefix(2) } == ["R1", "R4"])
        #expect(file.fates.count { $0 == .malformed } == 4)
        #expect(file.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }.count == 4)
        #expect(file.findings.contains { $0.hasPrefix("json-malformed 2:40 ") && $0.contains("no object") })
    }

    @Test func `letters that are not UTF-8 are said to be that`() {
        var bytes = Array(#"[{"ref": "R1", "checkIn": "2026-07-01", "nights": 1, "guest": "M?ller"}]"#.utf8)
        bytes[bytes.firstIndex(of: UInt8(ascii: "?")) ?? 0] = 0xFC
        let file = ReadTable(bytes: bytes, .desk(), format: JSONTableFormat.self)
        #expect(file.fates == [.malformed] && file.findings.allSatisfy { $0.hasPrefix("encoding-invalid 1:") })
        #expect(file.findings.count == 1)
    }

    @Test func `a text that ends too early keeps its records`() {
        let file = read(#"{"data": [{"ref": "R1", "checkIn": "2026-07-01", "nights": 1}, {"ref": "R2", "che"#)
        #expect(stays(file).count == 1 && file.fates.count == 2)
        #expect(file.findings.count == 1 && file.findings[0].hasPrefix("json-malformed 1:"))
        #expect(file.framing.tail == Array("]}".utf8))
    }

    @Test func `an object a line is a record, and so is a single object over many lines`() {
        let line = #"{"ref": "R1", "checkIn": "2026-07-01", "nights": 1}"#
        let lines = read(line + "\n{\n" + line + "\n")
        #expect(stays(lines).count == 2 && lines.fates.count == 3)
        #expect(lines.note("records") == "one object after the other" && lines.framing.separator == [0x0A])
        let whole = read("{\n\"ref\": \"R1\",\n\"checkIn\": \"2026-07-01\", \"nights\": 1, \"extras\": []\n}\n")
        #expect(stays(whole) == ["R1 - 2026-07-01 2026-07-02 - confirmed"])
    }

    @Test func `pipeline.json maps keys by the way that leads to them`() {
        let settings = SourceSettings.desk {
            $0.columns = [
                "arrival": .header("when.a"), "departure": .header("when.b"), "camper_name": .join(["who.x", "who.y"]),
            ]
            $0.key = ["who.x", "when.a"]
            $0.missing = ["?"]
        }
        let file = read(
            #"{"list": [{"when": {"a": "2026-07-01", "b": "2026-07-03"}, "who": {"x": "Ada", "y": "?"}, "status": "?"}]}"#,
            settings)
        #expect(stays(file) == ["Ada/2026-07-01 - 2026-07-01 2026-07-03 - unknown"])
        let cell = file.slices[0].cell(row: 0, field: "camper_name")
        #expect(cell?.value == "Ada" && cell?.written == "Ada ?" && cell?.column == 73)
    }

    @Test func `keys that say no days are a problem of the whole file`() {
        let file = read(#"[{"a": 1}, {"a": 2}]"#)
        #expect(file.fates == [.malformed, .malformed])
        #expect(
            file.findings.map { $0.prefix(34) } == [
                "csv-column-missing 1:2 arrival not", "csv-column-missing 1:2 nights no-l",
            ])
    }

    @Test(arguments: ["[]", "{\"bookings\": [ ]}", "{\"total\": 0, \"data\": {\"items\": []}}\n"])
    func `an empty list is nobody, and no problem`(text: String) {
        let file = read(text)
        #expect(file.fates == [] && file.findings == [])
        #expect(file.framing.head + file.framing.tail == Array(text.utf8))
    }

    @Test func `a key that only a late record has is a column too`() {
        // Given a cancellation behind a megabyte of others
        let padding = String(repeating: "x", count: 1000)
        var records = (0..<1000).map {
            #"{"ref": "R\#($0)", "checkIn": "2026-07-01", "nights": 1, "memo": "\#(padding)"}"#
        }
        records.append(#"{"ref": "R", "checkIn": "2026-07-01", "nights": 1, "status": "cancelled"}"#)
        // When
        let file = read("[" + records.joined(separator: ",") + "]", chunk: 4096)
        // Then it is one, and the others have no word for a status
        #expect(file.bookings.status[1000] == .cancelled && file.slices.count > 1)
        #expect(file.bookings.status[0] == .unknown)
    }

    @Test func `sites and people are read as from any table`() {
        let sites = read(
            #"{"RECDATA": [{"CampsiteID": "1", "CampsiteName": "012", "CampsiteType": "TENT", "CampsiteLatitude": 44.25, "CampsiteLongitude": "-110.5"}]}"#,
            SourceSettings(name: "s", kind: .campsites)
        ).campSites
        #expect(sites.rows.map(\.number) == ["012"])
        #expect(sites.rows[0].coordinate == Coordinate(latitude: 44.25, longitude: -110.5))
        let people = read(
            #"[{"name": {"first": "Ada", "last": "Alder"}, "mobile": "+1 408 555 0100", "birthday": "1980-06-05"}]"#,
            SourceSettings(name: "p", kind: .contacts)
        ).contacts
        #expect(people.fullName[0] == "Ada Alder" && people.phone[0] == "+1 408 555 0100")
        #expect(people.birthday[0] == PartialDate(year: 1980, month: 6, day: 5))
    }

    @Test func `places are read from nested positions`() {
        // Given a search service's answer
        let text = """
            {"items": [{"id": "1", "title": "Lake", "position": {"lat": 47.5, "lng": 8.7}},
                       {"id": "2", "title": "Hill", "position": {"lat": "47° 30'", "lng": "E 8.7"}}]}
            """
        // When
        let places = read(text, SourceSettings(name: "s", kind: .places)).places
        // Then
        let position = Coordinate(latitude: 47.5, longitude: 8.7)
        #expect(places.name.texts == ["Lake", "Hill"] && places.id.texts == ["1", "2"])
        #expect(places.coordinate(0) == position && places.coordinate(1) == position)
    }

    @Test func `a type beside a value is not the record's`() {
        // Given an answer of a query service
        let text = """
            {"results": {"bindings": [{"item": {"type": "uri", "value": "http://x.example/Q1"},
              "itemLabel": {"type": "literal", "value": "Lake"}, "coord": {"value": "Point(8.7 47.5)"}}]}}
            """
        // When
        let places = read(text, SourceSettings(name: "s", kind: .places)).places
        // Then
        #expect(places.name[0] == "Lake" && places.category[0] == nil)
    }

    @Test func `all ways to reach a person in arrays are read, and of several names and birthdays the first`() {
        // Given an answer of an address book's API
        let text = """
            {"connections": [{"resourceName": "people/1",
              "names": [{"displayName": "Ada Alder", "givenName": "Ada", "familyName": "Alder"}, {"givenName": "A."}],
              "emailAddresses": [{"value": "ada@example.org", "type": "home"}, {"value": "a@example.com"}],
              "phoneNumbers": [{"value": "+1 408 555 0100"}], "nicknames": [{"value": "Addie"}],
              "birthdays": [{"date": {"month": 5, "day": 14}}, {"date": {"year": 1985, "month": 5, "day": 14}}]}]}
            """
        // When
        let people = read(text, SourceSettings(name: "s", kind: .contacts)).contacts
        // Then
        #expect(people.firstName[0] == "Ada" && people.lastName[0] == "Alder" && people.fullName[0] == "Ada Alder")
        #expect(people.email[0] == "ada@example.org" && people.otherEmails[0] == "a@example.com")
        #expect(
            people.phone[0] == "+1 408 555 0100" && people.birthday[0] == PartialDate(year: 1985, month: 5, day: 14))
    }

    @Test func `the rooms of a booking are its site`() throws {
        // Given bookings of one room and of two
        let text = """
            [{"id": 1, "arrival": "2026-07-04", "departure": "2026-07-06", "rooms": [{"name": "A1", "people": 2}]},
             {"id": 2, "arrival": "2026-07-04", "departure": "2026-07-06", "rooms": [{"name": "A1"}, {"name": "A2"}]},
             {"id": 3, "arrival": "2026-07-04", "departure": "2026-07-06", "rooms": []}]
            """
        for chunk in [1, 1 << 20] {
            // When
            let file = read(text, chunk: chunk)
            // Then, with the place where a cell is found again
            #expect((0..<3).map { file.bookings.site[$0] } == ["A1", "A1; A2", nil])
            let slice = try #require(file.slices.last { !$0.records.isEmpty })
            let record = Array(#"{"rooms": [{"name": "A1"}, {"name": "A2"}]}"#.utf8)
            let cell = try #require(slice.cells?.cell("site_number", in: record))
            #expect(cell.value == "A1; A2" && cell.column == 21)
        }
    }

    @Test func `of a line only what is not personal is shown`() throws {
        let mask = try #require(
            lineMask(
                JSONTableFormat.self, .bookings,
                #"[{"ref":"R1","checkIn":"2026-07-01","nights":1,"guest":{"name":"Ada","phone":1},"room":{"name":"A1"},"x":2}]"#
            ))
        #expect(
            mask.shown(#" {"ref":"R1","checkIn":"2026-07-01","nights":1,"guest":{"name":"Ada","phone":14085550100},"#)
                == #" {"ref":"R1","checkIn":"2026-07-01","nights":1,"guest":{"name":"•••","phone":•••••••••••},"#)
        #expect(mask.shown(#""room":{"name":"A1"},"x":25}"#) == #""room":{"name":"••"},"x":••}"#)
        #expect(mask.shown(#""x":25"#, showValues: true) == #""x":25"#)
    }

    @Test func `rows that a preset does not take for records are skipped`() throws {
        // Given a transaction history as objects: a stay, and what was paid out
        let keys = [
            "Date", "Type", "Confirmation code", "Start date", "Nights", "Guest", "Listing", "Amount", "Paid out",
        ]
        let rows = [
            ["07/01/2026", "Reservation", "HM1", "07/25/2026", "2", "Ada", "Loft", "100.00", ""],
            ["07/01/2026", "Payout", "", "", "", "", "", "", "97.00"],
        ]
        let records = rows.map { row in
            "{" + zip(keys, row).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
        }
        let file = read("[" + records.joined(separator: ",") + "]")
        try #require(file.note("preset") == "airbnb-transactions")
        #expect(file.bookings.count == 1 && file.fates.last == .skipped)
        #expect(file.findings.contains { $0.hasPrefix("record-not-a-stay 1:") })
    }
}

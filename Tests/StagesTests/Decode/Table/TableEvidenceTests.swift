import InnkeeperCore
import InnkeeperStages
import Testing

struct TableEvidenceTests {
    private func read(_ rows: [String], header: String = "arrival,departure,nights,booked_on") -> ReadTable {
        ReadTable(([header] + rows).joined(separator: "\n") + "\n", .desk())
    }

    @Test func `one day beyond the twelfth tells the order of the whole file`() {
        let us = read(["04/07/2026,,1,", "06/23/2026,,1,"])
        #expect(us.note("dates") == "month-first")
        #expect(us.bookings.arrival.map(\.shown) == ["2026-04-07", "2026-06-23"])
        let eu = read(["04/07/2026,,1,", "05/07/2026,,1,13/06/2026"])
        #expect(eu.note("dates") == "day-first")
        #expect(eu.bookings.arrival.map(\.shown) == ["2026-07-04", "2026-07-05"])
    }

    @Test func `the nights are a witness where no day is beyond the twelfth`() {
        // Given stays of three nights that only one order makes three
        let file = read(["04/07/2026,07/07/2026,3,"])
        #expect(file.note("dates") == "day-first")
        #expect(file.bookings.arrival[0].shown == "2026-07-04")
        #expect(read(["07/04/2026,07/07/2026,3,"]).note("dates") == "month-first")
    }

    @Test func `without evidence nothing is guessed`() {
        let file = read(["04/07/2026,,1,", "05/05/2026,,1,", "2026-07-04,,1,"])
        #expect(file.note("dates") == "not known")
        #expect(file.bookings.arrival.map(\.shown) == ["ambiguous", "2026-05-05", "2026-07-04"])
    }

    @Test func `where no day of arrival can be read, the whole file is asked about once`() {
        // Given arrivals that nothing decides, and days of booking that need no order
        let file = read(["04/07/2026,,1,2026-03-01", "05/05/2026,,1,2026-03-02"])
        // Then the heading is named, and no booking is read
        #expect(file.findings == ["reservation-date-ambiguous 1:1 arrival arrival"])
        #expect(file.fates == [.malformed, .malformed])
        // And the same of departures, but not of days on which no guest comes or goes
        #expect(
            read(["2026-07-04,05/07/2026,,"]).findings == ["reservation-date-ambiguous 1:9 departure departure"])
        #expect(read(["2026-07-04,,1,05/03/2026"]).findings.isEmpty)
    }

    @Test func `an order that is known from elsewhere opens the file`() {
        // Given
        let text = Array("arrival,nights\n04/07/2026,1\n".utf8)
        var pipeline = RecordPipeline(CSVFormat.self, .desk(), bytes: text)
        #expect(pipeline.reader.dateOrder == SeenDateOrder(layout: ["comma", "arrival", "nights"], order: nil))
        // When
        pipeline.adopt(.dayFirst, reason: "june.csv shows it")
        // Then
        let slices = pipeline.slices(of: text).map { $0.decode() }
        guard case .bookings(let bookings)? = slices.first?.batch else { return #expect(Bool(false)) }
        #expect(bookings.arrival.map(\.shown) == ["2026-07-04"])
        #expect(slices.allSatisfy { $0.findings.count == 0 })
        let note = pipeline.reader.reading.first { $0.name == "dates" }
        #expect(note?.value == "day-first" && note?.reason == "june.csv shows it")
    }

    @Test func `a file shows its order to others, unless it is declared or needs none`() {
        func shown(_ row: String, _ settings: SourceSettings = .desk()) -> SeenDateOrder? {
            RecordPipeline(CSVFormat.self, settings, bytes: Array("arrival;Nights\n\(row);1\n".utf8)).reader.dateOrder
        }
        #expect(shown("23/07/2026") == SeenDateOrder(layout: ["semicolon", "arrival", "nights"], order: .dayFirst))
        #expect(shown("2026-07-23") == nil)
        #expect(shown("23/07/2026", .desk { $0.dates = .dayFirst }) == nil)
    }

    @Test func `evidence against itself decides nothing`() {
        let file = read(["13/06/2026,,1,", "06/23/2026,,1,", "04/07/2026,,1,"])
        #expect(file.note("dates") == "not known")
        #expect(file.bookings.arrival.map(\.shown) == ["2026-06-13", "2026-06-23", "ambiguous"])
    }

    @Test func `ISO dates need no order, and a later date that needs one is not guessed`() {
        // Given more ISO rows than one piece of the sniffer holds, then other dates
        let rows = [String](repeating: "2026-07-04,,1,", count: 60_000) + ["23/06/2026,,1,", "04/07/2026,,1,"]
        let file = read(rows)
        #expect(file.note("dates") == "iso")
        #expect(file.bookings.arrival.suffix(2).map(\.shown) == ["2026-06-23", "ambiguous"])
    }

    @Test func `every verdict has its reason`() {
        func reasons(_ rows: [String]) -> [String?] {
            let file = read(rows, header: "arrival,nights,total")
            return [file.reason("dates"), file.reason("decimal mark")]
        }
        #expect(reasons(["2026-07-04,1,12.50"]) == ["1 seen, none of which needs an order", "1 of 1 amounts show it"])
        #expect(
            reasons(["31/07/2026,1,12", "04/07/2026,1,"]) == [
                "1 date or stay is only valid day first", "none of 1 amounts shows it; it is the usual one",
            ])
        #expect(
            reasons(["04/07/2026,1,"]) == [
                "1 can be read both ways and nothing decides", "no amount was seen; it is the usual one",
            ])
        #expect(reasons(["31/07/2026,1,", "07/31/2026,1,"])[0] == "1 only valid day first, 1 only month first")
        #expect(reasons(["soon,1,"])[0] == "no date was seen")
    }

    @Test func `the decimal mark is what most amounts show`() {
        func mark(_ amounts: [String]) -> String? {
            let rows = amounts.map { "2026-07-04,1,\"\($0)\"" }
            return read(rows, header: "arrival,nights,total").note("decimal mark")
        }
        #expect(mark(["1.256", "12,50"]) == ",")
        #expect(mark(["1.256,00"]) == ",")
        #expect(mark(["1,256.00"]) == ".")
        #expect(mark(["1.256.000"]) == ",")
        #expect(mark(["12.5", "12.5", "12,5"]) == ".")
        #expect(mark(["Rs.500,25"]) == ",")
        #expect(mark(["100", "1,256"]) == ".")
    }

    @Test func `without decimals, what stands before three digits parts thousands`() {
        func amounts(_ amounts: [String], _ delimiter: Character = ",") -> (read: [Int?], reason: String?) {
            let rows = amounts.map { "2026-07-04\(delimiter)1\(delimiter)\"\($0)\"" }
            let file = read(rows, header: "arrival\(delimiter)nights\(delimiter)total")
            return (file.bookings.total.map { $0.minorUnits.map(Int.init) }, file.reason("decimal mark"))
        }
        #expect(amounts(["1.256", "950"]).read == [125_600, 95_000])
        #expect(amounts(["1.256", "950"]).reason == "1 of 2 amounts have thousands behind the other one")
        #expect(amounts(["1,256", "950"], ";").read == [125_600, 95_000])
        #expect(amounts(["€ 2.900", "-1.000"]).read == [290_000, -100_000])
        // Not where another amount has decimals, where both marks are used, below one, nor in dinars
        #expect(amounts(["1.256", "9.5"]).read == [126, 950])
        #expect(amounts(["1.256", "1,256"]).read == [126, 125_600])
        #expect(amounts(["0.256", "950"]).read == [26, 95_000])
        #expect(amounts(["1.256 KWD", "950.500 KWD"]).read == [1_256, 950_500])
    }

    @Test func `a number of JSON or of a spreadsheet has no thousands`() throws {
        let text = #"[{"arrival": "2026-07-04", "nights": 1, "guest": "Ada Alder", "total": 1.256}]"#
        let file = ReadTable(bytes: Array(text.utf8), .desk(), format: JSONTableFormat.self)
        #expect(file.bookings.total.map { $0.minorUnits } == [126])
        let sheet = ReadTable(
            "sheet,row,arrival,nights,total\nA,2,2026-07-04,1,1.256\n", .desk { $0.isWorksheet = true })
        #expect(sheet.bookings.total.map { $0.minorUnits } == [126])
    }
}

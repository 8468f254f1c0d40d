import InnkeeperCore
import InnkeeperLanguages
import InnkeeperFormats
import InnkeeperReports
import Testing
import TestSupport

struct TablesReportTests {
    private func render(_ dataset: Dataset, options: OptionValues = OptionValues()) throws -> MemoryFolder {
        let folder = MemoryFolder()
        try TablesReport(options: options).render(Fixture.input(dataset), to: folder)
        return folder
    }

    @Test func `the headers are exactly those of the contract`() throws {
        // Given a dataset in which everything was asked for and nothing found
        var dataset = Dataset()
        dataset.provided = Set(DatasetPart.allCases)
        // When the tables are written
        let folder = try render(dataset)
        // Then each is its header
        #expect(
            folder.files.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "distances.csv": "property,site_number,place_id,place_name,category,distance_m,bearing_deg\n",
                "payments.csv":
                    "property,reservation_id,site_number,arrival,departure,status,total,paid,balance,currency,state,"
                    + "source\n",
                "people.csv":
                    "last_name,first_name,name,email,phone,birthday,contacts,source,other_emails,other_phones\n",
                "shortages.csv": "property,category,from,to,nights,sites,stays,unassigned,missing\n",
                "birthdays.csv":
                    "date,days_until,name,turns,birthday,in_stay,reservation_id,property,site_number,source\n",
                "conflicts.csv":
                    "property,site_number,first_id,first_arrival,first_departure,second_id,second_arrival,"
                    + "second_departure,overlap_nights,kind,free_sites\n",
                "occupancy.csv": "night,sites,sold,occupancy,revenue,currency\n",
                "kpis.csv":
                    "period,property,category,channel,nights_available,nights_sold,stays,room_revenue,currency,"
                    + "occupancy,adr,revpar,alos,bookings,cancelled,no_show,invalid,cancellation_rate,no_show_rate,"
                    + "lead_days_mean,lead_days_median\n",
            ])
        // And with JSON Lines everything that the report names, but what changed: that is only known beside another run
        let all = try render(dataset, options: OptionValues(["lines": .flag(true)]))
        #expect(Set(TablesReport.files) == Set(all.files.keys).union(["changes.csv", "changes.jsonl"]))
    }

    @Test func `only what a stage has provided is written`() throws {
        var dataset = Dataset()
        dataset.provided = [.places, .distances]
        #expect(Set(try render(dataset).files.keys) == ["distances.csv"])
    }

    @Test func `the files of a plan are those of the options and of what is provided`() {
        let only = TablesReport(options: OptionValues(["only": .texts(["payments", "conflicts"])]))
        #expect(only.paths(given: [.bookings]) == ["payments.csv"])
        let lines = TablesReport(options: OptionValues(["lines": .flag(true)]))
        #expect(lines.paths(given: [.places, .distances]) == ["distances.csv", "distances.jsonl"])
    }

    @Test func `as JSON Lines numbers are numbers and an empty cell is null`() throws {
        let folder = MemoryFolder()
        try TablesReport(options: OptionValues(["lines": .flag(true)])).render(Campground.input(), to: folder)
        #expect(
            try #require(folder.text("birthdays.jsonl")).split(separator: "\n").last
                == #"{"date":"2026-07-09","days_until":5,"name":"Zoë Müller","turns":null,"birthday":"--07-09","in_stay":"no","#
                + #""reservation_id":null,"property":null,"site_number":null,"source":"regulars"}"#)
    }

    @Test func `of the tables only those asked for are written, each a part of its own`() throws {
        // Given a dataset with everything
        var dataset = Dataset()
        dataset.provided = Set(DatasetPart.allCases)
        // When two tables are asked for
        let only = OptionValues(["only": .texts(["payments", "conflicts"])])
        // Then there are two
        #expect(Set(try render(dataset, options: only).files.keys) == ["conflicts.csv", "payments.csv"])
        // And the parts, in whatever order, write what the whole writes
        let report = TablesReport(options: OptionValues())
        let folder = MemoryFolder()
        for part in report.parts.reversed() { try part(Fixture.input(dataset), folder) }
        #expect(folder.files == (try render(dataset)).files)
        #expect(report.parts.count == TablesReport.tables.count)
    }

    /// The pieces of one table.
    private func pieces(_ file: String, _ input: RunData, _ options: OptionValues) throws -> ReportChunks {
        try #require(
            TablesReport(options: options).parts.lazy.compactMap { part in
                if case .pieces(let pieces) = part.form { return pieces(input) }
                return nil
            }.first { $0.files == [file] })
    }

    @Test(arguments: [0, 1, 511, 512, 513, 2_000], [true, false])
    func `a table that is made in pieces is the one that is made at once`(count: Int, withMark: Bool) throws {
        // Given some pairs of stays
        var dataset = Dataset()
        dataset.provided = [.conflicts]
        dataset.bookings = Fixture.bookings(
            (0...count).map { .init(id: "R-\($0)", site: "A\($0 % 9)", arrival: "2026-07-01", departure: "2026-07-05") }
        )
        let shared = Fixture.day("2026-07-01").dayNumber..<Fixture.day("2026-07-05").dayNumber
        dataset.conflicts = (0..<count).map {
            ConflictRow(first: $0, second: count - $0, overlap: shared, kind: .doubleBooking, freeSites: ["B\($0)"])
        }
        // When its pieces are put together
        let options = OptionValues(["bom": .flag(withMark)])
        let input = Fixture.input(dataset)
        let pieces = try pieces("conflicts.csv", input, options)
        let made = (0..<pieces.count).flatMap { pieces.render($0)[0] }
        // Then they are the rows, in order, behind the columns
        var csv = CSVWriter()
        csv.row(ConflictsTable.columns.map(\.name))
        ConflictsTable.forEachRow(input) { csv.row($0.texts) }
        #expect((made == (withMark ? [0xEF, 0xBB, 0xBF] : []) + csv.take()) as Bool)
        #expect(pieces.count == (count < 512 ? 1 : count < 1_024 ? 2 : 4))
    }

    @Test(arguments: [1, 2, 5]) func `bills and people come in pieces, in order, however many are made at once`(
        jobs: Int
    ) async throws {
        // Given more bookings and people than a piece has, of which some have no bill
        let count = 10_000
        var dataset = Dataset()
        dataset.provided = [.bookings, .contacts]
        dataset.files = [Fixture.file("desk", .bookings, "desk.csv")]
        dataset.bookings = Fixture.bookings(
            (0..<count).map { number in
                .init(
                    id: "R-\(number)", site: "A\(number % 9)", arrival: "2026-07-01", departure: "2026-07-05", paid: 5,
                    status: number % 3 == 0 ? .cancelled : .confirmed)
            })
        dataset.contacts = Fixture.contacts((0..<count).map { ("\($0)", "Person \($0 * 7_919 % count)", nil) })
        dataset.persons = Persons(standIns: (0..<Int32(count)).map { $0 })
        let input = Fixture.input(dataset)
        // When they are rendered
        let folder = MemoryFolder()
        _ = try await ReportScheduler(ticks: { 0 }, jobs: jobs).render(
            [(TablesReport(options: OptionValues()), "tables")], input, to: folder)
        // Then each file has all rows, in order
        var bills: [String] = []
        PaymentsTable.forEachRow(input) { bills.append($0[1]) }
        #expect(bills.count == count - (count + 2) / 3)
        func column(_ column: Int, of file: String) throws -> [String] {
            try #require(folder.text(file)).split(separator: "\n").dropFirst().map {
                String($0.split(separator: ",", omittingEmptySubsequences: false)[column])
            }
        }
        #expect((try column(1, of: "payments.csv") == bills) as Bool)
        #expect((try column(2, of: "people.csv") == (0..<count).map { "Person \($0)" }.sorted()) as Bool)
        // And in several pieces
        #expect(folder.pieces["payments.csv"]?.count == 5 && folder.pieces["people.csv"]?.count == 5)
    }

    @Test func `a byte order mark stands in front when asked for`() throws {
        var dataset = Dataset()
        dataset.provided = [.conflicts]
        let marked = try render(dataset, options: OptionValues(["bom": .flag(true)]))
        #expect(marked.files["conflicts.csv"]?.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "p")]) == true)
        #expect(try render(dataset).files["conflicts.csv"]?.first == UInt8(ascii: "p"))
    }

    @Test func `names that a spreadsheet would run are made harmless`() throws {
        // Given a contact with a formula for a name
        var dataset = Dataset()
        let birthday = try #require(PartialDate(month: 7, day: 5))
        dataset.files = [Fixture.file("contacts", .contacts, "people.vcf")]
        dataset.contacts = Fixture.contacts([("1", "=HYPERLINK(\"x\")", birthday)])
        dataset.birthdays = [
            BirthdayRow(date: Fixture.day("2026-07-05"), daysUntil: 1, contact: 0, turns: nil, birthday: birthday)
        ]
        dataset.provided = [.birthdays]
        // Then no cell begins with = or with a minus: a spreadsheet would work out --07-05 as 2
        let row = try #require(try render(dataset).text("birthdays.csv")).split(separator: "\n")[1]
        #expect(row == "2026-07-05,1,\"'=HYPERLINK(\"\"x\"\")\",,'--07-05,,,,,contacts")
    }

    @Test func `a long table comes in pieces`() throws {
        // Given fifty thousand distances
        var dataset = Dataset()
        dataset.places = Fixture.places([("p", "Lake", nil, Coordinate(latitude: 1, longitude: 1))])
        dataset.distances = (0..<50_000).map {
            DistanceRow(siteNumber: "A\($0)", place: 0, metres: Double($0), bearing: 1)
        }
        dataset.provided = [.distances]
        // Then all are there and no piece is large
        let folder = try render(dataset)
        #expect(folder.files["distances.csv"]?.count { $0 == 0x0A } == 50_001)
        #expect(folder.pieces["distances.csv"]?.allSatisfy { $0 < 300 << 10 } == true)
    }

    private func table(_ name: String, _ options: [String: OptionValue], _ language: Language, _ country: String) throws
        -> String
    {
        var input = Campground.input()
        input.context.property.language = language
        input.context.property.country = country
        let folder = MemoryFolder()
        try TablesReport(options: OptionValues(options)).render(input, to: folder)
        return String(decoding: try #require(folder.files[name]), as: UTF8.self)
    }

    @Test func `a German spreadsheet has its semicolons, commas and byte order mark`() throws {
        // Given
        let plain = try table("occupancy.csv", [:], .en, "")
        // When
        let german = try table("occupancy.csv", ["style": .text("spreadsheet")], .de, "DE")
        let swiss = try table("occupancy.csv", ["style": .text("spreadsheet")], .de, "CH")
        let american = try table("occupancy.csv", ["style": .text("spreadsheet")], .en, "US")
        // Then the cells are the same: no text of this table has a comma of its own
        #expect(german == "\u{FEFF}" + plain.replacing(",", with: ";").replacing(".", with: ","))
        #expect(swiss == "\u{FEFF}" + plain && american == "\u{FEFF}" + plain)
    }

    @Test func `plain is the same in every language, and each mark can be set by itself`() throws {
        let plain = try table("payments.csv", [:], .en, "")
        for language in Language.all { #expect(try table("payments.csv", [:], language, "FR") == plain) }
        let piped = try table(
            "occupancy.csv", ["delimiter": .text("|"), "bom": .flag(true)], .de, "DE")
        #expect(piped.hasPrefix("\u{FEFF}night|sites|"))
        let quoted = try table("occupancy.csv", ["decimal": .text(",")], .en, "")
        #expect(quoted.contains("\",\"") || quoted.contains("\"0,"))
        // What was set wins over the style
        let own = try table(
            "occupancy.csv", ["style": .text("spreadsheet"), "delimiter": .text("\t"), "bom": .flag(false)], .de, "DE")
        #expect(own.hasPrefix("night\tsites\t"))
    }
}

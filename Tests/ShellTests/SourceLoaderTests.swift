import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperServices
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

struct SourceLoaderTests {
    private func ingest(
        _ folder: TemporaryFolder, _ configuration: Configuration, jobs: Int = 1,
        formats: [any Format.Type] = [CSVFormat.self, VCardFormat.self], origin: Coordinate? = nil,
        rules: [any Rule] = [NoGuests(), NotFirst()]
    ) async throws -> SourceLoader {
        var context = RunContext(today: CalendarDate(dayNumber: 20_000), now: 0)
        context.property.origin = origin
        let ingest = SourceLoader(
            SourceFinder.find(configuration.sources, root: folder.path), configuration: configuration, formats: formats,
            rules: rules, context: context, folder: nil, jobs: jobs)
        try await ingest.run()
        return ingest
    }

    private func shown(_ ingest: SourceLoader) -> [String] {
        var findings = ingest.findings
        findings.sort()
        return findings.rows.indices.map {
            let finding = findings.finding($0, files: ingest.dataset.files) { _, _ in .error }
            return "\(finding.file):\(finding.line) \(finding.code) \(finding.arguments)"
        }
    }

    @Test(arguments: [1, 3]) func `who is one person is known when all is read`(jobs: Int) async throws {
        // Given two cards of one person and one of another
        let folder = try TemporaryFolder()
        let cards = [("Ada Alder", "1"), ("Ben Birch", "2"), ("Ada Alder", "1")].map { name, uid in
            "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(uid)\r\nFN:\(name)\r\nEND:VCARD\r\n"
        }
        try folder.write("people.vcf", cards.joined())
        var book = Configuration()
        book.sources = [
            Configuration.Source(settings: SourceSettings(name: "book", kind: .contacts), files: ["people.vcf"])
        ]
        // When they are read, with no booking at all
        let ingest = try await ingest(folder, book, jobs: jobs)
        // Then, and without a source of contacts nobody has looked
        #expect(ingest.dataset.persons == Persons(ingest.dataset.contacts))
        #expect(ingest.dataset.persons?.rows == [0, 1])
        try folder.write("a.csv", "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\n")
        #expect(try await self.ingest(folder, ShellFixtures.configuration(["a.csv"])).dataset.persons == nil)
    }

    @Test(arguments: ["25/06/2026", "06/25/2026"])
    func `a file that shows the order of its dates settles it for those of its layout`(shown: String) async throws {
        // Given two files that leave it open, one that shows it, and one of other headings that shows the other order
        let folder = try TemporaryFolder()
        let isDayFirst = shown.hasPrefix("25")
        try folder.write("a.csv", "reservation_id,arrival,nights\nR1,04/07/2026,2\n")
        try folder.write("b.csv", "reservation_id,arrival,nights\nR2,\(shown),2\n")
        try folder.write("c.csv", "reservation_id,arrival,nights\nR3,04/08/2026,2\n")
        try folder.write("d.csv", "Booking;arrival;nights\nR4;\(isDayFirst ? "06/25/2026" : "25/06/2026");2\n")
        // When
        let ingest = try await ingest(folder, ShellFixtures.configuration(["*.csv"]))
        // Then
        let months = ingest.dataset.bookings.arrival.compactMap { $0.date?.month }
        #expect(months == (isDayFirst ? [7, 6, 8, 6] : [4, 6, 4, 6]))
        #expect(shownCodes(ingest).isEmpty)
        let note = ingest.dataset.files[0].reading.first { $0.name == "dates" }
        #expect(note?.reason == "another file with these headings shows it")
    }

    @Test func `two files that contradict each other settle nothing`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "reservation_id,arrival,nights\nR1,04/07/2026,2\n")
        try folder.write("b.csv", "reservation_id,arrival,nights\nR2,25/06/2026,2\n")
        try folder.write("c.csv", "reservation_id,arrival,nights\nR3,06/25/2026,2\n")
        let ingest = try await ingest(folder, ShellFixtures.configuration(["*.csv"]))
        #expect(shown(ingest) == ["a.csv:1 reservation-date-ambiguous arrival"])
        #expect(ingest.dataset.files.map(\.counts.accepted) == [0, 1, 1])
    }

    @Test func `a list without a single site that bookings name is not used, and asked about`() async throws {
        // Given a list of campgrounds, and bookings of the property's own sites
        let folder = try TemporaryFolder()
        try folder.write("parks.csv", "site_number,electricity,water\nPine 1,yes,no\nLake 2,no,no\n")
        try folder.write("a.csv", "reservation_id,site_number,arrival,nights\nR1,A1,2026-07-04,2\nR2,A2,2026-07-04,2\n")
        var configuration = ShellFixtures.configuration(["a.csv"])
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "sites", kind: .campsites), files: ["parks.csv"]))
        // When
        let ingest = try await ingest(folder, configuration, rules: RuleCatalogue.all)
        // Then
        #expect(shown(ingest) == ["parks.csv:0 source-ambiguous sites 2"])
        #expect(ingest.dataset.bookings.status == [.confirmed, .confirmed])
        #expect(ingest.dataset.campSites.count == 0 && ingest.isMissingInput)
    }

    @Test(arguments: ["A1", ""])
    func `a list is used where a booking names one of its sites, or only one booking names any`(other: String)
        async throws
    {
        let folder = try TemporaryFolder()
        try folder.write("sites.csv", "site_number,electricity,water\nA1,yes,no\n")
        try folder.write(
            "a.csv", "reservation_id,site_number,arrival,nights\nR1,Z9,2026-07-04,2\nR2,\(other),2026-07-04,2\n")
        var configuration = ShellFixtures.configuration(["a.csv"])
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "sites", kind: .campsites), files: ["sites.csv"]))
        let ingest = try await ingest(folder, configuration, rules: RuleCatalogue.all)
        #expect(shownCodes(ingest).contains("reservation-site-unknown"))
        #expect(ingest.dataset.campSites.count == 1)
    }

    @Test func `a listed site that is named only after many others is found as well`() async throws {
        // Given a listed site in the last of 400 bookings, behind 14 kB of others
        let folder = try TemporaryFolder()
        try folder.write("sites.csv", "site_number,electricity,water\nA1,yes,no\n")
        let others = (0..<400).map { "R\($0),Z\($0 % 9),2026-07-04,2,some words more\n" }.joined()
        try folder.write(
            "a.csv", "reservation_id,site_number,arrival,nights,notes\n\(others)R400,A1,2026-07-04,2,\n")
        var configuration = ShellFixtures.configuration(["a.csv"])
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "sites", kind: .campsites), files: ["sites.csv"]))
        // When
        let ingest = try await ingest(folder, configuration, rules: RuleCatalogue.all)
        // Then
        #expect(ingest.dataset.campSites.count == 1 && !ingest.isMissingInput)
        #expect(!shownCodes(ingest).contains("source-ambiguous"))
    }

    private func shownCodes(_ ingest: SourceLoader) -> [String] {
        ingest.findings.rows.indices.map { ingest.findings.codes[Int(ingest.findings.rows[$0].code)] }
    }

    @Test func `every record of every file is read, and each file accounts for its own`() async throws {
        // Given two files, one with a booking that a rule refuses
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-01,2,0\n")
        try folder.write("b.csv", "reservation_id,arrival,nights,guests\nR3,2026-07-01,2,2\n")
        // When they are read
        let ingest = try await ingest(folder, ShellFixtures.configuration(["*.csv"]))
        // Then
        #expect(ingest.dataset.files.map(\.counts.read) == [2, 1])
        #expect(ingest.dataset.files.map(\.counts.rejected) == [1, 0])
        #expect(ingest.dataset.bookings.status == [.confirmed, .invalid, .confirmed])
        #expect(ingest.dataset.files.allSatisfy { $0.digest.hasPrefix("xxh128:") && $0.format == CSVFormat.name })
        #expect(ingest.dataset.provided == [.bookings])
        #expect(!ingest.isMissingInput)
        #expect(ingest.texts.text(2, .reservationID) == "R3")
    }

    @Test func `a file that is empty, or has no records, says so and is no missing input`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "")
        try folder.write("b.csv", "reservation_id,arrival,nights\n")
        try folder.write("c.csv", "\u{FEFF}")
        let ingest = try await ingest(folder, ShellFixtures.configuration(["a.csv", "b.csv", "c.csv"]))
        #expect(
            shown(ingest) == [
                "a.csv:0 source-empty no-bytes", "b.csv:0 source-empty no-records",
                "c.csv:0 source-empty only-mark",
            ])
        #expect(!ingest.isMissingInput)
    }

    @Test func `a workbook is refused with what to do, and is a missing input`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", bytes: TinyZip.archive([("[Content_Types].xml", "")]))
        let ingest = try await ingest(folder, ShellFixtures.configuration(["a.csv"]))
        #expect(
            shown(ingest) == [
                "a.csv:0 source-unrecognised excel"
            ])
        #expect(ingest.isMissingInput)
    }

    @Test func `an input of another kind is told so`() async throws {
        // Given places, for which no format is there
        let folder = try TemporaryFolder()
        try folder.write("a.txt", "hello")
        var configuration = ShellFixtures.configuration([])
        configuration.sources = [
            Configuration.Source(settings: SourceSettings(name: "map", kind: .places), files: ["a.txt"])
        ]
        let ingest = try await ingest(folder, configuration)
        #expect(
            shown(ingest) == [
                "a.txt:0 source-unrecognised text"
            ])
    }

    @Test func `a rule whose columns are not there is listed as not checked, one that is off is not run`() async throws
    {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        let without = try await ingest(folder, ShellFixtures.configuration(["a.csv"]))
        #expect(without.dataset.unchecked.map(\.rule) == [NoGuests().code])
        // And a source of which nothing was read has nothing to list
        let none = try await ingest(folder, ShellFixtures.configuration(["gone.csv"]))
        #expect(none.dataset.unchecked.isEmpty && none.isMissingInput)
    }

    @Test func `two registry of one booking are two stays, and the booking in a later file is there once more`()
        async throws
    {
        // Given a booking of two units, and a second export with one of them changed
        let folder = try TemporaryFolder()
        let header = "Book number,Booked by,Check-in,Check-out,Unit type,Price\n"
        let unit = "4000111222,Ola,2026-07-04,2026-07-06,Cabin,300 EUR\n"
        try folder.write("july.csv", header + unit + unit)
        try folder.write("june.csv", header + "4000111222,Ola,2026-07-04,2026-07-06,Cabin,280 EUR\n")
        let ingest = try await ingest(
            folder, ShellFixtures.configuration(["*.csv"]), rules: [houseRule("reservation-id-duplicate")])
        #expect(ingest.dataset.files.map(\.counts.accepted) == [2, 0])
        #expect(shown(ingest) == ["june.csv:2 reservation-id-duplicate other-file"])
    }

    @Test func `a stay that is paid in parts is one stay with the sum, and payouts count nothing`() async throws {
        let folder = try TemporaryFolder()
        let header = "Date,Type,Confirmation code,Start date,End date,Nights,Details,Currency,Amount,Paid out\n"
        let stay = "Reservation,HM1,2026-07-01,2026-09-29,90,,EUR"
        try folder.write(
            "a.csv",
            header + "2026-08-01,Payout,,,,,Bank,EUR,,1000\n2026-08-01,\(stay),1000.00,\n2026-07-01,\(stay),2000.50,\n"
                + "2026-07-01,Payout,,,,,Bank,EUR,,2000.50\n")
        let ingest = try await ingest(
            folder, ShellFixtures.configuration(["a.csv"]), rules: [houseRule("reservation-id-duplicate")])
        #expect(ingest.dataset.bookings.net.map(\.minorUnits) == [300_050])
        let counts = ingest.dataset.files[0].counts
        #expect([counts.read, counts.accepted, counts.rejected, counts.skipped] == [4, 1, 0, 3])
        #expect(
            shown(ingest) == [
                "a.csv:2 record-not-a-stay other-word Type Payout", "a.csv:4 reservation-instalment ",
                "a.csv:5 record-not-a-stay other-word Type Payout",
            ])
    }

    @Test func `any number of cores gives the same tables and the same findings`() async throws {
        // Given a file of several slices
        let folder = try TemporaryFolder()
        var text = "reservation_id,site_number,arrival,nights,guests\n"
        for number in 0..<80_000 { text += "R\(number),S\(number % 97),2026-07-01,2,\(number % 50)\n" }
        try folder.write("a.csv", text)
        let one = try await ingest(folder, ShellFixtures.configuration(["a.csv"]))
        let many = try await ingest(folder, ShellFixtures.configuration(["a.csv"]), jobs: 7)
        #expect(one.dataset.bookings == many.dataset.bookings)
        #expect(one.findings == many.findings)
        #expect(one.dataset.files == many.dataset.files)
        #expect(one.dataset.bookings.count == 80_000 && one.findings.count == 1_600)
    }
}

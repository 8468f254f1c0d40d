import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct ConfigurationInferrerTests {
    private let formats: [any Format.Type] = [CSVFormat.self, JSONArrayFormat.self, VCardFormat.self]

    private func starter(_ folder: TemporaryFolder, timeZone: String? = nil) throws -> ConfigurationInferrer {
        let files = FolderWalk.files(in: folder.path, respectingGit: true)
        return try ConfigurationInferrer(
            FolderDetection.detect(files, root: folder.path, formats: formats, ArchiveUnpacking()), files: files,
            folder: folder.path,
            spoolFolder: folder.path("spool"), timeZone: timeZone, formats: formats,
            unpacking: ArchiveUnpacking())
    }

    private func guess(_ starter: ConfigurationInferrer, _ source: String, _ subject: String) -> [String] {
        starter.guesses.filter { $0.source == source && $0.subject == subject }.map { "\($0.guess): \($0.reason)" }
    }

    @Test func `headers, date order and preset become keys, each guess with its reason`() throws {
        // Given one export of a system that is known and one with headers of its own
        let folder = try TemporaryFolder()
        try folder.write(
            "air.csv", "Confirmation code,Start date,End date,Earnings\nHM1,2026-07-04,2026-07-05,$12.50\n")
        try folder.write("front desk.csv", "Ledger;Check-in;Nights;site_number\nR1;31/07/2026;2;A1\n")
        try folder.write("guests.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n")
        // When
        let starter = try starter(folder, timeZone: "Europe/Lisbon")
        // Then
        let sources = starter.configuration.sources
        #expect(sources.map(\.settings.name) == ["airbnb", "contacts", "front-desk"])
        #expect(sources[0].settings.preset == "airbnb" && sources[0].settings.columns.isEmpty)
        #expect(sources[2].settings.dates == .dayFirst)
        #expect(sources[2].settings.columns == ["arrival": .header("Check-in")])
        #expect(sources[2].files == ["front desk*.csv"])
        #expect(starter.configuration.property.timeZone == "Europe/Lisbon")
        #expect(
            guess(starter, "airbnb", "kind") == ["bookings: it has the headers Confirmation code, Start date, Earnings"]
        )
        #expect(
            guess(starter, "front-desk", "dates") == ["day-first: 1 date or stay is only valid day first"])
        #expect(guess(starter, "contacts", "format") == ["vcard: "])
        // And the number of the booking has no header that is known
        #expect(guess(starter, "front-desk", "column reservation_id") == [])
    }

    @Test func `a file that shows the order speaks for the source's others`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "arrival,nights\n04/07/2026,2\n")
        try folder.write("b.csv", "arrival,nights\n31/07/2026,2\n")
        let starter = try starter(folder)
        #expect(starter.configuration.sources[0].settings.dates == .dayFirst)
        #expect(
            guess(starter, "bookings", "dates") == [
                "not known: 1 can be read both ways and nothing decides", "day-first: another of its files shows it",
            ])
        // And where files contradict each other nothing is declared
        try folder.write("c.csv", "arrival,nights\n07/31/2026,2\n")
        let divided = try self.starter(folder)
        #expect(divided.configuration.sources[0].settings.dates == nil)
        #expect(guess(divided, "bookings", "dates").last == "not the same: its files show day-first and month-first")
    }

    @Test func `without a zone of the machine none is written`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "arrival,nights\n2026-07-01,2\n")
        #expect(try starter(folder).configuration.property.timeZone == "")
    }
}

import Foundation
import Testing
import TestSupport

/// `init` on a folder of exports as a campground would have it, and `run` on what it wrote.
struct InitTests {
    private func exports(_ folder: TemporaryFolder) throws {
        try folder.write(
            "exports/reservations.csv",
            "Confirmation code,Status,Guest name,Start date,End date,# of nights,Booked,Listing,Earnings\n"
                + "HM1,Confirmed,Ada Kant,07/04/2026,07/07/2026,3,2026-05-01,Oak,\"$1,412.50\"\n"
                + "HM2,Cancelled by guest,Bo Lim,07/23/2026,07/24/2026,1,2026-05-02,Oak,$0.00\n")
        try folder.write(
            "exports/desk/june.csv", "Nr;Gast;Anreise;Nächte;Stellplatz;Preis\n1;Cy Ray;29.06.2026;2;A1;80,00\n")
        try folder.write(
            "exports/desk/july.csv", "Nr;Gast;Anreise;Nächte;Stellplatz;Preis\n2;Di Fox;05.07.2026;2;A1;80,00\n")
        try folder.write(
            "exports/sites.csv", "site_number,name,electricity,water,capacity\nA1,Oak,yes,yes,4\n")
        try folder.write("exports/guests.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Kant\r\nEND:VCARD\r\n")
        try folder.write("exports/google.csv", "Name,Given Name,E-mail 1 - Value\nAda Kant,Ada,ada@example.org\n")
        try folder.write("exports/readme.txt", "Exports of July\n")
    }

    @Test func `init writes a configuration that run understands, and tells why it guesses what`() async throws {
        // Given a folder of exports without a configuration
        let folder = try TemporaryFolder()
        try exports(folder)
        // When
        let outcome = try await Program.run(["init", "exports"], folder: folder.path)
        // Then the table says kind, format, date order and columns with their reasons
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in [
            "kind bookings it has the headers Confirmation code, Start date, Earnings",
            "preset airbnb the file has its headers Confirmation code, Start date, Earnings",
            "dates month-first 4 dates or stays are only valid month first",
            "dates day-first 1 date or stay is only valid day first",
            "column arrival Anreise the header says so",
            "delimiter semicolon it gives 6 columns, 6 of them with a known header",
            "files desk/*.csv 2 found", "encoding UTF-8 every byte of it is UTF-8",
        ] { #expect(lines.contains(line), "\(line)\n\(outcome.output)") }
        #expect(outcome.errors.contains("readme.txt: No report needs this file; it is a text file."))
        // And run reads all of it, by that configuration
        let run = try await Program.run(["run", "exports", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("exports/Output/run.json")))
        let record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let records = try #require(record["records"] as? [String: [String: Any]])
        let accepted = records.mapValues { $0["accepted"] as? Int ?? -1 }
        #expect(
            accepted == ["airbnb": 2, "campsites": 1, "contacts": 2, "july": 2])
    }

    @Test func `next month's export is read by the configuration of this month`() async throws {
        // Given
        let folder = try TemporaryFolder()
        let header = "reservation_id,arrival,nights,camper_name\n"
        try folder.write("exports/Buchungen 2026.csv", header + "R1,2026-11-01,2,Ada\n")
        _ = try await Program.run(["init", "exports"], folder: folder.path)
        // When
        try folder.write("exports/Buchungen 2027.csv", header + "R2,2027-01-01,2,Bo\n")
        let run = try await Program.run(["run", "exports", "--as-of", "2026-11-01"], folder: folder.path)
        // Then
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("Read 2 records"))
    }

    @Test func `init overwrites nothing, and says so`() async throws {
        let folder = try TemporaryFolder()
        try exports(folder)
        try folder.write("exports/pipeline.json", "mine")
        let outcome = try await Program.run(["init", "exports"], folder: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors
                == "innkeeper: exports/pipeline.json: is there already, and init overwrites nothing\n")
        #expect(try folder.read("exports/pipeline.json") == "mine")
    }

    @Test func `a folder without an export, and none at all, is told so and nothing is written`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("empty/readme.txt", "hello\n")
        let empty = try await Program.run(["init", "empty"], folder: folder.path)
        #expect(empty.status == 2 && empty.errors.contains("holds no file that is an export"))
        #expect(try folder.names("empty") == ["readme.txt"])
        let none = try await Program.run(["init", "gone"], folder: folder.path)
        #expect(none.status == 2 && none.errors.contains("gone: there is no such folder"))
        #expect(try await Program.run(["init"], folder: folder.path).status == 2)
    }
}

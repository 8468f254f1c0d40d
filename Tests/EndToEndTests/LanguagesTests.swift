import Foundation
import InnkeeperCore
import InnkeeperLanguages
import Testing
import TestSupport

/// What people read is in the language that was asked for; what programs read is the same in every one.
struct LanguagesTests {
    private func exports() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "exports/desk.csv",
            """
            reservation_id,site_number,camper_name,arrival,nights,status,total,paid
            R1,A1,Ada Alder,2026-11-21,3,confirmed,1290.50,90.00
            R2,A1,Ben Birch,2026-11-22,3,confirmed,90.00,10.00
            R3,A2,Cleo Cedar,2026-11-22,0,confirmed,90.00,10.00

            """)
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ language: String, to output: String) async throws {
        let outcome = try await Program.run(
            [
                "run", folder.path("exports"), "--language", language, "--as-of", "2026-11-21", "--fail-on", "never",
                "--output", folder.path(output),
            ], environment: ["SOURCE_DATE_EPOCH": "1795262400", "LC_ALL": "it_IT.UTF-8", "LANG": "it_IT.UTF-8"])
        #expect(outcome.status == 0)
    }

    @Test func `a folder's report is in the language, and its tables are for that spreadsheet`() async throws {
        // Given
        let folder = try exports()
        // When
        try await run(folder, "de-AT", to: "out")
        // Then
        #expect(try folder.read("out/index.html").contains("<html lang=\"de\">"))
        #expect(try folder.read("out/summary.txt").contains("Samstag, 21. November 2026"))
        #expect(try folder.read("out/payments.csv").hasPrefix("\u{FEFF}property;reservation_id;"))
        #expect(try folder.read("out/payments.csv").contains(";1290,50;90,00;"))
        #expect(try folder.read("out/stays.ics").contains("Stellplatz A1"))
    }

    @Test func `what programs read is the same byte for byte, whatever the language and the locale`() async throws {
        // Given
        let folder = try exports()
        let names = [
            "findings.jsonl", "findings.csv", "findings.sarif", "findings.junit.xml", "rejected/bookings/desk.csv",
            "accepted/bookings/desk.csv",
        ]
        try await run(folder, "en", to: "en")
        #expect(try folder.read("en/payments.csv").hasPrefix("property,reservation_id,"))
        let uids = try folder.read("en/stays.ics").split(separator: "\r\n").filter { $0.hasPrefix("UID") }
        #expect(uids.count == 2)
        for language in Language.all.map(\.code) {
            // When
            try await run(folder, language, to: language)
            // Then
            for name in names {
                #expect(try folder.read("\(language)/\(name)") == folder.read("en/\(name)"), "\(language) \(name)")
            }
            let calendar = try folder.read("\(language)/stays.ics")
            #expect(calendar.split(separator: "\r\n").filter { $0.hasPrefix("UID") } == uids)
        }
    }

    @Test func `messages that programs read are in the language that the report of findings names`() async throws {
        // Given a booking of no nights, and a report of findings in German
        let folder = try exports()
        let file = folder.path("pipeline.json")
        try folder.write(
            "pipeline.json",
            """
            {
              "property": { "timeZone": "UTC" },
              "sources": { "desk": { "kind": "bookings", "files": "exports/desk.csv" } },
              "reports": [ { "findings": { "language": "de-AT" } }, "html" ],
              "output": "out"
            }
            """)
        // When
        let run = try await Program.run(["run", file, "--as-of", "2026-11-21", "--fail-on", "never"])
        let check = try await Program.run(["check", file, "--format", "jsonl", "--as-of", "2026-11-21"])
        // Then
        #expect(run.status == 0, "\(run.errors)")
        for name in ["out/findings.jsonl", "out/findings.csv", "out/findings.sarif", "out/findings.junit.xml"] {
            #expect(try folder.read(name).contains("Stellplatz"), "\(name)")
        }
        #expect(check.output.contains("Stellplatz"))
        #expect(try folder.read("out/index.html").contains("<html lang=\"en\">"))
    }

    @Test func `commands answer in the language, and another is a fault`() async throws {
        // Given
        let folder = try exports()
        let file = folder.path("exports/desk.csv")
        // When
        let check = try await Program.run(["check", file, "--language", "fr"])
        let explain = try await Program.run(["explain", "reservation-overlap", "--language", "it"])
        let free = try await Program.run(
            ["free", "2026-11-22", "2", folder.path("exports"), "--language", "nl", "--as-of", "2026-11-21"])
        let note = folder.path("notes.txt")
        try folder.write("notes.txt", "Bring wood to the fireplace.\n")
        let unread = try await Program.run(["explain", note, "--language", "de"])
        let unknown = try await Program.run(["check", file, "--language", "pt"])
        // Then
        #expect(check.output.contains("enregistrements dans 1 fichier"))
        #expect(explain.output.contains("Cosa fare"))
        #expect(free.output.contains("plaats"))
        #expect(unread.output.contains("Kein Bericht braucht diese Datei"), "\(unread.output)")
        #expect(unknown.status == 2 && unknown.errors.contains("'pt' is not one of en, de, fr, es, it, nl"))
    }
}

import Foundation
import Testing
import TestSupport

/// No file of a folder is left unread in silence.
struct UnreadFilesTests {
    private let desk = "reservation_id,site_number,arrival,nights,camper_name\nR1,A1,2026-07-01,2,Ada\n"
    private let odd = "Guest name,Room,Status\nAda,1,ok\nBo,2,ok\n"

    private func findings(_ folder: TemporaryFolder, _ output: String) throws -> [String] {
        try folder.read("\(output)/findings.jsonl").split(separator: "\n").map { line in
            let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return "\(finding["code"] ?? "") \(finding["severity"] ?? "") \(finding["file"] ?? "")"
        }
    }

    @Test func `in a folder, an export that is not known is an error on the first screen, and the rest is read`()
        async throws
    {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", desk)
        try folder.write("in/odd.csv", odd)
        try folder.write("in/map.png", bytes: [0x89, 0x50, 0x4E, 0x47])
        try folder.write("in/desktop.ini", "[x]")
        // When
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("Files that were not read: odd.csv"))
        #expect(
            try findings(folder, "in-report") == [
                "source-not-export info map.png", "source-unrecognised error odd.csv",
            ])
        let page = try folder.read("in-report/index.html")
        #expect(page.contains("Not read: odd.csv."))
        let summary = try folder.read("in-report/summary.txt").split(whereSeparator: \.isWhitespace)
        #expect(summary.joined(separator: " ").contains("its headings are Guest name, Room, Status"))
        #expect(try folder.read("in-report/run.json").contains("\"content\": \"picture\""))
        #expect(outcome.errors.contains("--exclude map.png --exclude odd.csv"))
    }

    @Test func `a long line of what is not needed ends with the number of the rest`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", desk)
        for number in 10..<35 { try folder.write("in/note-\(number).txt", "Dear guests\n") }
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(outcome.errors.contains(" --exclude note-29.txt (and 5 more)\n"), "\(outcome.errors)")
    }

    @Test func `documents and pictures leave the exit status as it is`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", desk)
        try folder.write("in/letter.txt", "Dear guests\n")
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(outcome.status == 0)
        #expect(try findings(folder, "in-report") == ["source-not-export info letter.txt"])
    }

    @Test func `what is excluded is neither read nor named`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", desk)
        try folder.write("in/odd.csv", odd)
        let outcome = try await Program.run(
            ["run", "in", "--exclude", "odd.*", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(outcome.status == 0)
        #expect(try findings(folder, "in-report") == [])
    }

    @Test func `beside the sources of a configuration too, until it says that the file is known`() async throws {
        // Given a source of one file, and next month's beside it
        let folder = try TemporaryFolder()
        try folder.write("in/desk 2026.csv", desk)
        try folder.write("in/desk 2027.csv", desk)
        func configure(_ more: String) throws {
            try folder.write(
                "pipeline.json",
                #"{"version": 1, \#(more)"sources": {"desk": {"kind": "bookings", "files": ["in/desk 2026.csv"]}}}"#)
        }
        try configure("")
        // When
        let first = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(first.status == 3)
        #expect(try findings(folder, "Output") == ["source-unrecognised error in/desk 2027.csv"])
        let line = #""ignore": ["in/desk 2027.csv"]"#
        #expect(first.errors.contains(line))
        // And with the line that it prints it is quiet
        try configure(line + ", ")
        let second = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(second.status == 0)
        #expect(try findings(folder, "Output") == [])
    }

    @Test func `a plan names what would not be read`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", desk)
        try folder.write("in/odd.csv", odd)
        let outcome = try await Program.run(["plan", "in"], folder: folder.path)
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("Not read\n  odd.csv: The file was not read;"))
    }

    @Test func `a plan lists the files that the options and the sources give`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", desk)
        try folder.write(
            "pipeline.json",
            #"""
            {"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["desk.csv"]}},
             "reports": ["calendar", "map", {"tables": {"only": ["kpis", "people"]}}]}
            """#)
        let plan = try await Program.run(["plan"], folder: folder.path)
        #expect(
            plan.output.contains(
                "\n  calendar: stays.ics\n  map: nothing\n  tables: kpis.csv\n  always: run.json, snapshot.bin\n"
                    + "  if there are any: accepted/, rejected/\n"), "\(plan)")
    }

    /// A package without its end.
    private func cutOff(_ part: String) -> [UInt8] { Array(TinyZip.archive([(part, "<x/>")]).prefix(50)) }

    @Test func `a check of a folder names them as findings`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", desk)
        try folder.write("in/guests.docx", bytes: cutOff("word/document.xml"))
        try folder.write("in/guests.xlsx", bytes: cutOff("xl/workbook.xml"))
        let outcome = try await Program.run(["check", "in"], folder: folder.path)
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("it is an Excel workbook (.xlsx)"))
        #expect(outcome.output.contains("it is a Word document"))
    }

    @Test func `an export that doesn't come takes no bookings with it, and brings none back as new`() async throws {
        // Given three nights, of which the second is without the portal's export
        let folder = try TemporaryFolder()
        let portal = "reservation_id,site_number,arrival,nights,camper_name\nP1,A2,2026-07-03,2,Bo\n"
        try folder.write("desk.csv", desk)
        try folder.write("portal.csv", portal)
        try folder.write(
            "pipeline.json",
            """
            { "sources": { "desk": { "kind": "bookings", "files": "desk.csv" },
                           "portal": { "kind": "bookings", "files": "portal.csv" } },
              "output": "out" }
            """)
        func night(_ day: Int) async throws -> [String: Int] {
            _ = try await Program.run(["run", "--as-of", "2026-07-0\(day)", "--quiet"], folder: folder.path)
            let run =
                try JSONSerialization.jsonObject(with: Data(try folder.read("out/run.json").utf8)) as? [String: Any]
            return (run?["changes"] as? [String: Any])?["bookings"] as? [String: Int] ?? [:]
        }
        _ = try await night(1)
        // When
        try FileManager.default.removeItem(atPath: folder.path("portal.csv"))
        let without = try await night(2)
        let summary = try folder.read("out/summary.txt").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        try folder.write("portal.csv", portal)
        let again = try await night(3)
        // Then
        let expected = ["new": 0, "gone": 0, "moved": 0, "changed": 0, "unchanged": 1, "uncompared": 1]
        #expect(without == expected && again == expected)
        #expect(summary.contains("Without its bookings, occupied sites look free."))
        #expect(summary.contains("1 not compared (export missing)"))
    }
}

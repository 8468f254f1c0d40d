import Foundation
import Testing
import TestSupport

/// `explain`, `rules` and `schema`, which print what the program knows.
struct CatalogueCommandsTests {
    @Test func `explain tells of a code what it is, what it does and what to do`() async throws {
        let outcome = try await Program.run(["explain", "reservation-nights-not-positive"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("reservation-nights-not-positive\n\n"))
        #expect(outcome.output.contains("The record is rejected"))
        #expect(outcome.output.contains("What to do\n"))
    }

    @Test func `an unknown code is a fault of the command line, with what was meant`() async throws {
        let near = try await Program.run(["explain", "reservation-overlpa"])
        #expect(near.status == 2 && near.output.isEmpty)
        #expect(
            near.errors
                == "innkeeper: there is neither a code nor a file 'reservation-overlpa'; did you mean 'reservation-overlap'?\n"
        )
        let far = try await Program.run(["explain", "weather"])
        #expect(
            far.errors
                == "innkeeper: there is neither a code nor a file 'weather'; 'innkeeper rules' lists all codes\n")
    }

    @Test func `explain of a folder asks for a file in it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("exports/desk.csv", "arrival,nights\n")
        let outcome = try await Program.run(["explain", "exports"], folder: folder.path)
        #expect(outcome.status == 2 && outcome.errors == "innkeeper: exports is a folder; name a file in it\n")
    }

    @Test func `explain tells of a file how it is read and why, and shows no cell of it`() async throws {
        // Given an export with a title, a heading that is not known, and the same as a workbook
        let folder = try TemporaryFolder()
        let rows = [
            ["Our list"], ["Booking number", "Guest", "Site", "Check-in", "Nights", "Shoe size"],
            ["R1", "Ada Alder", "A1", "31/07/2026", "2", "44"],
        ]
        try folder.write("desk.csv", rows.map { $0.joined(separator: ",") + "\n" }.joined())
        try folder.write("desk.xls", TinyWorkbook.text([("July", rows)]))
        try folder.write("letter.txt", "Dear guest\n")
        // When
        let table = try await Program.run(["explain", "desk.csv"], folder: folder.path)
        let sheet = try await Program.run(["explain", "desk.xls"], folder: folder.path)
        let letter = try await Program.run(["explain", "letter.txt"], folder: folder.path)
        // Then
        for outcome in [table, sheet] {
            let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
            #expect(lines.contains("kind bookings it has the headers Check-in, Nights"), "\(outcome)")
            #expect(lines.contains("column arrival Check-in the header says so"), "\(outcome)")
            #expect(lines.contains("not read Shoe size no known field matches these headings"), "\(outcome)")
            #expect(lines.contains("dates day-first 1 date or stay is only valid day first"), "\(outcome)")
            #expect(lines.contains("Check-in arrival 1 filled 1 date, such as 31/07/2026"), "\(outcome)")
            #expect(lines.contains("Guest camper_name 1 filled 1 text"), "\(outcome)")
            #expect(lines.contains("Shoe size not read 1 filled 1 number"), "\(outcome)")
            #expect(!outcome.output.contains("Ada"))
        }
        let open = try await Program.run(["explain", "--show-values", "desk.csv"], folder: folder.path)
        #expect(open.output.contains("1 text, such as Ada Alder") && open.output.contains("1 number, such as 44"))
        #expect(table.output.contains("encoding") && !sheet.output.contains("encoding"))
        #expect(letter.status == 0 && letter.output.contains("letter.txt: No report needs this file"), "\(letter)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test func `the catalogue has the same codes in each of its formats, and explain knows them`() async throws {
        // Given the codes of the JSON
        let json = try await Program.run(["rules", "--format=json"])
        let rules = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        let codes = rules.compactMap { $0["code"] as? String }
        #expect(codes.count == rules.count && codes.contains("place-closed") && codes == codes.sorted())
        // Then text and Markdown list the same
        let text = try await Program.run(["rules"]).output.split(separator: "\n")
        #expect(text.map { String($0.prefix { $0 != " " }) } == codes)
        let markdown = try await Program.run(["rules", "--format", "markdown"]).output
        #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) } == codes)
        for code in codes.prefix(3) { #expect(try await Program.run(["explain", code]).status == 0) }
    }

    @Test func `the checked-in schema is the one that the program prints`() async throws {
        let printed = try await Program.run(["schema"])
        let kept = try String(
            contentsOf: Corpora.packageRoot.appendingPathComponent("pipeline.schema.json"), encoding: .utf8)
        #expect(printed.status == 0)
        #expect(printed.output == kept, "run `make docs`")
    }
}

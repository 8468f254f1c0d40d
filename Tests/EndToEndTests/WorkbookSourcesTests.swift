import Testing
import TestSupport

/// Bookings that a house keeps in a spreadsheet.
struct WorkbookSourcesTests {
    private let header = ["Nr.", "Gast", "Stellplatz", "Anreise", "Abreise", "Status"]

    private func row(_ number: String, _ guest: String, _ site: String, _ from: String, _ to: String) -> [String] {
        [number, guest, site, from, to, "bestätigt"]
    }

    @Test func `month sheets of one workbook are one source, whatever their numbers, and its cells are named`()
        async throws
    {
        // Given May and June, which both count from 1, a double booking in June, and a date that does not exist
        let folder = try TemporaryFolder()
        try folder.write(
            "in/Belegung.xls",
            TinyWorkbook.text([
                ("Mai", [["Belegung Mai"], [], header, row("1", "Ada Kant", "A1", "04.05.2026", "06.05.2026")]),
                (
                    "Juni",
                    [
                        header, row("1", "Bo Ulm", "A1", "04.06.2026", "08.06.2026"),
                        row("2", "Cy Ahr", "A1", "06.06.2026", "09.06.2026"),
                        row("3", "Di Elb", "A2", "31.06.2026", "02.07.2026"), ["Summe", "", "3"],
                    ]
                ),
            ]))
        // When
        let outcome = try await Program.run(
            ["run", "in", "--as-of", "2026-05-01", "--fail-on", "never"], folder: folder.path)
        // Then
        #expect(outcome.status == 0, "\(outcome.errors)")
        let found = try folder.read("in-report/findings.csv")
        #expect(found.contains("reservation-overlap") && found.contains("Belegung.xls!Juni"))
        #expect(!found.contains("reservation-id-duplicate") && !found.contains("reservation-camper-missing"))
        #expect(
            try folder.read("in-report/findings.sarif").contains("\"fullyQualifiedName\": \"Juni!D4\""))
        #expect(
            try folder.read("in-report/accepted/bookings/Belegung.xls/Mai.csv")
                == "Mai,1,Belegung Mai\n\nsheet,row,Nr.,Gast,Stellplatz,Anreise,Abreise,Status\nMai,4,1,Ada Kant,A1,04.05.2026,06.05.2026,bestätigt\n"
        )
        let check = try await Program.run(["check", "in", "--no-color"], folder: folder.path)
        #expect(check.output.contains("Belegung.xls!Juni:D4: error: "))
        #expect(try folder.read("in-report/index.html").contains("Juni,4,3,"))
    }

    @Test func `records that were accepted are the same bookings when they are read again`() async throws {
        // Given guests whose words a spreadsheet would run, and a remark of two lines
        let folder = try TemporaryFolder()
        let header = ["Booking number", "Guest", "Site", "Arrival", "Nights", "Phone", "Notes"]
        try folder.write(
            "in/a.xls",
            TinyWorkbook.text([
                (
                    "A, B",
                    [
                        header, ["R1", "@Ada", "-7", "2026-06-04", "3", "+49 30 5550100", "late\nvery"],
                        ["R2", "Bo", "-7", "2026-06-06", "2", "", "\"x\""],
                    ]
                )
            ]))
        let first = try await Program.run(
            ["run", "in", "--as-of", "2026-05-01", "--fail-on", "never"], folder: folder.path)
        #expect(first.status == 0, "\(first.errors)")
        // When
        let again = try await Program.run(
            [
                "run", "in-report/accepted/bookings/a.xls", "--output", "again", "--as-of", "2026-05-01", "--fail-on",
                "never",
            ],
            folder: folder.path)
        // Then
        #expect(again.status == 0, "\(again.errors)")
        #expect(try folder.read("again/conflicts.csv") == folder.read("in-report/conflicts.csv"))
        #expect(try folder.read("again/conflicts.csv").contains("-7,R1,2026-06-04,2026-06-07,R2,"))
    }

    @Test func `the sheet for all has the months' bookings again, and they are counted once`() async throws {
        let folder = try TemporaryFolder()
        let rows = ["2026-05-04", "2026-06-04"].enumerated().map { ["R\($0)", "Ada", "A1", $1, "2"] }
        let header = ["Booking number", "Guest", "Site", "Arrival", "Nights"]
        try folder.write(
            "in/a.xls",
            TinyWorkbook.text([
                ("All", [header] + rows), ("May", [header, rows[0]]), ("June", [header, rows[1]]),
            ]))
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-05-01"], folder: folder.path)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("record-repeated"))
        #expect(try folder.read("in-report/summary.txt").contains("No double bookings"))
    }

    @Test func `sheets of several kinds are several sources, and one that fits nothing is named`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "in/house.xls",
            TinyWorkbook.text([
                (
                    "Bookings",
                    [
                        ["Booking number", "Guest", "Site", "Arrival", "Nights"],
                        ["R1", "Ada", "A1", "2026-05-04", "2"],
                    ]
                ),
                (
                    "Guests",
                    [
                        ["First name", "Last name", "Phone", "Birthday"],
                        ["Ada", "Kant", "+49 30 5550100", "1980-05-05"],
                    ]
                ),
                ("Paint", [["Wall", "Colour"], ["north", "white"]]),
            ]))
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-05-01"], folder: folder.path)
        #expect(outcome.output.contains("Read 2 records from 2 sources: 2 accepted"), "\(outcome.output)")
        #expect(try folder.read("in-report/findings.csv").contains("house.xls!Paint"))
    }

    @Test func `workbooks in an archive are found by themselves, and their cells are named`() async throws {
        // Given a zip of two workbooks, with a date that does not exist in the second
        let folder = try TemporaryFolder()
        let june = [header, row("3", "Di Elb", "A2", "31.06.2026", "02.07.2026")]
        try folder.write(
            "in/x.zip",
            bytes: TinyZip.archive(bytes: [
                (
                    "mai.xlsx",
                    TinyWorkbook.package([("Mai", [header, row("1", "Ada", "A1", "04.05.2026", "06.05.2026")])])
                ), ("juni.xls", Array(TinyWorkbook.text([("Juni", june)]).utf8)),
            ]))
        // When
        let outcome = try await Program.run(
            ["run", "in", "--as-of", "2026-05-01", "--fail-on", "never"], folder: folder.path)
        // Then
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Read 2 records from 1 source: 1 accepted, 1 rejected"), "\(outcome.output)")
        #expect(try folder.read("in-report/findings.sarif").contains("\"fullyQualifiedName\": \"juni.xls!Juni!D2\""))
        #expect(try folder.read("in-report/accepted/bookings/x.zip!mai.xlsx/Mai.csv").contains("Mai,2,1,Ada,A1,"))
    }

    @Test func `a booking that is struck out is pending, in what is read again too, and errors are no values`()
        async throws
    {
        // Given a guest who is struck out, and a total that is an error
        let folder = try TemporaryFolder()
        let header = ["Booking number", "Guest", "Site", "Arrival", "Nights", "Total"]
        try folder.write(
            "in/a.xls",
            TinyWorkbook.text([
                (
                    "A",
                    [
                        header, ["R1", "~~Ada~~", "A1", "2026-06-04", "3", "90.00"],
                        ["R2", "Bo", "A2", "2026-06-06", "2", "#REF!"],
                        ["R3", "#N/A", "A3", "2026-06-06", "2", "60.00"],
                    ]
                )
            ]))
        // When
        let first = try await Program.run(
            ["run", "in", "--as-of", "2026-05-01", "--fail-on", "never"], folder: folder.path)
        let again = try await Program.run(
            [
                "run", "in-report/accepted/bookings/a.xls", "--output", "again", "--as-of", "2026-05-01", "--fail-on",
                "never",
            ], folder: folder.path)
        // Then
        #expect(first.output.contains("Read 3 records from 1 source: 2 accepted, 1 rejected"), "\(first.output)")
        let found = try folder.read("in-report/findings.csv").split(separator: "\n").filter { $0.contains("a.xls!A") }
        for code in ["worksheet-row-struck-out", "worksheet-cell-error", "reservation-camper-missing"] {
            #expect(found.contains { $0.hasPrefix(code) || $0.contains(code) }, "\(code)")
        }
        #expect(!found.contains { $0.contains("money") })
        #expect(try folder.read("in-report/findings.sarif").contains("\"fullyQualifiedName\": \"A!B2\""))
        #expect(again.output.contains("2 accepted"), "\(again.output)")
        #expect(try folder.read("again/findings.csv").contains("worksheet-row-struck-out"))
    }

    @Test func `a plan with days across is named with what to do, and the exit status says so`() async throws {
        let folder = try TemporaryFolder()
        let days = (1...14).map(String.init)
        try folder.write(
            "in/plan.xls",
            TinyWorkbook.text([("Mai", [["Belegung Mai"], ["Platz"] + days, ["A1", "", "Ada", "Ada"]])]))
        let outcome = try await Program.run(["check", "in", "--no-color"], folder: folder.path)
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("it is a calendar grid, with sites on one side"), "\(outcome.output)")
        // And where a source names it
        try folder.write("pipeline.json", #"{"version": 1, "sources": {"b": {"kind": "bookings", "files": ["in/*"]}}}"#)
        let run = try await Program.run(["run", "--as-of", "2026-05-01"], folder: folder.path)
        #expect(run.status == 3)
        #expect(try folder.read("Output/findings.csv").contains("calendar grid"))
    }
}

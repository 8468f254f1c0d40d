import Foundation
import InnkeeperArchive
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperPacking
import InnkeeperServices
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct WorkbookSpoolTests {
    private let formats: [any Format.Type] = [CSVFormat.self, VCardFormat.self]
    private let header = ["Booking number", "Guest", "Site", "Arrival", "Nights", "Status"]

    /// The files that a source finds in `a.xls`, and the findings about them.
    private func unpack(
        _ workbook: String, _ files: [String] = ["a.xls"], kind: RecordKind = .bookings
    ) throws -> (files: [String], said: [String], texts: [String]) {
        try unpack("a.xls", Array(workbook.utf8), files, kind: kind)
    }

    private func unpack(
        _ name: String, _ bytes: [UInt8], _ files: [String], kind: RecordKind = .bookings
    ) throws -> (files: [String], said: [String], texts: [String]) {
        let folder = try TemporaryFolder()
        try folder.write(name, bytes: bytes)
        let settings = SourceSettings(name: "s", kind: kind)
        let source = Configuration.Source(settings: settings, files: files)
        let spool = ArchiveSpool(folder: folder.path("spool"), formats: formats, settings: [settings])
        let found = try spool.unpack(SourceFinder.find([source], root: folder.path))
        let said = found.findings.rows.indices.map { index in
            let finding = found.findings.finding(index, files: found.files) { _, _ in .error }
            return "\(finding.file) \(finding.code) \(finding.value) \(finding.arguments)"
        }
        let texts = try found.paths.compactMap { $0 }.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(found.files.filter(\.isWorksheet).count == texts.count)
        let paths = zip(found.files, found.paths).map { file, path in
            "\(file.path) \(path == nil ? "not read" : file.recordsPath)"
        }
        try spool.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path("spool")))
        return (paths, said, texts)
    }

    private func booking(_ id: String) -> [String] { [id, "Ada", "A1", "2026-07-04", "2", "confirmed"] }

    @Test func `each sheet of the source's kind is a table, what else there is is named`() throws {
        // Given two months, an address list, and an empty sheet
        let workbook = TinyWorkbook.text([
            ("May/June", [["Our list"], header, booking("R1")]), ("July", [header, booking("R2")]),
            ("People", [["First name", "Last name", "Phone"], ["Ada", "Kant", "+49 30 5550100"]]), ("Sheet4", []),
        ])
        // When
        let (files, said, texts) = try unpack(workbook)
        // Then
        #expect(files == ["a.xls!July a.xls/July.csv", "a.xls!May/June a.xls/May%2FJune.csv"])
        #expect(said == ["a.xls!May/June archive-member-unused  People"])
        #expect(
            texts[1]
                == "May/June,1,Our list\nsheet,row,Booking number,Guest,Site,Arrival,Nights,Status\nMay/June,3,R1,Ada,A1,2026-07-04,2,confirmed\n"
        )
    }

    @Test func `what a file name may not have is written as bytes, each with two digits`() throws {
        // Given
        let workbook = TinyWorkbook.text([("May:TABJune", [header, booking("R1")])]).replacing("TAB", with: "&#9;")
        // When
        let files = try unpack(workbook).files
        // Then
        #expect(files == ["a.xls!May:\tJune a.xls/May%3A%09June.csv"])
    }

    @Test func `a hidden sheet is read where it is the only one of its kind, else it is named`() throws {
        let sheets = [("Old", [header, booking("R1")]), ("Now", [header, booking("R2")])]
        #expect(try unpack(TinyWorkbook.text(sheets, hidden: ["Old"])).files == ["a.xls!Now a.xls/Now.csv"])
        #expect(
            try unpack(TinyWorkbook.text(sheets, hidden: ["Old"])).said
                == ["a.xls!Now worksheet-hidden Old a.xls!Old 2"])
        #expect(try unpack(TinyWorkbook.text(sheets, hidden: ["Old", "Now"])).files.count == 2)
        #expect(
            try unpack(TinyWorkbook.text(sheets, hidden: ["Old"]), ["a.xls!Old"]).files == ["a.xls!Old a.xls/Old.csv"])
    }

    @Test func `a sheet with more cells than its file could hold is read up to there, and said so`() throws {
        // Given a page of 130 KB whose rows have nothing but a cell at the right edge
        let row = "<tr>" + String(repeating: "<td colspan=999>", count: 16) + "<td>1"
        let page =
            "<table><tr><td>" + header.joined(separator: "<td>") + "<tr><td>" + booking("R1").joined(separator: "<td>")
            + String(repeating: row, count: 500) + "</table>"
        // When
        let (_, said, texts) = try unpack(page)
        // Then
        #expect(said.count { $0.contains("archive-refused") && $0.contains("more cells") } == 1)
        #expect(texts.allSatisfy { $0.utf8.count < 5 << 20 })
    }

    @Test func `formulas without results are told of with their number and the first`() throws {
        let (_, said, _) = try unpack(
            TinyWorkbook.text([("A", [header, booking("R1"), ["R2", "=B2", "=C2", "2026-07-04", "2"]])]))
        #expect(said == ["a.xls!A worksheet-formula-unresolved B3 2"])
    }

    @Test func `a sheet that is not there is missing, and a workbook without a cell is empty`() throws {
        let workbook = TinyWorkbook.text([("A", [header, booking("R1")])])
        #expect(try unpack(workbook, ["a.xls!B"]).said == ["a.xls!B source-missing  no-member"])
        #expect(try unpack(TinyWorkbook.text([("A", [])])).said == ["a.xls source-empty  no-records"])
    }

    @Test func `a workbook that breaks off is read as far as it goes, and is not whole`() throws {
        let text = TinyWorkbook.text([("A", [header] + (1...40).map { booking("R\($0)") })])
        let (files, said, texts) = try unpack(String(text.prefix(text.count * 2 / 3)))
        #expect(files == ["a.xls not read", "a.xls!A a.xls/A.csv"])
        #expect(said.count == 1 && said[0].hasPrefix("a.xls source-unreadable  damaged-workbook"))
        #expect(texts[0].split(separator: "\n").count > 10)
    }

    @Test func `workbooks in an archive are read like those in a folder, and so is a compressed one`() throws {
        // Given two workbooks of months, an address book and a note
        let people = TinyWorkbook.package([
            ("People", [["First name", "Last name", "Phone"], ["Ada", "Kant", "030 55"]])
        ])
        let zip = TinyZip.archive(bytes: [
            ("people.xlsx", people), ("2026/a.xlsx", TinyWorkbook.package([("May", [header, booking("R1")])])),
            (
                "b.xls",
                Array(TinyWorkbook.text([("June", [header, booking("R2")]), ("July", [header, booking("R3")])]).utf8)
            ),
            ("note.txt", Array("call Ada".utf8)),
        ])
        // Then
        let all = try unpack("x.zip", zip, ["x.zip"])
        #expect(
            all.files == [
                "x.zip!2026/a.xlsx!May x.zip!2026/a.xlsx/May.csv", "x.zip!b.xls!July x.zip!b.xls/July.csv",
                "x.zip!b.xls!June x.zip!b.xls/June.csv",
            ])
        #expect(
            all.said == [
                "x.zip!2026/a.xlsx!May archive-member-unused  people.xlsx",
                "x.zip!2026/a.xlsx!May archive-member-unused  note.txt",
            ])
        // And a workbook or a sheet alone
        #expect(try unpack("x.zip", zip, ["x.zip!b.xls"]).files.count == 2)
        #expect(
            try unpack("x.zip", zip, ["x.zip!b.xls!June"]).files == ["x.zip!b.xls!June x.zip!b.xls/June.csv"])
        #expect(
            try unpack("x.zip", zip, ["x.zip!b.xls!May"]).said == ["x.zip!b.xls!May source-missing  no-member"])
        // And compressed
        let packed = TinyGzip.stored(bytes: TinyWorkbook.package([("May", [header, booking("R1")])]))
        #expect(try unpack("a.xlsx.gz", packed, ["*"]).files == ["a.xlsx.gz!May a.xlsx/May.csv"])
        #expect(try unpack("a.xlsx.gz", packed, ["a.xlsx.gz!May"]).files == ["a.xlsx.gz!May a.xlsx/May.csv"])
    }

    @Test func `sources that find the same headings share what is spooled`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.xls", TinyWorkbook.text([("A", [header, booking("R1")]), ("B", [header, booking("R2")])]))
        let sources = ["s", "t"].map {
            Configuration.Source(settings: SourceSettings(name: $0, kind: .bookings), files: ["a.xls!A", "a.xls!B"])
        }
        let spool = ArchiveSpool(folder: folder.path("spool"), formats: formats, settings: sources.map(\.settings))
        let found = try spool.unpack(SourceFinder.find(sources, root: folder.path))
        #expect(found.entries.count == 4 && Set(found.paths).count == 2)
        try spool.remove()
    }

    // MARK: Real workbooks

    private struct Truth: Decodable {
        struct Booking: Decodable {
            var pitch: String
            var arrival: String
            var departure: String
            var status: String?
        }
        var file: String
        var sheet: String?
        var first_row: Int
        var bookings: [Booking]
    }

    @Test(.enabled(if: Corpora.has("workbooks-realistic")))
    func `every booking of the realistic workbooks is read as its house means it, and nothing else`() async throws {
        let words: [String: BookingStatus] = [
            "option": .pending, "cancelled": .cancelled, "checked_out": .completed, "confirmed": .confirmed,
        ]
        let truths = try Corpora.files("workbooks-realistic", suffixes: [".truth.json"])
        #expect(!truths.isEmpty)
        for (_, bytes) in truths {
            let truth = try JSONDecoder().decode(Truth.self, from: Data(bytes))
            let root = try #require(Corpora.folder("workbooks-realistic")).path
            let settings = SourceSettings(name: "s", kind: .bookings)
            var configuration = Configuration()
            configuration.sources = [Configuration.Source(settings: settings, files: [truth.file])]
            let folder = try TemporaryFolder()
            let spool = ArchiveSpool(folder: folder.path("spool"), formats: formats, settings: [settings])
            let loader = SourceLoader(
                try spool.unpack(SourceFinder.find(configuration.sources, root: root)), configuration: configuration,
                formats: formats, rules: [], context: RunContext(today: CalendarDate(dayNumber: 20_600), now: 0),
                folder: nil, jobs: 2)
            try await loader.run()
            let bookings = loader.dataset.bookings
            #expect(bookings.count == truth.bookings.count, "\(truth.file)")
            if let sheet = truth.sheet {
                #expect(loader.dataset.files.map(\.path) == ["\(truth.file)!\(sheet)"], "\(truth.file)")
            }
            #expect(bookings.records.first?.line == Int32(truth.first_row), "\(truth.file)")
            for (row, booking) in truth.bookings.enumerated() where row < bookings.count {
                #expect(bookings.arrival[row].date?.description == booking.arrival, "\(truth.file) \(row)")
                #expect(bookings.departure[row].date?.description == booking.departure, "\(truth.file) \(row)")
                // Some systems call the place "Kategorie" or "Unit type".
                let place = bookings.site[row] ?? bookings.category[row]
                #expect(place == booking.pitch, "\(truth.file) \(row)")
                if let status = booking.status {
                    #expect(bookings.status[row] == words[status], "\(truth.file) \(row)")
                }
            }
            try spool.remove()
        }
    }
}

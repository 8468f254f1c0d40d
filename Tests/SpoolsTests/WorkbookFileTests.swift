import InnkeeperArchive
import InnkeeperPacking
import InnkeeperShell
import InnkeeperSpools
import InnkeeperWorkbooks
import Testing
import TestSupport

@Suite struct WorkbookFileTests {
    private func read(_ path: String) throws -> (cells: [String], problems: [WorkbookProblem]) {
        final class Seen {
            var cells: [String] = []
            var problems: [WorkbookProblem] = []
        }
        let seen = Seen()
        try WorkbookFile.read(path) { event in
            if case .cell(let cell) = event { seen.cells.append("\(cell.address) \(cell.value.text ?? "?")") }
            if case .problem(let problem) = event { seen.problems.append(problem) }
        }
        return (seen.cells, seen.problems)
    }

    @Test func `a package on the disk is read part by part`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "b.xlsx",
            bytes: TinyZip.archive([
                ("xl/workbook.xml", "<workbook><sheets><sheet name='S' id='rId1'/></sheets></workbook>"),
                (
                    "xl/worksheets/sheet1.xml",
                    "<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>"
                ),
            ]))
        let seen = try read(path)
        #expect(seen.cells == ["A1 7"])
        #expect(seen.problems == [])
    }

    @Test func `of a long package only what was wanted counts as unpacked, whatever was read ahead`() {
        // Given a sheet of two megabytes
        let rows = (1...60_000).map { "<row><c><v>\($0)</v></c><c><v>1</v></c></row>" }.joined()
        let input = ArchiveInput(
            TinyZip.archive([
                ("xl/workbook.xml", "<workbook><sheets><sheet name='S' id='rId1'/></sheets></workbook>"),
                ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(rows)</sheetData></worksheet>"),
            ]))
        for (rows, expected) in [(3, 65_536...200_000), (Int.max, 2_000_000...4_000_000)] {
            // When
            let counts = (0..<5).map { _ in WorkbookFile.read(input, rows: rows) { _ in } }
            // Then
            #expect(Set(counts).count == 1 && expected.contains(Int(counts[0])), "\(counts)")
        }
    }

    @Test func `a web page on the disk is read whole`() throws {
        let folder = try TemporaryFolder()
        let rows = (1...20_000).map { "<tr><td>\($0)</td></tr>" }.joined(separator: "\n")
        let path = try folder.write("b.xls", "<html><table>\(rows)</table></html>")
        #expect(try read(path).cells.count == 20_000)
    }

    @Test(arguments: ["", "name,arrival", "PK\u{3}\u{4}"])
    func `what is not a workbook is refused`(text: String) throws {
        let folder = try TemporaryFolder()
        let seen = try read(folder.write("b.xlsx", text))
        #expect(seen.cells == [])
        #expect(seen.problems.count == 1)
    }

    @Test func `a file that is not there is a failure of the disk`() throws {
        #expect(throws: Posix.Failure.self) { try read("/nowhere/b.xlsx") }
    }

    @Test func `of each sheet as many rows are read as are of interest, and nothing is wrong with the rest`() {
        let sheets = ["A", "B"].map { name in (name: name, rows: (1...9).map { ["\(name)\($0)", "x"] }) }
        for bytes in [TinyWorkbook.package(sheets), Array(TinyWorkbook.text(sheets).utf8)] {
            var cells: [String] = []
            var problems = 0
            WorkbookFile.read(ArchiveInput(bytes), rows: 2) { event in
                if case .cell(let cell) = event, cell.column == 0 { cells.append(cell.value.text ?? "") }
                if case .problem = event { problems += 1 }
            }
            #expect(cells == ["A1", "A2", "B1", "B2"])
            #expect(problems == 0)
        }
    }

    @Test func `what nobody wants any more is not read, and nothing is wrong with it`() {
        let sheets = ["A", "B"].map { name in (name: name, rows: (1...9).map { ["\(name)\($0)", "x"] }) }
        for bytes in [TinyWorkbook.package(sheets), Array(TinyWorkbook.text(sheets).utf8)] {
            var cells: [String] = []
            var others = 0
            WorkbookFile.read(ArchiveInput(bytes), isWanted: { cells.count < 3 }) { event in
                if case .cell(let cell) = event { cells.append(cell.value.text ?? "") } else { others += 1 }
            }
            // Then it ends with a row, and the sheet is all that was told beside
            #expect(cells == ["A1", "x", "A2", "x"])
            #expect(others == 1)
        }
    }
}

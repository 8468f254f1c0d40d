import InnkeeperWorkbooks
import Testing

struct SheetTextTests {
    private final class Seen {
        var texts: [String] = []
        var facts: [SheetFacts] = []
        var merges: [[MergedCells]] = []
        var open: [Int: [UInt8]] = [:]
    }

    /// Finds what it is asked to find.
    private struct Finder: TableFinder {
        /// Numbers of rows.
        var headings: Set<Int> = []
        var starts = [0]
        /// What the first cell of another table says.
        var other: String?

        func columns(_ rows: [SheetRow]) -> [Int] { starts }

        func headings(_ rows: [SheetRow]) -> [Int] { rows.indices.filter { headings.contains(rows[$0].number) } }

        func isTable(_ rows: [SheetRow], below table: [SheetRow]) -> Bool {
            rows[0].cells.first { !$0.isEmpty } == other
        }
    }

    private func cell(_ address: String, _ text: String) -> WorkbookEvent { cell(address, CellValue.text(text)) }

    private func cell(
        _ address: String, _ value: CellValue, currency: String = "", isFormula: Bool = false,
        isStruckOut: Bool = false,
        fill: Int = 0
    ) -> WorkbookEvent {
        let letters = address.prefix { $0.isLetter }
        var look = CellLook()
        look.currency = currency
        look.isStruckOut = isStruckOut
        look.fill = fill
        return .cell(
            WorkbookCell(
                row: (Int(address.dropFirst(letters.count)) ?? 1) - 1, column: Int(letters.utf8.first ?? 65) - 65,
                value: value, isFormula: isFormula, look: look))
    }

    /// The text of each table. `headings` are the numbers of rows.
    private func write(
        _ events: [WorkbookEvent], headings: Set<Int> = [], starts: [Int] = [0], other: String? = nil,
        merges: [[MergedCells]] = []
    ) -> Seen {
        let seen = Seen()
        let finder = Finder(headings: headings, starts: starts, other: other)
        var text = SheetText(merges: merges, finder: finder) { table, output in
            switch output {
            case .text(let more): seen.open[table, default: []] += more
            case .end(let facts):
                seen.texts.append(String(decoding: seen.open.removeValue(forKey: table) ?? [], as: UTF8.self))
                seen.facts.append(facts)
            }
        }
        for event in events { text.take(event) }
        text.finish()
        seen.merges = text.merges
        return seen
    }

    @Test func `rows say their sheet and number, the headings what these are, and lines keep the numbers of rows`() {
        // Given a title, an empty row, headings in row 3, and a booking below an empty row
        let seen = write(
            [
                .sheet(Worksheet(name: "May")), cell("A1", "Our\nhouse"), cell("A3", "Guest"), cell("C3", "Arrival"),
                cell("A5", "Ada"), cell("C5", .date("2026-05-17")),
            ], headings: [3])
        // Then
        #expect(seen.texts == ["May,1,Our house\n\nsheet,row,Guest,,Arrival\nMay,5,Ada,,2026-05-17\n"])
        #expect(seen.facts.map(\.rowCount) == [3])
    }

    @Test func `each sheet has a text of its own, and headings once more are headings`() {
        let seen = write(
            [
                .sheet(Worksheet(name: "A")), cell("A1", "Guest"), cell("A2", "Ada"), cell("A3", "Guest"),
                .sheet(Worksheet(name: "B", isHidden: true)), cell("A1", "Guest"), cell("A2", "Bo"),
            ], headings: [1])
        #expect(seen.texts == ["sheet,row,Guest\nA,2,Ada\nsheet,row,Guest\n", "sheet,row,Guest\nB,2,Bo\n"])
        #expect(seen.facts.map(\.isHidden) == [false, true])
    }

    @Test func `a currency of the format stands behind the number, and texts stay what they are`() {
        let seen = write([
            .sheet(Worksheet(name: "A")), cell("A1", .number(12.5), currency: "€"), cell("B1", .boolean(true)),
            cell("C1", "a \"b\", c"), cell("D1", "=1+1"), cell("E1", "+49 30 5550100"),
        ])
        #expect(seen.texts == ["A,1,12.5 €,true,\"a \"\"b\"\", c\",'=1+1,'+49 30 5550100\n"])
    }

    @Test func `a formula without a result is empty, counted and named`() {
        let seen = write([
            .sheet(Worksheet(name: "A")), cell("A1", "x"), cell("B1", .unknown, isFormula: true),
            cell("B2", .unknown, isFormula: true),
        ])
        #expect(seen.texts == ["A,1,x\n"])
        #expect(seen.facts.map(\.unresolved) == [2])
        #expect(seen.facts.map(\.firstUnresolved) == ["B1"])
    }

    @Test func `a value that is merged downwards holds for each row of the merge that has anything`() {
        // Given A1:A3 merged, a row 4 outside of it, and B5:C5 merged across
        let merges = [
            MergedCells(rows: 0...2, columns: 0...0), MergedCells(rows: 4...4, columns: 1...2),
        ]
        let events: [WorkbookEvent] = [
            .sheet(Worksheet(name: "A")), cell("A1", "B7"), cell("B1", "Ada"), cell("B3", "Bo"), cell("B4", "Cy"),
            cell("B5", "Di"), .merged(merges[0]), .merged(merges[1]),
        ]
        // When it is read again, once the merges are known
        let first = write(events)
        let second = write(events, merges: first.merges)
        // Then
        #expect(first.merges == [[merges[0]]])
        #expect(second.texts == ["A,1,B7,Ada\nA,3,B7,Bo\nA,4,,Cy\nA,5,,Di\n"])
    }

    @Test func `a merge that begins where another one ended has its own value`() {
        let merges = [[MergedCells(rows: 0...1, columns: 0...0), MergedCells(rows: 2...3, columns: 0...0)]]
        let events: [WorkbookEvent] = [
            .sheet(Worksheet(name: "A")), cell("A1", "B7"), cell("B1", "Ada"), cell("B2", "Bo"), cell("A3", "C8"),
            cell("B4", "Cy"), cell("B5", "Di"),
        ]
        #expect(write(events, merges: merges).texts == ["A,1,B7,Ada\nA,2,B7,Bo\nA,3,C8\nA,4,C8,Cy\nA,5,,Di\n"])
    }

    @Test func `a row says which of its cells are struck out, merged ones too, and a heading does not`() {
        let merge = MergedCells(rows: 1...2, columns: 0...0)
        let seen = write(
            [
                .sheet(Worksheet(name: "A")), cell("A1", .text("Guest"), isStruckOut: true), cell("B1", "Site"),
                cell("A2", .text("Ada"), isStruckOut: true), cell("B2", "1"), cell("B3", "2"),
            ], headings: [1], merges: [[merge]])
        #expect(seen.texts == ["sheet,row,Guest,Site\nA,2 struck out: A,Ada,1\nA,3 struck out: A,Ada,2\n"])
    }

    @Test func `errors stay what they are, counted, and the first is named`() {
        let seen = write([
            .sheet(Worksheet(name: "A")), cell("A1", "x"), cell("B1", .error("#REF!")), cell("A2", .error("#N/A")),
        ])
        #expect(seen.texts == ["A,1,x,#REF!\nA,2,#N/A\n"])
        #expect(seen.facts[0].errors == 2 && seen.facts[0].firstError == "B1")
    }

    @Test func `the first cell whose colour may mean something is named, below the headings`() {
        let rows: [WorkbookEvent] = (2...5).flatMap { row in
            [cell("A\(row)", .text("x"), fill: row == 4 ? 1 : 0), cell("B\(row)", "y")]
        }
        let head: [WorkbookEvent] = [
            .sheet(Worksheet(name: "A")), cell("A1", .text("Guest"), fill: 2), cell("B1", .text("Site"), fill: 2),
        ]
        #expect(write(head + rows, headings: [1]).facts[0].firstColour == "A4")
        // Without headings nothing is known of the rows.
        #expect(write(head + rows).facts[0].firstColour == nil)
    }

    @Test func `tables side by side have texts of their own, whose cells stay where they are`() {
        let seen = write(
            [
                .sheet(Worksheet(name: "A")), cell("A1", "Guest"), cell("C1", "Site"), cell("A2", "Ada"),
                cell("C2", "B7"), cell("C3", .error("#REF!")), cell("D4", .unknown, isFormula: true),
            ], headings: [1], starts: [0, 2])
        #expect(seen.texts == ["sheet,row,Guest\nA,2,Ada\n", "sheet,row,,,Site\nA,2,,,B7\nA,3,,,#REF!\n"])
        #expect(seen.facts.map(\.name) == ["A", "A (C1)"])
        #expect(seen.facts.map(\.rowCount) == [2, 3])
        #expect(seen.facts.map(\.errors) == [0, 1])
        #expect(seen.facts.map(\.firstUnresolved) == [nil, "D4"])
    }

    @Test func `rows below an empty one may be another table`() {
        let seen = write(
            [
                .sheet(Worksheet(name: "A")), cell("A1", "Guest"), cell("A2", "Ada"), cell("A4", "Bo"),
                cell("B6", "Prices"), cell("B7", .error("#N/A")), cell("A9", "Cy"),
                .sheet(Worksheet(name: "B")), cell("A1", "Guest"),
            ], headings: [1, 6], other: "Prices")
        #expect(
            seen.texts == [
                "sheet,row,Guest\nA,2,Ada\nA,4,Bo\n", "\n\n\n\n\nsheet,row,,Prices\nA,7,,#N/A\nA,9,Cy\n",
                "sheet,row,Guest\n",
            ])
        #expect(seen.facts.map(\.name) == ["A", "A (B6)", "B"])
        #expect(seen.facts.map(\.errors) == [0, 1, 0])
        #expect(seen.facts.map(\.rowCount) == [3, 3, 1])
    }

    @Test func `a title in a table of several columns may begin another`() {
        let seen = write(
            [
                .sheet(Worksheet(name: "A")), cell("A1", "Guest"), cell("B1", "Site"), cell("C1", "Nights"),
                cell("A2", "Ada"), cell("A3", "Cabins"), cell("A4", "Guest"), cell("B4", "Cabin"),
            ], headings: [1, 4], other: "Cabins")
        #expect(seen.facts.map(\.name) == ["A", "A (A3)"])
        #expect(seen.facts.map(\.rowCount) == [2, 2])
    }

    @Test func `another table may begin far below the first rows`() {
        let rows = (1...120).map { cell("A\($0)", "x\($0)") }
        let seen = write(
            [.sheet(Worksheet(name: "A"))] + rows + [cell("A122", "Prices")], headings: [1], other: "Prices")
        #expect(seen.facts.map(\.rowCount) == [120, 1])
        #expect(seen.facts.map(\.name) == ["A", "A (A122)"])
    }
}

import InnkeeperWorkbooks
import Testing

struct SheetTextTests {
    private final class Seen {
        var texts: [String] = []
        var facts: [SheetFacts] = []
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

    /// The text of each sheet. `headings` are the numbers of rows.
    private func write(
        _ events: [WorkbookEvent], headings: Set<Int> = [], merges: [[MergedCells]] = []
    ) -> Seen {
        let seen = Seen()
        var bytes: [UInt8] = []
        var text = SheetText(
            merges: merges,
            headings: { rows in rows.indices.filter { headings.contains(rows[$0].number) } },
            output: { output in
                switch output {
                case .sheet: bytes = []
                case .text(let more): bytes += more
                case .end(let facts):
                    seen.texts.append(String(decoding: bytes, as: UTF8.self))
                    seen.facts.append(facts)
                }
            })
        for event in events { text.take(event) }
        text.finish()
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
        let second = write(events, merges: first.facts.map(\.merges))
        // Then
        #expect(first.facts.map(\.merges) == [[merges[0]]])
        #expect(second.texts == ["A,1,B7,Ada\nA,3,B7,Bo\nA,4,,Cy\nA,5,,Di\n"])
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
}

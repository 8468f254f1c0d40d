internal import InnkeeperCore
internal import InnkeeperFormats

/// Facts about a table of a sheet besides its text.
package struct SheetFacts: Equatable, Sendable {
    /// The sheet's name; tables beside or below the first one add where they begin: `May (I2)`.
    package var name: String
    package var isHidden: Bool
    /// Non-empty rows.
    package var rowCount = 0
    /// The number of formulas without a stored result, and the first of them.
    package var unresolved = 0
    package var firstUnresolved: String?
    /// The number of cells with an error instead of a value, and the first of them.
    package var errors = 0
    package var firstError: String?
    /// The first cell whose fill differs in a way that suggests a meaning.
    package var firstColour: String?
    /// The first rows, and which of them were taken as headings.
    package var top: [SheetRow] = []
    package var headings: [Int] = []
}

/// Writes the tables that follow each other in some columns of a sheet.
struct TableText {
    /// The maximum number of blank lines written to keep line numbers equal to row numbers.
    private static let blankLimit = 1 << 12
    private static let blockSize = 1 << 16

    private let sheet: Worksheet
    private let finder: any TableFinder
    private let output: (Int, SheetText.Output) -> Void
    /// About the current table.
    private var number: Int
    private var facts: SheetFacts
    private var top: [SheetRow]? = []
    private var headingCells: [[String]] = []
    private var pattern = FillPattern()
    private var writer = CSVWriter()
    private var line = 1
    private var isNamed: Bool
    /// Rows below an empty one or a title, until it is known whether they are a new table.
    private var block: [SheetRow] = []
    private var lastRow = 0
    private var widest = 0

    init(
        _ sheet: Worksheet, number: Int, isFirst: Bool, finder: any TableFinder,
        output: @escaping (Int, SheetText.Output) -> Void
    ) {
        self.sheet = sheet
        self.number = number
        self.finder = finder
        self.output = output
        isNamed = isFirst
        facts = SheetFacts(name: sheet.name, isHidden: sheet.isHidden)
    }

    /// `count` is the number of tables so far.
    mutating func add(_ row: SheetRow, count: inout Int) {
        facts.note(row)
        if row.isEmpty { return }
        if !isNamed, let column = row.cells.firstIndex(where: { !$0.isEmpty }) {
            facts.name += " (\(CellAddress.text(row: row.number - 1, column: column)))"
            isNamed = true
        }
        let filled = row.cells.count { !$0.isEmpty }
        // A title in a table of several columns separates tables, like an empty row.
        let isApart = lastRow > 0 && row.number > lastRow + 1 || filled == 1 && widest > 2
        lastRow = row.number
        widest = max(widest, filled)
        if isApart {
            endBlock(count: &count)
            block = [row]
        } else if !block.isEmpty {
            block.append(row)
            if block.count == SheetText.topRows { endBlock(count: &count) }
        } else {
            take(row)
        }
    }

    mutating func finish(count: inout Int) {
        endBlock(count: &count)
        endTop()
        flush()
        facts.firstColour = pattern.first.map { CellAddress.text(row: $0.row, column: $0.column) }
        output(number, .end(facts))
    }

    /// The rows continue the same table or begin another.
    private mutating func endBlock(count: inout Int) {
        let rows = block
        block = []
        guard !rows.isEmpty else { return }
        let table = top ?? facts.top
        if !table.isEmpty, finder.isTable(rows, below: table) {
            // Facts about the rows belong to the table that they begin.
            var next = TableText(sheet, number: 0, isFirst: false, finder: finder, output: output)
            for row in rows { facts.forget(row) }
            finish(count: &count)
            count += 1
            next.number = count
            self = next
            for row in rows { add(row, count: &count) }
        } else {
            for row in rows { take(row) }
        }
    }

    private mutating func take(_ row: SheetRow) {
        facts.rowCount += 1
        guard top != nil else { return writeBelow(row) }
        top?.append(row)
        if top?.count == SheetText.topRows { endTop() }
    }

    /// Writes the first rows, once it is known which of them are headings.
    private mutating func endTop() {
        guard let rows = top else { return }
        top = nil
        facts.top = rows
        facts.headings = finder.headings(rows)
        let found = Set(facts.headings)
        let last = found.max() ?? -1
        headingCells = found.map { rows[$0].cells }
        for (index, row) in rows.enumerated() {
            if index > last {
                writeBelow(row)
                continue
            }
            while line < row.number, row.number - line < TableText.blankLimit {
                writer.row([])
                line += 1
            }
            var row = row
            row.cells = row.cells.map {
                $0.contains(where: \.isNewline) ? String($0.map { $0.isNewline ? " " : $0 }) : $0
            }
            write(row, isHeading: found.contains(index))
            line += 1
        }
    }

    /// Writes a row below the headings, or anywhere in a table without headings.
    private mutating func writeBelow(_ row: SheetRow) {
        let isHeading = headingCells.contains(row.cells)
        if let headings = headingCells.first, !isHeading {
            let usual = headings.count { !$0.isEmpty }
            pattern.add(row: row.number - 1, fills: row.fills, cells: row.cells, usual: usual)
        }
        write(row, isHeading: isHeading)
    }

    private mutating func write(_ row: SheetRow, isHeading: Bool) {
        let label = SheetRowLabel(row: row.number, struckOut: row.struckOut.sorted())
        writer.row((isHeading ? ["sheet", "row"] : [sheet.name, label.text]) + row.cells)
        if writer.byteCount >= TableText.blockSize { flush() }
    }

    private mutating func flush() {
        if writer.byteCount > 0 { output(number, .text(writer.take())) }
    }
}

extension SheetFacts {
    /// Counts formulas and errors of a row.
    fileprivate mutating func note(_ row: SheetRow) {
        func address(_ column: Int) -> String { CellAddress.text(row: row.number - 1, column: column) }
        if let first = row.unresolved.first {
            unresolved += row.unresolved.count
            if firstUnresolved == nil { firstUnresolved = address(first) }
        }
        if let first = row.errors.first {
            errors += row.errors.count
            if firstError == nil { firstError = address(first) }
        }
    }

    /// Undoes `note` for a row.
    fileprivate mutating func forget(_ row: SheetRow) {
        unresolved -= row.unresolved.count
        errors -= row.errors.count
        if unresolved == 0 { firstUnresolved = nil }
        if errors == 0 { firstError = nil }
    }
}

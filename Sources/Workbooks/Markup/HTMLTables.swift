import InnkeeperCore
internal import InnkeeperFormatXML

/// Tables of a web page as sheets, which is what some booking systems call an Excel export.
///
/// Values are texts as shown on the page. A spanning cell's text is in the first of the cells it covers. A table inside
/// a cell becomes that cell's text.
final class HTMLTables: ElementListener {
    private enum Element: Int {
        case table, row, cell, headerCell, lineBreak, script, style, block, division
    }

    private let output: WorkbookOutput
    private var count: Int
    private var depth = 0
    private var row = -1
    private var column = 0
    private var isInCell = false
    private var passed = 0
    private var text: [UInt8] = []
    private var covered = CoveredColumns()
    private lazy var stream = ElementStream(
        html: true,
        elements: ["table", "tr", "td", "th", "br", "script", "style", "p", "div"].map { ElementName($0) },
        attributes: ["rowspan", "colspan"].map { ElementName($0) }, limits: HTMLTables.limits, listener: self)

    private static var limits: ElementStream.Limits {
        var limits = ElementStream.Limits()
        // Pages leave elements open.
        limits.depth = 4096
        return limits
    }

    private init(_ output: WorkbookOutput, after count: Int) {
        self.output = output
        self.count = count
    }

    /// Reads pages of UTF-8, whose tables are numbered as those of one.
    static func read(_ pages: [[UInt8]], _ output: WorkbookOutput) {
        var count = 0
        for page in pages where !output.isFull {
            let tables = HTMLTables(output, after: count)
            tables.read(HTMLReferences.completed(page))
            count = tables.count
        }
        if count == 0 { output.tell(.refused, "it is a web page without a table") }
    }

    private func read(_ page: [UInt8]) {
        if stream.push(page) { stream.finish() }
        endCell()
        if let fault = stream.fault, !output.isFull {
            output.tell(
                stream.isOverLimit ? .limit : .damaged, "it can't be read on, line \(fault.line): \(fault.message)")
        }
    }

    func begin(_ name: Int, _ stream: ElementStream) {
        guard let element = Element(rawValue: name) else { return }
        switch element {
        case .table:
            depth += 1
            guard depth == 1 else { return }
            count += 1
            (row, column) = (-1, 0)
            covered.beginTable()
            output.begin(Worksheet(name: "Table\(count)"))
        case .row: if depth == 1 { beginRow() } else { blank() }
        case .cell, .headerCell: if depth == 1 { beginCell(stream) } else { blank() }
        case .lineBreak:
            takeText()
            if isInCell { text.append(0x0A) }
        case .script, .style:
            takeText()
            passed += 1
            stream.collects = false
        case .block, .division:
            takeText()
            if isInCell, !text.isEmpty, text.last != 0x0A { text.append(0x0A) }
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        guard let element = Element(rawValue: name) else { return }
        switch element {
        case .table:
            if depth == 1 { endCell() }
            depth = max(0, depth - 1)
        case .row: if depth == 1 { endCell() }
        case .cell, .headerCell: if depth == 1 { endCell() }
        case .script, .style:
            passed = max(0, passed - 1)
            stream.text.removeAll()
            stream.collects = isInCell && passed == 0
        case .lineBreak, .block, .division: break
        }
        if output.isFull { stream.stop("the limit is reached", isOverLimit: true) }
    }

    private func blank() {
        takeText()
        if isInCell, !text.isEmpty { text.append(0x20) }
    }

    private func beginRow() {
        endCell()
        row += 1
        column = 0
    }

    private func beginCell(_ stream: ElementStream) {
        endCell()
        if row < 0 { row = 0 }
        column = covered.firstFree(from: column, in: row)
        isInCell = true
        stream.collects = passed == 0
        // HTML, 4.9.11: at most 1000 columns and 65,534 rows.
        let columns = min(max(stream.number(1) ?? 1, 1), 1000)
        let rows = min(max(stream.number(0) ?? 1, 1), 65_534)
        span = columns
        if rows > 1 { covered.cover(column..<column + columns, before: row + rows) }
        if rows > 1 || columns > 1 {
            output.merge(MergedCells(rows: row...(row + rows - 1), columns: column...(column + columns - 1)))
        }
    }

    /// The column span of the open cell.
    private var span = 1

    private func endCell() {
        guard isInCell else { return }
        takeText()
        isInCell = false
        stream.collects = false
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { HTMLTables.collapsed($0) }
        let value = lines.joined(separator: "\n").trimmed
        text = []
        defer { column += span }
        guard row < CellAddress.rowLimit, column < CellAddress.columnLimit else {
            return output.tellOnce(.damaged, "cells are beyond the limits of a sheet, and are skipped")
        }
        if !value.isEmpty { output.add(WorkbookCell(row: row, column: column, value: .text(value))) }
    }

    /// Line ends in the page's source count as blanks; visible ones are already in `text`.
    private func takeText() {
        if isInCell, passed == 0 {
            text += stream.text.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
        }
        stream.text.removeAll(keepingCapacity: true)
    }

    /// Collapses runs of blanks and no-break spaces to a single blank.
    private static func collapsed(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
    }
}

private extension String {
    /// Without line ends and blanks around it.
    var trimmed: String {
        var text = self[...]
        while let first = text.first, first == "\n" || first == " " { text.removeFirst() }
        while let last = text.last, last == "\n" || last == " " { text.removeLast() }
        return String(text)
    }
}

internal import InnkeeperCore
internal import InnkeeperFormats

/// Cells as JSON Lines, one per cell: what a workbook contains.
///
/// Before: a cell of a sheet
/// After: `{"sheet":"Bookings","cell":"B12","type":"date","value":"2026-05-17","formula":false}`
package struct CellLines {
    private var bytes = ByteAppender(capacity: 1 << 17)
    private let hidesText: Bool
    private var pieces = CellPieces(sheet: [])
    /// The number of the last row, in decimal digits, of which the first is the lowest byte.
    private var digits = (row: -1, letters: UInt64(0), count: 0)

    /// `hidesText` omits the values of texts.
    package init(hidesText: Bool) { self.hidesText = hidesText }

    /// Returns the lines added since the last call.
    package mutating func take() -> [UInt8] { bytes.take() }

    /// Returns the number of bytes to be taken.
    package mutating func add(_ event: WorkbookEvent) -> Int {
        switch event {
        case .sheet(let worksheet): pieces = CellPieces(sheet: CellLines.quoted(worksheet.name))
        case .cell(let cell): add(cell)
        case .merged, .problem: break
        }
        return bytes.count
    }

    private mutating func add(_ cell: WorkbookCell) {
        if pieces.isEmpty { pieces = CellPieces(sheet: CellLines.quoted("")) }
        switch cell.value {
        case .text(let text):
            if hidesText { addLine(cell, "text", value: nil) } else { add(cell, pieces.text, text) }
        case .number(let number): add(cell, pieces.number, NumberText.shortest(number))
        case .date(let text): add(cell, pieces.date, text)
        default: addLine(cell, cell.value.typeName, value: cell.value.text.map(CellLines.quoted) ?? Array("null".utf8))
        }
    }

    /// Adds a line whose value needs nothing but quotes, which nearly all are.
    private mutating func add(_ cell: WorkbookCell, _ type: Range<Int>, _ value: String) {
        let utf8 = value.utf8.span
        guard CellLines.isPlain(utf8) else {
            return addLine(cell, cell.value.typeName, value: CellLines.quoted(value))
        }
        let column = pieces.column(cell.column)
        let end = cell.isFormula ? pieces.formula : pieces.noFormula
        let row = rowDigits(cell.row + 1)
        // A span of a property would keep the others from being changed.
        let pool = pieces.pool
        bytes.append(pool.span, column)
        bytes.append(row.letters, length: row.count)
        bytes.append(pool.span, type)
        bytes.append(utf8, 0..<utf8.count)
        bytes.append(pool.span, end)
    }

    /// Adds any line.
    private mutating func addLine(_ cell: WorkbookCell, _ type: String?, value: [UInt8]?) {
        let column = pieces.column(cell.column)
        var line = Array(pieces.pool[column])
        line += Array("\(cell.row + 1)\",\"type\":\(type.map { "\"\($0)\"" } ?? "null")".utf8)
        if let value { line += Array(",\"value\":".utf8) + value }
        line += Array(",\"formula\":\(cell.isFormula)}\n".utf8)
        bytes.append(line.span, line.indices)
    }

    private mutating func rowDigits(_ row: Int) -> (letters: UInt64, count: Int) {
        if digits.row != row {
            let text = String(row).utf8
            digits = (row, text.reversed().reduce(0) { $0 << 8 | UInt64($1) }, text.count)
        }
        return (digits.letters, digits.count)
    }

    /// Whether JSON has the text as it is, which nearly every text is.
    private static func isPlain(_ text: Span<UInt8>) -> Bool {
        var position = 0
        while position < text.count {
            let end = min(position + 8, text.count)
            var word = ByteWords.short(text, position, end)
            // Blanks behind the end.
            if end - position < 8 { word |= ByteWords.filled(0x20) << UInt64(8 * (end - position)) }
            let marks =
                ByteWords.places(of: 0x22, in: word) | ByteWords.places(of: 0x5C, in: word)
                | ByteWords.places(of: 0x7F, in: word) | ByteWords.places(of: 0xC2, in: word)
                | ByteWords.places(below: 0x20, in: word)
            if marks != 0 { return false }
            position = end
        }
        return true
    }

    private static func quoted(_ text: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(text)
        return withoutControls(writer.bytes)
    }

    /// Terminals also interpret the control characters U+0080 to U+009F; JSON can escape them.
    private static func withoutControls(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 {
                result += Array("\\u00".utf8) + Array(String(bytes[index + 1], radix: 16).utf8)
                index += 2
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}

/// What the lines of a sheet have in common, in one buffer.
private struct CellPieces {
    private(set) var pool: [UInt8] = []
    private let start: Range<Int>
    /// Where the beginning of a line with a cell of each column is: `{"sheet":"Bookings","cell":"B`
    private var columns: [Range<Int>] = []
    let text: Range<Int>
    let number: Range<Int>
    let date: Range<Int>
    let formula: Range<Int>
    let noFormula: Range<Int>

    var isEmpty: Bool { start.isEmpty }

    /// `sheet` is its name in quotes; without one there are no pieces.
    init(sheet: [UInt8]) {
        var pool: [UInt8] = []
        func piece(_ text: String) -> Range<Int> {
            let first = pool.count
            pool += Array(text.utf8)
            return first..<pool.count
        }
        start = sheet.isEmpty ? 0..<0 : piece("{\"sheet\":" + String(decoding: sheet, as: UTF8.self) + ",\"cell\":\"")
        text = piece("\",\"type\":\"text\",\"value\":\"")
        number = piece("\",\"type\":\"number\",\"value\":\"")
        date = piece("\",\"type\":\"date\",\"value\":\"")
        formula = piece("\",\"formula\":true}\n")
        noFormula = piece("\",\"formula\":false}\n")
        self.pool = pool
    }

    mutating func column(_ column: Int) -> Range<Int> {
        while columns.count <= column {
            let piece = Array(pool[start]) + Array(CellAddress.columnName(columns.count).utf8)
            pool += piece
            columns.append(pool.count - piece.count..<pool.count)
        }
        return columns[column]
    }
}

extension CellValue {
    /// nil for an unknown value.
    package var typeName: String? {
        switch self {
        case .text: "text"
        case .number: "number"
        case .boolean: "boolean"
        case .error: "error"
        case .date: "date"
        case .datetime: "datetime"
        case .time: "time"
        case .duration: "duration"
        case .unknown: nil
        }
    }

    /// The value as text: numbers in their shortest form, dates as ISO 8601; nil for an unknown value.
    package var text: String? {
        switch self {
        case .text(let text), .error(let text), .date(let text), .datetime(let text), .time(let text),
            .duration(let text):
            text
        case .number(let number): NumberText.shortest(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .unknown: nil
        }
    }
}

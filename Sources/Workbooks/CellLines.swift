internal import InnkeeperCore
internal import InnkeeperFormats

/// Cells as JSON Lines, one per cell: what a workbook contains.
///
/// Before: a cell of a sheet
/// After: `{"sheet":"Bookings","cell":"B12","type":"date","value":"2026-05-17","formula":false}`
package struct CellLines {
    private var bytes: [UInt8] = []
    private let hidesText: Bool
    /// How the lines of a sheet begin: `{"sheet":"Bookings","cell":"`
    private var start: [UInt8] = []
    /// The letters of columns.
    private var columns: [[UInt8]] = []
    /// The row of the last cell, from 0, and its number as text.
    private var row: (index: Int, text: [UInt8]) = (-1, [])

    /// `hidesText` omits the values of texts.
    package init(hidesText: Bool) { self.hidesText = hidesText }

    package var byteCount: Int { bytes.count }

    /// Returns the lines added since the last call.
    package mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    package mutating func add(_ event: WorkbookEvent) {
        switch event {
        case .sheet(let worksheet): begin(worksheet.name)
        case .cell(let cell): add(cell)
        case .merged, .problem: break
        }
    }

    private mutating func begin(_ sheet: String) {
        let before = bytes
        bytes = Array("{\"sheet\":".utf8)
        append(quoted: sheet)
        append(",\"cell\":\"")
        start = bytes
        bytes = before
    }

    private mutating func add(_ cell: WorkbookCell) {
        if start.isEmpty { begin("") }
        bytes += start
        while columns.count <= cell.column { columns.append(Array(CellAddress.columnName(columns.count).utf8)) }
        bytes += columns[cell.column]
        if row.index != cell.row { row = (cell.row, Array(String(cell.row + 1).utf8)) }
        bytes += row.text
        let type = cell.value.typeName
        if let type {
            append("\",\"type\":\"")
            append(type)
            bytes.append(0x22)
        } else {
            append("\",\"type\":null")
        }
        if !(hidesText && type == "text") {
            append(",\"value\":")
            if let text = cell.value.text { append(quoted: text) } else { append("null") }
        }
        append(cell.isFormula ? ",\"formula\":true}\n" : ",\"formula\":false}\n")
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Nearly every text is written unchanged.
    private mutating func append(quoted text: String) {
        bytes.append(0x22)
        let first = bytes.count
        bytes.append(contentsOf: text.utf8)
        if bytes[first...].contains(where: CellLines.mayBeEscaped) {
            bytes.removeSubrange((first - 1)...)
            var writer = JSONWriter()
            writer.value(text)
            bytes += CellLines.withoutControls(writer.bytes)
        } else {
            bytes.append(0x22)
        }
    }

    private static func mayBeEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
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

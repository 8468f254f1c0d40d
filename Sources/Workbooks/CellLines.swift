internal import Formats

/// Cells as JSON Lines, one a cell: what is seen in a workbook.
///
/// Before: a cell of a sheet
/// After: `{"sheet":"Bookings","cell":"B12","type":"date","value":"2026-05-17","formula":false}`
package struct CellLines {
    private var writer = JSONWriter()
    private var sheet = ""
    private let hidesText: Bool

    /// `hidesText` leaves the values of texts out.
    package init(hidesText: Bool) { self.hidesText = hidesText }

    package var byteCount: Int { writer.bytes.count }

    /// The lines that were added since the last time.
    package mutating func take() -> [UInt8] {
        defer { writer = JSONWriter() }
        return CellLines.withoutControls(writer.bytes)
    }

    /// Terminals obey the control characters U+0080 to U+009F too; JSON has an escape for each.
    private static func withoutControls(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
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

    package mutating func add(_ event: WorkbookEvent) {
        switch event {
        case .sheet(let worksheet): sheet = worksheet.name
        case .cell(let cell): add(cell)
        case .merged, .problem: break
        }
    }

    private mutating func add(_ cell: WorkbookCell) {
        let hidesValue = hidesText && cell.value.typeName == "text"
        writer.object { writer in
            writer.key("sheet")
            writer.value(sheet)
            writer.key("cell")
            writer.value(cell.address)
            writer.key("type")
            if let type = cell.value.typeName { writer.value(type) } else { writer.null() }
            if !hidesValue {
                writer.key("value")
                if let text = cell.value.text { writer.value(text) } else { writer.null() }
            }
            writer.key("formula")
            writer.value(cell.isFormula)
        }
        writer.newline()
    }
}

extension CellValue {
    /// nil for what is not known.
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

    /// The value as text: numbers in their shortest form, dates as ISO 8601; nil for what is not known.
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

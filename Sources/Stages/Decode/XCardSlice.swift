import Core

/// One `vcard` element of a slice, or what stands where none could be read.
struct XCardRecord: Sendable {
    var start: Int
    var end: Int
    var fate: RecordSpan.Fate
    /// Why it is no row.
    var code = ""
    var detail = ""
    /// Where libxml2 met the fault; the record's own place when nil.
    var fault: (line: Int, column: Int)?
}

/// The fields of a slice's rows: where their values start in the slice's bytes, and the values.
struct XCardCells: Sendable {
    private struct Cell: Sendable {
        var field: ContactField
        var start: Int
        var valueEnd: Int
    }

    private var cells: [Cell] = []
    private var text: [UInt8] = []
    /// Where each row's cells end.
    private var rowEnds: [Int] = []

    /// Adds a cell of the next row; `body` appends its value.
    mutating func append(_ field: ContactField, start: Int, value body: (inout [UInt8]) -> Void) {
        body(&text)
        cells.append(Cell(field: field, start: start, valueEnd: text.count))
    }

    mutating func endRow() { rowEnds.append(cells.count) }

    func cell(row: Int, field: String) -> (start: Int, value: String)? {
        guard row < rowEnds.count else { return nil }
        for index in (row == 0 ? 0 : rowEnds[row - 1])..<rowEnds[row] where cells[index].field.rawValue == field {
            let valueStart = index == 0 ? 0 : cells[index - 1].valueEnd
            let value = String(decoding: text[valueStart..<cells[index].valueEnd], as: UTF8.self)
            return (cells[index].start, value)
        }
        return nil
    }
}

/// Some whole `vcard` elements. XML is parsed where it arrives, so that only the places are left to find.
struct XCardSlice: SourceSlice {
    var bytes: [UInt8]
    var offset: Int64
    /// Of the first byte.
    var position: TextPosition
    var contacts: Contacts
    var records: [XCardRecord]
    var cells: XCardCells
    var file: Int

    func decode() -> DecodedSlice {
        var contacts = contacts
        var findings = Findings()
        var starts: [(position: TextPosition, offset: Int)] = []
        var position = position
        var walked = 0
        for record in records {
            position.advance(over: bytes, walked..<record.start)
            walked = record.start
            if case .row(let row) = record.fate {
                contacts.records[Int(row)].line = Int32(clamping: position.line)
                starts.append((position, record.start))
            } else {
                findings.add(
                    code: record.code, file: file, line: record.fault?.line ?? position.line,
                    column: record.fault?.column ?? position.column, detail: record.detail,
                    recordDigest: Hash64.digest(bytes[record.start..<record.end]))
            }
        }
        return DecodedSlice(
            batch: .contacts(contacts), bytes: bytes, offset: offset,
            records: records.map { RecordSpan(start: $0.start, end: $0.end, fate: $0.fate) }, findings: findings,
            locator: XCardLocator(bytes: bytes, starts: starts, cells: cells))
    }
}

/// Finds the line and column of a value by walking from its record's start.
private struct XCardLocator: CellLocator {
    let bytes: [UInt8]
    /// One a row.
    let starts: [(position: TextPosition, offset: Int)]
    let cells: XCardCells

    func locate(row: Int, field: String) -> CellLocation? {
        guard let cell = cells.cell(row: row, field: field) else { return nil }
        var position = starts[row].position
        position.advance(over: bytes, starts[row].offset..<cell.start)
        return CellLocation(line: position.line, column: position.column, value: cell.value)
    }

    func naturalKey(row: Int) -> String { "" }
}

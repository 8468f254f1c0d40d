internal import InnkeeperFormats

/// The cells of one sheet of a binary workbook.
struct BinarySheet {
    private let globals: BinaryGlobals
    private let output: WorkbookOutput
    /// A formula whose text result comes in a separate record.
    private var waiting: WorkbookCell?
    /// Charts in the sheet have their own records, between a begin and an end.
    private var depth = 1

    init(_ globals: BinaryGlobals, _ output: WorkbookOutput) {
        self.globals = globals
        self.output = output
    }

    /// Begins after the record that begins the sheet.
    mutating func read(_ records: inout BinaryRecords) {
        while depth > 0, !output.isFull, !output.isSheetFull {
            guard records.next() else {
                output.tell(.damaged, "a sheet is cut off")
                break
            }
            switch records.kind {
            case 0x0809: depth += 1
            case 0x0A: depth -= 1
            default: if depth == 1 { take(&records) }
            }
        }
        settle()
    }

    private mutating func take(_ records: inout BinaryRecords) {
        switch records.kind {
        case 0x0203: number(records, records.double(6))
        case 0x027E: number(records, records.rk(6))
        case 0xBD:
            let count = max(0, (records.body.count - 6) / 6)
            for index in 0..<count {
                number(records.word(0), records.word(2) + index, records.word(4 + 6 * index), records.rk(6 + 6 * index))
            }
        case 0xFD:
            let index = Int(records.long(6))
            if globals.texts.indices.contains(index) {
                add(records, .text(globals.texts[index]))
            } else {
                output.tellOnce(.damaged, "cells refer to shared texts that the file does not have, and are skipped")
            }
        case 0x0204, 0xD6:
            let cell = records
            add(cell, .text(text(&records, from: 6)))
        case 0x0205:
            let value = records.byte(6)
            add(records, records.byte(7) == 0 ? .boolean(value != 0) : .error(BinarySheet.error(value)))
        case 0x06, 0x0206, 0x0406: formula(records)
        case 0x0207:
            guard var cell = waiting else { return }
            waiting = nil
            cell.value = .text(text(&records, from: 0))
            tell(cell)
        case 0xE5:
            for index in 0..<min(records.word(0), (records.body.count - 2) / 8) {
                let (top, bottom) = (records.word(2 + 8 * index), records.word(4 + 8 * index))
                let (left, right) = (records.word(6 + 8 * index), records.word(8 + 8 * index))
                guard top <= bottom, left <= right else { continue }
                output.merge(MergedCells(rows: top...bottom, columns: left...right))
            }
        default: break
        }
    }

    /// The text in the current record and the ones that continue it, which are consumed.
    private func text(_ records: inout BinaryRecords, from offset: Int) -> String {
        var parts = records.takeContinued()
        parts[0] = (parts[0].lowerBound + min(offset, parts[0].count))..<parts[0].upperBound
        var text = BinaryText(records.bytes, parts)
        let value = globals.isUnicode ? text.unicode(lengthBytes: 2) : text.encoded(lengthBytes: 2, page: globals.page)
        if text.isBroken { output.tellOnce(.damaged, "the text of a cell is cut off") }
        if let doubt = globals.doubt(about: value) { output.tellOnce(.damaged, doubt) }
        return value
    }

    private mutating func formula(_ records: BinaryRecords) {
        settle()
        var cell = WorkbookCell(
            row: records.word(0), column: records.word(2), value: .unknown, isFormula: true,
            look: globals.style(records.word(4)).look)
        guard records.word(12) == 0xFFFF else {
            let style = globals.style(records.word(4))
            cell.value = SerialDate.value(records.double(6), as: style.meaning, is1904: globals.is1904)
            return tell(cell)
        }
        switch records.byte(6) {
        case 0: return waiting = cell
        case 1: cell.value = .boolean(records.byte(8) != 0)
        case 2: cell.value = .error(BinarySheet.error(records.byte(8)))
        default: cell.value = .text("")
        }
        tell(cell)
    }

    /// Reports a formula whose text never came.
    private mutating func settle() {
        if let cell = waiting { tell(cell) }
        waiting = nil
    }

    private func number(_ records: BinaryRecords, _ value: Double) {
        number(records.word(0), records.word(2), records.word(4), value)
    }

    private func number(_ row: Int, _ column: Int, _ style: Int, _ value: Double) {
        let style = globals.style(style)
        let value = SerialDate.value(value, as: style.meaning, is1904: globals.is1904)
        tell(WorkbookCell(row: row, column: column, value: value, look: style.look))
    }

    private func add(_ records: BinaryRecords, _ value: CellValue) {
        tell(
            WorkbookCell(
                row: records.word(0), column: records.word(2), value: value,
                look: globals.style(records.word(4)).look))
    }

    /// Such sheets have 256 columns (2.5.61).
    private func tell(_ cell: WorkbookCell) {
        guard cell.column < 256 else {
            return output.tellOnce(.damaged, "cells have impossible addresses, and are skipped")
        }
        output.add(cell)
    }

    /// 2.5.10
    private static func error(_ code: Int) -> String {
        switch code {
        case 0x00: "#NULL!"
        case 0x07: "#DIV/0!"
        case 0x0F: "#VALUE!"
        case 0x17: "#REF!"
        case 0x1D: "#NAME?"
        case 0x24: "#NUM!"
        case 0x2B: "#GETTING_DATA"
        default: "#N/A"
        }
    }
}

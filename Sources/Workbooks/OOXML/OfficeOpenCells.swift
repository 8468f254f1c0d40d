internal import InnkeeperCore

/// A cell of a worksheet being read (ECMA-376-1, 18.3.1.4).
struct OfficeOpenCell {
    /// A cell's declared type (18.18.11).
    enum ValueType: String {
        case number = "n"
        case shared = "s"
        case text = "str"
        case inline = "inlineStr"
        case boolean = "b"
        case error = "e"
        case date = "d"

        /// The same from bytes.
        init?(written bytes: ArraySlice<UInt8>) {
            switch (bytes.count, bytes.first) {
            case (1, 0x6E): self = .number
            case (1, 0x73): self = .shared
            case (9, 0x69) where bytes.elementsEqual(ValueType.inline.rawValue.utf8): self = .inline
            default: self.init(rawValue: String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    fileprivate(set) var row = 0
    fileprivate(set) var column = 0
    var style = 0
    var type = ValueType.number
    var isFormula = false
    var hasInline = false
    var value: [UInt8] = []
    var inline: [UInt8] = []
    /// Its address is invalid.
    fileprivate var isLost = false

    mutating func clear() {
        (style, type, isFormula, hasInline, isLost) = (0, .number, false, false, false)
        value.removeAll(keepingCapacity: true)
        inline.removeAll(keepingCapacity: true)
    }
}

/// Takes the cells of a worksheet as written, and reports their positions and values.
final class OfficeOpenCells {
    private let styles: OfficeOpenStyles
    private let texts: SharedTexts
    private let is1904: Bool
    private let output: WorkbookOutput
    /// The default position of the next row and cell.
    private var row = -1
    private var column = 0
    /// Dates seen before, by their numbers: a sheet has many cells with few dates.
    private var days: [Int: CellValue] = [:]
    private static let dayLimit = 1 << 14

    init(styles: OfficeOpenStyles, texts: SharedTexts, is1904: Bool, output: WorkbookOutput) {
        self.styles = styles
        self.texts = texts
        self.is1904 = is1904
        self.output = output
    }

    /// Nothing more is needed.
    var isFull: Bool { output.isFull || output.isSheetFull }

    /// `number` is the row's number, from 1, if it is written.
    func beginRow(_ number: Int?) {
        row =
            number.map { min(max($0, 1), CellAddress.rowLimit + 1) - 1 } ?? min(row + 1, CellAddress.rowLimit)
        column = 0
    }

    /// Sets the cell's position: its address, at a range of `bytes`, or after the previous cell.
    func place(_ cell: inout OfficeOpenCell, at address: Range<Int>?, in bytes: [UInt8]) {
        if let address {
            if let place = place(address, bytes) ?? CellAddress.parse(bytes[address]) {
                (cell.row, cell.column) = place
                row = place.row
            } else {
                cell.isLost = true
                output.tellOnce(.damaged, "cells have impossible addresses, and are skipped")
            }
        } else {
            (cell.row, cell.column) = (max(0, row), column)
            cell.isLost = row >= CellAddress.rowLimit || column >= CellAddress.columnLimit
        }
        column = cell.column + 1
    }

    /// Parses an address in its usual form, with at most two letters: `B12`.
    private func place(_ address: Range<Int>, _ bytes: [UInt8]) -> (row: Int, column: Int)? {
        guard 2...8 ~= address.count, 0x41...0x5A ~= bytes[address.lowerBound] else { return nil }
        var column = Int(bytes[address.lowerBound] - 0x40)
        var position = address.lowerBound + 1
        if 0x41...0x5A ~= bytes[position] {
            column = column * 26 + Int(bytes[position] - 0x40)
            position += 1
        }
        var row = 0
        while position < address.upperBound {
            guard 0x30...0x39 ~= bytes[position] else { return nil }
            row = row * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return 1...CellAddress.rowLimit ~= row ? (row - 1, column - 1) : nil
    }

    func merge(_ cells: MergedCells) { output.merge(cells) }

    func add(_ cell: borrowing OfficeOpenCell) {
        let style = styles[cell.style]
        guard !cell.isLost, let value = value(cell, style) else { return }
        output.add(
            WorkbookCell(
                row: cell.row, column: cell.column, value: value, isFormula: cell.isFormula, look: style.look))
    }

    /// nil for an empty cell.
    private func value(_ cell: borrowing OfficeOpenCell, _ style: OfficeOpenStyles.Style) -> CellValue? {
        if cell.hasInline, !cell.inline.isEmpty || cell.value.isEmpty {
            return .text(String(decoding: EscapedText.unescaped(cell.inline), as: UTF8.self))
        }
        if cell.value.isEmpty {
            return cell.isFormula ? (cell.type == .text ? .text("") : .unknown) : nil
        }
        switch cell.type {
        case .shared:
            if let text = texts[cell.value] { return .text(text) }
            output.tellOnce(.damaged, "cells refer to shared texts that the file does not have, and are skipped")
            return nil
        case .text, .inline: return .text(String(decoding: EscapedText.unescaped(cell.value), as: UTF8.self))
        case .boolean: return .boolean(cell.value != [0x30] && cell.value != Array("false".utf8))
        case .error: return .error(String(decoding: cell.value, as: UTF8.self))
        case .date:
            let text = String(decoding: cell.value, as: UTF8.self)
            return ISODate.value(text) ?? ISODate.elapsed(text) ?? .text(text)
        case .number:
            guard let number = NumberText.parse(cell.value) else {
                output.tellOnce(.damaged, "cells hold numbers that are none, and are taken for text")
                return .text(String(decoding: cell.value, as: UTF8.self))
            }
            return style.meaning == .date ? date(number) : SerialDate.value(number, as: style.meaning, is1904: is1904)
        }
    }

    private func date(_ number: Double) -> CellValue {
        guard let day = Int(exactly: number) else { return SerialDate.value(number, as: .date, is1904: is1904) }
        if let known = days[day] { return known }
        let value = SerialDate.value(number, as: .date, is1904: is1904)
        if days.count < OfficeOpenCells.dayLimit { days[day] = value }
        return value
    }
}

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

        /// The same from a range of bytes.
        init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
            switch range.count {
            case 1:
                switch bytes[range.lowerBound] {
                case 0x6E: self = .number
                case 0x73: self = .shared
                case 0x62: self = .boolean
                case 0x65: self = .error
                case 0x64: self = .date
                default: return nil
                }
            case 3 where ValueType.textWord.isIn(bytes, at: range.lowerBound): self = .text
            case 9 where ValueType.inlineWord.isIn(bytes, at: range.lowerBound) && bytes[range.upperBound - 1] == 0x72:
                self = .inline
            default: return nil
            }
        }

        /// `str`
        private static let textWord = MarkupWord(letters: 0x727473, count: 3)
        /// `inlineStr` without its last letter.
        private static let inlineWord = MarkupWord(letters: 0x7453656E696C6E69, count: 8)
    }

    fileprivate(set) var row = 0
    fileprivate(set) var column = 0
    var style = 0
    var type = ValueType.number
    var isFormula = false
    var hasInline = false
    /// Its address is invalid.
    fileprivate var isLost = false

    mutating func clear() {
        (style, type, isFormula, hasInline, isLost) = (0, .number, false, false, false)
    }
}

/// Takes the cells of a worksheet as written, and reports their positions and values.
final class OfficeOpenCells {
    private let styles: OfficeOpenStyles
    private let texts: TextList
    private let is1904: Bool
    private let output: WorkbookOutput
    /// The default position of the next row and cell.
    private var row = -1
    private var column = 0
    /// Dates seen before, up to the year 2099 or so: a sheet has many cells with few dates.
    private var days: [String] = []
    private static let dayLimit = 73_050

    init(styles: OfficeOpenStyles, texts: TextList, is1904: Bool, output: WorkbookOutput) {
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
    func place(_ cell: inout OfficeOpenCell, at address: Range<Int>?, in bytes: Span<UInt8>) {
        if let address {
            if let place = place(address, bytes) ?? unusualPlace(address, bytes) {
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
    private func place(_ address: Range<Int>, _ bytes: Span<UInt8>) -> (row: Int, column: Int)? {
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

    private func unusualPlace(_ address: Range<Int>, _ bytes: Span<UInt8>) -> (row: Int, column: Int)? {
        var text: [UInt8] = []
        text.append(bytes, address)
        return CellAddress.parse(text)
    }

    func merge(_ cells: MergedCells) { output.merge(cells) }

    /// `content` is the cell's value, or its inline text if it has one (`isInline`).
    func add(_ cell: borrowing OfficeOpenCell, _ content: ArraySlice<UInt8>, isInline: Bool) {
        if cell.isLost { return }
        let style = styles[cell.style]
        guard let value = isInline ? .text(text(content)) : value(cell, content, style) else { return }
        output.add(
            WorkbookCell(
                row: cell.row, column: cell.column, value: value, isFormula: cell.isFormula, look: style.look))
    }

    private func text(_ content: ArraySlice<UInt8>) -> String {
        String(decoding: EscapedText.unescaped(content), as: UTF8.self)
    }

    /// nil for an empty cell.
    private func value(
        _ cell: borrowing OfficeOpenCell, _ written: ArraySlice<UInt8>, _ style: OfficeOpenStyles.Style
    ) -> CellValue? {
        let content: ArraySlice<UInt8> =
            switch cell.type {
            case .text, .inline: written
            default: SpacedText.trimmed(written)
            }
        if content.isEmpty {
            return cell.isFormula ? (cell.type == .text ? .text("") : .unknown) : nil
        }
        switch cell.type {
        case .shared:
            if let text = texts[written: content] { return .text(text) }
            output.tellOnce(.damaged, "cells refer to shared texts that the file does not have, and are skipped")
            return nil
        case .text, .inline: return .text(text(content))
        case .boolean: return .boolean(content != [0x30] && !content.elementsEqual("false".utf8))
        case .error: return .error(String(decoding: content, as: UTF8.self))
        case .date:
            let text = String(decoding: content, as: UTF8.self)
            return ISODate.value(text) ?? ISODate.elapsed(text) ?? .text(text)
        case .number:
            if NumberText.losesDigits(content) { return .text(String(decoding: content, as: UTF8.self)) }
            guard let number = NumberText.parse(content) else {
                output.tellOnce(.damaged, "cells hold numbers that are none, and are taken for text")
                return .text(String(decoding: content, as: UTF8.self))
            }
            return style.meaning == .date ? date(number) : SerialDate.value(number, as: style.meaning, is1904: is1904)
        }
    }

    private func date(_ number: Double) -> CellValue {
        guard let day = Int(exactly: number), 0..<OfficeOpenCells.dayLimit ~= day else {
            return SerialDate.value(number, as: .date, is1904: is1904)
        }
        if days.isEmpty { days = [String](repeating: "", count: OfficeOpenCells.dayLimit) }
        if days[day].isEmpty {
            guard case .date(let text) = SerialDate.value(number, as: .date, is1904: is1904) else {
                return SerialDate.value(number, as: .date, is1904: is1904)
            }
            days[day] = text
        }
        return .date(days[day])
    }
}

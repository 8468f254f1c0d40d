import InnkeeperCore
internal import InnkeeperFormatXML

/// The cells of one worksheet (ECMA-376-1, 18.3).
final class OfficeOpenSheet: ElementListener {
    private let styles: OfficeOpenStyles
    private let texts: SharedTexts
    private let is1904: Bool
    private let output: WorkbookOutput
    /// Where the next row and cell are, unless they say so themselves.
    private var row = -1
    private var column = 0
    private var cell = Cell()
    private var inCell = false
    private var phonetic = 0
    private var keepsBlanks = false
    private(set) lazy var stream = ElementStream(
        elements: ["row", "c", "v", "f", "is", "t", "rPh", "mergeCell"].map { ElementName($0) },
        attributes: ["r", "s", "t", "ref"].map { ElementName($0) } + [SpacedText.attribute], listener: self)

    /// What a cell says that it holds (18.18.11).
    private enum ValueType: String {
        case number = "n"
        case shared = "s"
        case text = "str"
        case inline = "inlineStr"
        case boolean = "b"
        case error = "e"
        case date = "d"
    }

    /// A cell while it is read.
    private struct Cell {
        var row = 0
        var column = 0
        var style = 0
        var type = ValueType.number
        var isFormula = false
        var hasInline = false
        var value: [UInt8] = []
        var inline: [UInt8] = []
        /// Its address makes no sense.
        var isLost = false
    }

    init(styles: OfficeOpenStyles, texts: SharedTexts, is1904: Bool, output: WorkbookOutput) {
        self.styles = styles
        self.texts = texts
        self.is1904 = is1904
        self.output = output
    }

    func begin(_ name: Int, _ stream: ElementStream) {
        switch name {
        case 0:
            row =
                stream.number(0).map { min(max($0, 1), CellAddress.rowLimit + 1) - 1 }
                ?? min(row + 1, CellAddress.rowLimit)
            column = 0
        case 1: beginCell(stream)
        case 2: stream.collects = inCell
        case 3: cell.isFormula = inCell
        case 4: cell.hasInline = inCell
        case 5:
            stream.collects = inCell && phonetic == 0
            keepsBlanks = stream.attribute(4) == "preserve"
        case 6: phonetic += 1
        case 7:
            guard let text = stream.attribute(3) else { return }
            if let cells = CellAddress.parseRange(text) { output.merge(cells) }
        default: break
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        switch name {
        case 1: endCell(stream)
        case 2:
            // The one buffer for the other: nothing is copied.
            swap(&cell.value, &stream.text)
            stream.text.removeAll(keepingCapacity: true)
            stream.collects = false
        case 5:
            stream.collects = false
            if cell.hasInline { cell.inline += SpacedText.trimmed(stream.text, keepsBlanks: keepsBlanks) }
            stream.text.removeAll(keepingCapacity: true)
        case 6: phonetic -= 1
        default: break
        }
    }

    private func beginCell(_ stream: ElementStream) {
        inCell = true
        (cell.isFormula, cell.hasInline, cell.isLost) = (false, false, false)
        cell.value.removeAll(keepingCapacity: true)
        cell.inline.removeAll(keepingCapacity: true)
        if let address = stream.attributeBytes(0) {
            if let place = CellAddress.parse(address) {
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
        cell.style = stream.number(1) ?? 0
        cell.type = stream.attribute(2).flatMap(ValueType.init) ?? .number
    }

    private func endCell(_ stream: ElementStream) {
        inCell = false
        defer {
            if output.isFull || output.isSheetFull { stream.stop("the limit is reached", isOverLimit: true) }
        }
        guard !cell.isLost, let value = value() else { return }
        output.add(
            WorkbookCell(
                row: cell.row, column: cell.column, value: value, isFormula: cell.isFormula,
                look: styles[cell.style].look))
    }

    /// nil for an empty cell.
    private func value() -> CellValue? {
        let raw = cell.value
        if cell.hasInline, !cell.inline.isEmpty || raw.isEmpty {
            return .text(String(decoding: EscapedText.unescaped(cell.inline), as: UTF8.self))
        }
        if raw.isEmpty {
            return cell.isFormula ? (cell.type == .text ? .text("") : .unknown) : nil
        }
        switch cell.type {
        case .shared:
            if let text = texts[raw] { return .text(text) }
            output.tellOnce(.damaged, "cells refer to shared texts that the file does not have, and are skipped")
            return nil
        case .text, .inline: return .text(String(decoding: EscapedText.unescaped(raw), as: UTF8.self))
        case .boolean: return .boolean(raw != [0x30] && raw != Array("false".utf8))
        case .error: return .error(String(decoding: raw, as: UTF8.self))
        case .date:
            let text = String(decoding: raw, as: UTF8.self)
            return ISODate.value(text) ?? ISODate.elapsed(text) ?? .text(text)
        case .number:
            guard let number = NumberText.parse(raw) else {
                output.tellOnce(.damaged, "cells hold numbers that are none, and are taken for text")
                return .text(String(decoding: raw, as: UTF8.self))
            }
            return SerialDate.value(number, as: styles[cell.style].meaning, is1904: is1904)
        }
    }
}

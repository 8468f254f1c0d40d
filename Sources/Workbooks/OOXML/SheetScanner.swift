internal import InnkeeperCore

/// Scans the rows of a worksheet in the form that programs usually write.
struct SheetScanner: UnitReader {
    static let list = Array("<sheetData".utf8)

    private let cells: OfficeOpenCells
    private var inRow = false
    private var cell = OfficeOpenCell()
    private var value = JoinedText()
    private var inline = JoinedText()
    private var formula = JoinedText()
    private var attributes: [PlainMarkup.Attribute] = []
    private let endTag = Array("</sheetData".utf8)
    private let rowTag = MarkupWord("row")
    private let rowEnd = MarkupWord("/row>")
    private let cellEnd = MarkupWord("/c>")
    private let emptyEnd = MarkupWord("/>")
    private let attributeStart = MarkupWord("=\"")
    private let valueEnd = MarkupWord("</v>")
    private let formulaEnd = MarkupWord("</f>")
    private let inlineTag = MarkupWord("is>")
    private let inlineEnd = MarkupWord("</is>")

    init(_ cells: OfficeOpenCells) { self.cells = cells }

    mutating func read(_ bytes: [UInt8], _ position: inout Int) -> ScanEnd {
        let span = bytes.span
        while true {
            var place = position
            PlainMarkup.skipBlanks(span, &place)
            let start = place
            var hasCell = false
            guard unit(span, &place, &hasCell) else {
                if !inRow, PlainMarkup.byte(span, start + 1) == 0x2F {
                    if bytes.count - start < endTag.count { return .more }
                    return bytes[start...].starts(with: endTag) ? .end : .unknown
                }
                return place >= bytes.count ? .more : .unknown
            }
            position = place
            if hasCell {
                let isInline = cell.hasInline && (!inline.isEmpty || value.isEmpty)
                cells.add(cell, isInline ? inline.bytes(of: bytes) : value.bytes(of: bytes), isInline: isInline)
            }
            if cells.isFull { return .stopped }
        }
    }

    /// A cell, or the tag of a row; false for anything else.
    private mutating func unit(_ bytes: Span<UInt8>, _ position: inout Int, _ hasCell: inout Bool) -> Bool {
        guard PlainMarkup.take(0x3C, bytes, &position) else { return false }
        guard inRow else { return row(bytes, &position) }
        if PlainMarkup.byte(bytes, position) == 0x2F {
            guard PlainMarkup.take(rowEnd, bytes, &position) else { return false }
            inRow = false
            return true
        }
        hasCell = true
        return cell(bytes, &position)
    }

    private mutating func row(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        guard PlainMarkup.take(rowTag, bytes, &position),
            let tag = PlainMarkup.attributes(bytes, &position, &attributes)
        else { return false }
        var number: Int?
        if let value = attributes.first(where: { $0.name.count == 1 && bytes[$0.name.lowerBound] == 0x72 })?.value {
            guard let digits = SheetScanner.number(bytes, value) else {
                position = value.lowerBound
                return false
            }
            number = digits
        }
        cells.beginRow(number)
        inRow = tag == .open
        return true
    }

    /// At most seven digits.
    private static func number(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> Int? {
        guard 1...7 ~= digits.count else { return nil }
        var number = 0
        for index in digits {
            guard 0x30...0x39 ~= bytes[index] else { return nil }
            number = number * 10 + Int(bytes[index] - 0x30)
        }
        return number
    }

    // MARK: Cells

    private mutating func cell(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        guard PlainMarkup.take(0x63, bytes, &position) else { return false }
        cell.clear()
        value.clear()
        inline.clear()
        var address: Range<Int>?
        guard let isEmpty = start(bytes, &position, &address), isEmpty || content(bytes, &position) else {
            return false
        }
        cells.place(&cell, at: address, in: bytes)
        return true
    }

    /// The attributes of a cell, and whether its tag is self-closing; nil if there are unusual ones.
    private mutating func start(_ bytes: Span<UInt8>, _ position: inout Int, _ address: inout Range<Int>?) -> Bool? {
        var (hasStyle, hasType) = (false, false)
        while true {
            switch PlainMarkup.byte(bytes, position) {
            case 0x3E:
                position += 1
                return false
            case 0x2F:
                position += 1
                return PlainMarkup.take(0x3E, bytes, &position) ? true : nil
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return nil
            }
            let name = PlainMarkup.byte(bytes, position)
            let first = position
            if name == 0x3E || name == 0x2F { continue }
            guard name == 0x72 || name == 0x73 || name == 0x74 else { return nil }
            position += 1
            guard PlainMarkup.take(attributeStart, bytes, &position) else { return nil }
            let start = position
            guard PlainMarkup.skipWord(bytes, &position) else { return nil }
            let value = start..<position
            position += 1
            let isNew: Bool
            switch name {
            case 0x72:
                isNew = address == nil
                address = value
            case 0x73:
                let style = SheetScanner.number(bytes, value)
                isNew = !hasStyle && style != nil
                (hasStyle, cell.style) = (true, style ?? 0)
            default:
                let type = OfficeOpenCell.ValueType(bytes, value)
                isNew = !hasType && type != nil
                (hasType, cell.type) = (true, type ?? .number)
            }
            guard isNew else {
                position = first
                return nil
            }
        }
    }

    private func fault(_ text: RawText, _ position: inout Int) -> Bool {
        position = text.range.lowerBound
        return false
    }

    /// The content of a cell: formula, value, text, each at most once.
    private mutating func content(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
        var (hasValue, hasFormula) = (false, false)
        while true {
            PlainMarkup.skipBlanks(bytes, &position)
            guard PlainMarkup.take(0x3C, bytes, &position) else { return false }
            switch PlainMarkup.byte(bytes, position) {
            case 0x2F: return PlainMarkup.take(cellEnd, bytes, &position)
            case 0x76 where !hasValue:
                hasValue = true
                guard PlainMarkup.take(0x76, bytes, &position) else { return false }
                if PlainMarkup.byte(bytes, position) == 0x2F {
                    guard PlainMarkup.take(emptyEnd, bytes, &position) else { return false }
                    continue
                }
                guard PlainMarkup.take(0x3E, bytes, &position), let text = RawText(bytes, &position),
                    PlainMarkup.take(valueEnd, bytes, &position)
                else { return false }
                guard value.add(text, bytes) else { return fault(text, &position) }
            case 0x66 where !hasFormula:
                hasFormula = true
                cell.isFormula = true
                position += 1
                guard let tag = PlainMarkup.attributes(bytes, &position, &attributes) else { return false }
                if tag == .empty { continue }
                guard let text = RawText(bytes, &position), PlainMarkup.take(formulaEnd, bytes, &position) else {
                    return false
                }
                if text.hasReferences {
                    formula.clear()
                    guard formula.add(text, bytes) else { return fault(text, &position) }
                }
            case 0x69 where !cell.hasInline:
                cell.hasInline = true
                guard PlainMarkup.take(inlineTag, bytes, &position) else { return false }
                while true {
                    PlainMarkup.skipBlanks(bytes, &position)
                    var end = position
                    if PlainMarkup.take(inlineEnd, bytes, &end) {
                        position = end
                        break
                    }
                    guard let text = PlainMarkup.plainText(bytes, &position, attributes: &attributes) else {
                        // The end of the element may be cut off.
                        position = max(position, end)
                        return false
                    }
                    guard inline.add(text, bytes) else { return fault(text, &position) }
                }
            default: return false
            }
        }
    }
}

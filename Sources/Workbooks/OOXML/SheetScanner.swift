/// Scans the rows of a worksheet in the form that programs usually write.
struct SheetScanner: UnitReader {
    static let list = Array("<sheetData".utf8)

    private let cells: OfficeOpenCells
    private var inRow = false
    private var cell = OfficeOpenCell()
    private var text: [UInt8] = []
    private var attributes: [PlainMarkup.Attribute] = []
    private let endTag = Array("</sheetData".utf8)
    private let rowTag = Array("row".utf8)
    private let rowEnd = Array("/row>".utf8)
    private let cellEnd = Array("/c>".utf8)
    private let emptyEnd = Array("/>".utf8)
    private let valueStart = Array("=\"".utf8)
    private let valueEnd = Array("</v>".utf8)
    private let formulaEnd = Array("</f>".utf8)
    private let inlineTag = Array("is>".utf8)
    private let inlineEnd = Array("</is>".utf8)

    init(_ cells: OfficeOpenCells) { self.cells = cells }

    mutating func read(_ bytes: [UInt8], _ position: inout Int) -> ScanEnd {
        while true {
            var place = position
            PlainMarkup.skipBlanks(bytes, &place)
            let start = place
            guard unit(bytes, &place) else {
                if !inRow, PlainMarkup.byte(bytes, start + 1) == 0x2F {
                    if bytes.count - start < endTag.count { return .more }
                    return bytes[start...].starts(with: endTag) ? .end : .unknown
                }
                return place >= bytes.count ? .more : .unknown
            }
            position = place
            if cells.isFull { return .stopped }
        }
    }

    /// A cell, or the tag of a row; false for anything else.
    private mutating func unit(_ bytes: [UInt8], _ position: inout Int) -> Bool {
        guard PlainMarkup.take(0x3C, bytes, &position) else { return false }
        guard inRow else { return row(bytes, &position) }
        if PlainMarkup.byte(bytes, position) == 0x2F {
            guard PlainMarkup.take(rowEnd, bytes, &position) else { return false }
            inRow = false
            return true
        }
        return cell(bytes, &position)
    }

    private mutating func row(_ bytes: [UInt8], _ position: inout Int) -> Bool {
        guard PlainMarkup.take(rowTag, bytes, &position),
            let tag = PlainMarkup.attributes(bytes, &position, &attributes)
        else { return false }
        var number: Int?
        if let value = attributes.first(where: { $0.name.count == 1 && bytes[$0.name.lowerBound] == 0x72 })?.value {
            guard let digits = SheetScanner.number(bytes[value]) else {
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
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard 1...7 ~= digits.count else { return nil }
        var number = 0
        for digit in digits {
            guard 0x30...0x39 ~= digit else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }

    // MARK: Cells

    private mutating func cell(_ bytes: [UInt8], _ position: inout Int) -> Bool {
        guard PlainMarkup.take(0x63, bytes, &position) else { return false }
        cell.clear()
        var address: Range<Int>?
        guard let isEmpty = start(bytes, &position, &address), isEmpty || content(bytes, &position) else {
            return false
        }
        cells.place(&cell, at: address, in: bytes)
        cells.add(cell)
        return true
    }

    /// The attributes of a cell, and whether its tag is self-closing; nil if there are unusual ones.
    private mutating func start(_ bytes: [UInt8], _ position: inout Int, _ address: inout Range<Int>?) -> Bool? {
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
            guard PlainMarkup.take(valueStart, bytes, &position) else { return nil }
            let start = position
            while case let byte = PlainMarkup.byte(bytes, position), byte != 0x22 {
                guard 0x21..<0x7F ~= byte, byte != 0x3C, byte != 0x26 else { return nil }
                position += 1
            }
            let value = bytes[start..<position]
            position += 1
            let isNew: Bool
            switch name {
            case 0x72:
                isNew = address == nil
                address = value.startIndex..<value.endIndex
            case 0x73:
                let style = SheetScanner.number(value)
                isNew = !hasStyle && style != nil
                (hasStyle, cell.style) = (true, style ?? 0)
            default:
                let type = OfficeOpenCell.ValueType(written: value)
                isNew = !hasType && type != nil
                (hasType, cell.type) = (true, type ?? .number)
            }
            guard isNew else {
                position = first
                return nil
            }
        }
    }

    /// The content of a cell: formula, value, text, each at most once.
    private mutating func content(_ bytes: [UInt8], _ position: inout Int) -> Bool {
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
                guard PlainMarkup.take(0x3E, bytes, &position),
                    PlainMarkup.text(bytes, &position, into: &cell.value), PlainMarkup.take(valueEnd, bytes, &position)
                else { return false }
            case 0x66 where !hasFormula:
                hasFormula = true
                cell.isFormula = true
                position += 1
                guard let tag = PlainMarkup.attributes(bytes, &position, &attributes) else { return false }
                if tag == .empty { continue }
                text.removeAll(keepingCapacity: true)
                guard PlainMarkup.text(bytes, &position, into: &text), PlainMarkup.take(formulaEnd, bytes, &position)
                else {
                    return false
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
                    guard
                        PlainMarkup.plainText(
                            bytes, &position, attributes: &attributes, text: &text, into: &cell.inline)
                    else {
                        // The end of the element may be cut off.
                        position = max(position, end)
                        return false
                    }
                }
            default: return false
            }
        }
    }
}

internal import InnkeeperCore
internal import InnkeeperFormatXML

/// The cells of one worksheet (ECMA-376-1, 18.3), read with libxml2: anything that is valid there, whatever program
/// wrote it.
final class OfficeOpenSheet: ElementListener {
    private let cells: OfficeOpenCells
    private var cell = OfficeOpenCell()
    private var value: [UInt8] = []
    private var inline: [UInt8] = []
    private var inCell = false
    private var phonetic = 0
    private var keepsBlanks = false
    private(set) lazy var stream = ElementStream(
        elements: ["row", "c", "v", "f", "is", "t", "rPh", "mergeCell"].map { ElementName($0) },
        attributes: ["r", "s", "t", "ref"].map { ElementName($0) } + [SpacedText.attribute], listener: self)

    init(_ cells: OfficeOpenCells) { self.cells = cells }

    func begin(_ name: Int, _ stream: ElementStream) {
        switch name {
        case 0: cells.beginRow(stream.number(0))
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
            if let merged = CellAddress.parseRange(text) { cells.merge(merged) }
        default: break
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        switch name {
        case 1:
            inCell = false
            let isInline = cell.hasInline && (!inline.isEmpty || value.isEmpty)
            cells.add(cell, isInline ? inline[...] : value[...], isInline: isInline)
            if cells.isFull { stream.stop("the limit is reached", isOverLimit: true) }
        case 2:
            // Swaps the buffers: nothing is copied.
            swap(&value, &stream.text)
            stream.text.removeAll(keepingCapacity: true)
            stream.collects = false
        case 5:
            stream.collects = false
            if cell.hasInline { inline += SpacedText.trimmed(stream.text, keepsBlanks: keepsBlanks) }
            stream.text.removeAll(keepingCapacity: true)
        case 6: phonetic -= 1
        default: break
        }
    }

    private func beginCell(_ stream: ElementStream) {
        inCell = true
        cell.clear()
        value.removeAll(keepingCapacity: true)
        inline.removeAll(keepingCapacity: true)
        let address = stream.attributeBytes(0).map(Array.init)
        let bytes = address ?? []
        cells.place(&cell, at: address?.indices, in: bytes.span)
        cell.style = stream.number(1) ?? 0
        cell.type = stream.attribute(2).flatMap(OfficeOpenCell.ValueType.init) ?? .number
    }
}

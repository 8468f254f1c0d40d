import InnkeeperCore
internal import InnkeeperFormatXML

/// The sheets in the part `content.xml`: tables with rows of cells; rows and cells may be repeated (ODF 1.3 part 3,
/// 9.1).
final class OpenDocumentSheets: ElementListener {
    private let output: WorkbookOutput
    private(set) var count = 0
    private var styles = OpenDocumentStyles()
    private var tableDepth = 0
    private var sheet: Worksheet?
    private var isExternal = false
    private var row = 0
    private var column = 0
    private var rowCount = 1
    /// The cells of the current row, each with its repeat count.
    private var cells: [(cell: WorkbookCell, count: Int)] = []
    private var cell: Cell?
    /// Notes, shapes and pronunciations in a cell, whose text isn't the cell's, and what was kept of other programs.
    private var passed = 0
    private(set) lazy var stream = ElementStream(
        elements: OpenDocumentNames.elements, attributes: OpenDocumentNames.attributes, listener: self)

    private struct Cell {
        var value: CellValue?
        var isError = false
        var isText = false
        var count = 1
        var isFormula = false
        var style: String?
        var currency: String?
        var text = OpenDocumentText()
    }

    init(_ output: WorkbookOutput) { self.output = output }

    func begin(_ name: Int, _ stream: ElementStream) {
        guard let element = OpenDocumentNames.Element(rawValue: name) else { return }
        if passed > 0 {
            if OpenDocumentSheets.isPassed(element) { passed += 1 }
            return
        }
        switch element {
        case .table: beginTable(stream)
        case .source: isExternal = tableDepth == 1
        case .row: if tableDepth == 1 { beginRow(stream) }
        case .cell, .covered: if tableDepth == 1 { beginCell(stream, isCovered: element == .covered) }
        case .paragraph:
            guard tableDepth == 1, cell != nil else { return }
            cell?.text.beginParagraph()
            stream.collects = true
        case .spaces: add(Array(repeating: 0x20, count: min(max(value(.spaceCount) ?? 1, 1), 32_767)))
        case .tab: add([0x09])
        case .lineBreak: add([0x0A])
        case .annotation, .shape, .scene, .ruby, .links:
            passed += 1
            takeText(stream)
            stream.collects = false
        case .style: styles.begin(attribute(.name) ?? "")
        case .tableProperties: styles.hide(attribute(.display) == "false")
        case .textProperties:
            styles.strike(attribute(.lineThrough) ?? attribute(.lineThroughType) ?? "none")
        case .cellProperties: styles.fill(attribute(.background) ?? "transparent")
        }

        func attribute(_ attribute: OpenDocumentNames.Attribute) -> String? { stream.attribute(attribute.rawValue) }
        func value(_ attribute: OpenDocumentNames.Attribute) -> Int? { stream.number(attribute.rawValue) }
        func add(_ bytes: [UInt8]) {
            guard cell != nil, stream.collects else { return }
            takeText(stream)
            cell?.text.append(exactly: bytes)
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        guard let element = OpenDocumentNames.Element(rawValue: name) else { return }
        if passed > 0 {
            if OpenDocumentSheets.isPassed(element) {
                passed -= 1
                stream.collects = passed == 0 && cell?.text.isInParagraph ?? false
            }
            return
        }
        switch element {
        case .table: endTable()
        case .row: if tableDepth == 1 { endRow(stream) }
        case .cell, .covered: if tableDepth == 1 { endCell(stream) }
        case .paragraph:
            guard tableDepth == 1 else { return }
            takeText(stream)
            cell?.text.endParagraph()
            stream.collects = false
        default: break
        }
    }

    private static func isPassed(_ element: OpenDocumentNames.Element) -> Bool {
        [.annotation, .shape, .scene, .ruby, .links].contains(element)
    }

    private func takeText(_ stream: ElementStream) {
        cell?.text.append(stream.text)
        stream.text.removeAll(keepingCapacity: true)
    }

    // MARK: Tables

    private func beginTable(_ stream: ElementStream) {
        tableDepth += 1
        guard tableDepth == 1 else { return }
        let style = stream.attribute(OpenDocumentNames.Attribute.styleName.rawValue) ?? ""
        sheet = Worksheet(
            name: stream.attribute(OpenDocumentNames.Attribute.name.rawValue) ?? "", isHidden: styles.isHidden(style))
        isExternal = false
        row = 0
        count += 1
    }

    /// Reports a sheet once it is clear that it isn't a cached copy from another file.
    private func tellSheet() {
        guard let sheet, !isExternal else { return }
        output.begin(sheet)
        self.sheet = nil
    }

    private func endTable() {
        tableDepth -= 1
        if tableDepth == 0 { tellSheet() }
    }

    private func beginRow(_ stream: ElementStream) {
        tellSheet()
        rowCount = repetitions(stream, .rowsRepeated)
        column = 0
        cells = []
    }

    private func endRow(_ stream: ElementStream) {
        defer { row = min(row + rowCount, CellAddress.rowLimit) }
        guard !cells.isEmpty, !isExternal else { return }
        for repetition in 0..<rowCount {
            guard row + repetition < CellAddress.rowLimit else {
                return output.tellOnce(.damaged, "rows are below the limits of a sheet, and are skipped")
            }
            for (cell, count) in cells {
                for place in 0..<count {
                    var cell = cell
                    cell.row = row + repetition
                    cell.column += place
                    output.add(cell, isRepeated: repetition > 0 || place > 0)
                    if output.isFull { return stream.stop("the limit is reached", isOverLimit: true) }
                }
            }
        }
    }

    /// How often a cell or row is repeated: once if the number is invalid.
    private func repetitions(_ stream: ElementStream, _ attribute: OpenDocumentNames.Attribute) -> Int {
        guard stream.attributeBytes(attribute.rawValue) != nil else { return 1 }
        guard let count = stream.number(attribute.rawValue), count > 0 else {
            output.tellOnce(.damaged, "cells have an invalid number of repetitions, and are read once")
            return 1
        }
        return min(count, CellAddress.rowLimit)
    }

    // MARK: Cells

    private func beginCell(_ stream: ElementStream, isCovered: Bool) {
        var cell = Cell()
        cell.count = repetitions(stream, .columnsRepeated)
        cell.isFormula = stream.attributeBytes(OpenDocumentNames.Attribute.formula.rawValue) != nil
        cell.style = stream.attribute(OpenDocumentNames.Attribute.styleName.rawValue)
        cell.currency = stream.attribute(OpenDocumentNames.Attribute.currency.rawValue)
        cell.isError = stream.attribute(OpenDocumentNames.Attribute.errorType.rawValue) == "error"
        let type = stream.attribute(OpenDocumentNames.Attribute.type.rawValue)
        cell.isText = type == "string"
        cell.value = type.flatMap { OpenDocumentSheets.value($0, stream) }
        self.cell = cell
        let rows = stream.number(OpenDocumentNames.Attribute.rowsSpanned.rawValue) ?? 1
        let columns = stream.number(OpenDocumentNames.Attribute.columnsSpanned.rawValue) ?? 1
        if !isCovered, rows > 1 || columns > 1, 1...CellAddress.rowLimit ~= rows, 1...CellAddress.columnLimit ~= columns
        {
            output.merge(MergedCells(rows: row...(row + rows - 1), columns: column...(column + columns - 1)))
        }
    }

    private func endCell(_ stream: ElementStream) {
        guard var cell = cell else { return }
        self.cell = nil
        defer { column = min(column + cell.count, CellAddress.columnLimit) }
        let text = cell.text.text
        if cell.isError, !text.isEmpty {
            cell.value = .error(text)
        } else if cell.isText, cell.text.hasParagraph {
            cell.value = .text(text)
        } else if cell.value == nil {
            if cell.isFormula {
                cell.value = cell.isText ? .text("") : .unknown
            } else if !text.isEmpty {
                cell.value = .text(text)
            }
        }
        guard let value = cell.value else { return }
        guard column < CellAddress.columnLimit else {
            return output.tellOnce(.damaged, "cells are right of the limits of a sheet, and are skipped")
        }
        var look = cell.style.map { styles.look($0) } ?? CellLook()
        look.currency = cell.currency ?? ""
        cells.append(
            (
                WorkbookCell(row: row, column: column, value: value, isFormula: cell.isFormula, look: look),
                min(cell.count, CellAddress.columnLimit - column)
            ))
    }

    /// The value in a cell's attributes; nil for a type whose value is missing or invalid.
    private static func value(_ type: String, _ stream: ElementStream) -> CellValue? {
        func text(_ attribute: OpenDocumentNames.Attribute) -> String? { stream.attribute(attribute.rawValue) }
        switch type {
        case "float", "percentage", "currency":
            return stream.attributeBytes(OpenDocumentNames.Attribute.value.rawValue).flatMap { bytes in
                NumberText.losesDigits(bytes)
                    ? .text(String(decoding: bytes, as: UTF8.self)) : NumberText.parse(bytes).map { .number($0) }
            }
        case "date": return text(.date).map { ISODate.value($0) ?? .text($0) }
        case "time": return text(.time).map { ISODate.elapsed($0) ?? .text($0) }
        case "boolean": return text(.boolean).map { .boolean($0 == "true") }
        case "string": return text(.string).map { .text($0) }
        default: return nil
        }
    }
}

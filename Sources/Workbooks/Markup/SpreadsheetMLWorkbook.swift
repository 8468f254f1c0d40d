import InnkeeperCore
internal import InnkeeperFormatXML

/// An Excel 2003 XML workbook (SpreadsheetML), a single document.
final class SpreadsheetMLWorkbook: ElementListener {
    private enum Element: Int {
        case sheet, row, cell, data, style, numberFormat, font, interior, uses1904, comment
    }

    private enum Attribute: Int {
        case name, index, span, styleID, type, formula, mergeAcross, mergeDown, id, format, strike, colour, pattern
    }

    private let output: WorkbookOutput
    private var count = 0
    private var is1904 = false
    private var styles: [String: OfficeOpenStyles.Style] = [:]
    private var fills: [String: Int] = [:]
    private var style = ""
    private var hidden: Set<Int> = []
    /// -1 before the first row of a sheet.
    private var row = -1
    private var column = 0
    private var cell: WorkbookCell?
    private var cellStyle = ""
    private var across = 0
    private var rowSpan = 0
    private var isComment = false
    private var type = ""
    private lazy var stream = ElementStream(
        elements: [
            "Worksheet", "Row", "Cell", "Data", "Style", "NumberFormat", "Font", "Interior", "Date1904", "Comment",
        ].map { ElementName($0) },
        attributes: [
            "Name", "Index", "Span", "StyleID", "Type", "Formula", "MergeAcross", "MergeDown", "ID", "Format",
            "StrikeThrough", "Color", "Pattern",
        ].map { ElementName($0) }, listener: self)

    init(_ output: WorkbookOutput) { self.output = output }

    func read(_ bytes: [UInt8]) {
        hidden = HiddenSheets.numbers(bytes)
        if stream.push(bytes) { stream.finish() }
        if let fault = stream.fault, !output.isFull {
            output.tell(
                stream.isOverLimit ? .limit : .damaged, "it can't be read on, line \(fault.line): \(fault.message)")
        }
        if count == 0, stream.fault == nil { output.tell(.refused, "it has no sheets") }
    }

    func begin(_ name: Int, _ stream: ElementStream) {
        switch Element(rawValue: name) {
        case .sheet:
            count += 1
            (row, rowSpan) = (-1, 0)
            output.begin(Worksheet(name: text(.name) ?? "", isHidden: hidden.contains(count)))
        case .row:
            row = next(row + 1 + rowSpan, limit: CellAddress.rowLimit)
            rowSpan = min(max(0, number(.span) ?? 0), CellAddress.rowLimit)
            column = -1
            across = 0
        case .cell: beginCell()
        case .data:
            type = text(.type) ?? "String"
            stream.collects = !isComment && cell != nil
        case .style: style = text(.id) ?? ""
        case .numberFormat:
            let format = SpreadsheetMLWorkbook.format(text(.format) ?? "")
            styles[style, default: OfficeOpenStyles.Style()].meaning = format.meaning
            styles[style, default: OfficeOpenStyles.Style()].look.currency = format.currency
        case .font: if text(.strike) == "1" { styles[style, default: OfficeOpenStyles.Style()].look.isStruckOut = true }
        case .interior:
            guard text(.pattern) != nil, let colour = text(.colour) else { return }
            let number = fills[colour] ?? fills.count + 1
            fills[colour] = number
            styles[style, default: OfficeOpenStyles.Style()].look.fill = number
        case .uses1904: is1904 = true
        case .comment: isComment = true
        case nil: break
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        switch Element(rawValue: name) {
        case .cell:
            column = min(column + across, CellAddress.columnLimit)
            if let cell, cell.value != .unknown || cell.isFormula { output.add(cell) }
            cell = nil
            if output.isFull { stream.stop("the limit is reached", isOverLimit: true) }
        case .data:
            let written = stream.takeText()
            let text =
                type == "String"
                ? written : String(decoding: SpacedText.trimmed(Array(written.utf8)[...]), as: UTF8.self)
            if stream.collects, cell != nil, !(text.isEmpty && type != "String") { cell?.value = value(text) }
            stream.collects = false
        case .comment: isComment = false
        default: break
        }
    }

    private func beginCell() {
        column = next(column + 1, limit: CellAddress.columnLimit)
        across = min(max(0, number(.mergeAcross) ?? 0), CellAddress.columnLimit)
        let down = min(max(0, number(.mergeDown) ?? 0), CellAddress.rowLimit)
        cellStyle = text(.styleID) ?? ""
        guard 0..<CellAddress.rowLimit ~= row, column < CellAddress.columnLimit else {
            output.tellOnce(.damaged, "cells have impossible addresses, and are skipped")
            return
        }
        cell = WorkbookCell(
            row: row, column: column, value: .unknown, isFormula: text(.formula) != nil,
            look: styles[cellStyle]?.look ?? CellLook())
        if across > 0 || down > 0 {
            output.merge(MergedCells(rows: row...(row + down), columns: column...(column + across)))
        }
    }

    /// The position of a row or cell: the stated one (from 1), or after the previous one.
    private func next(_ usual: Int, limit: Int) -> Int {
        guard let index = number(.index) else { return min(usual, limit) }
        return index >= 1 ? min(index - 1, limit) : min(usual, limit)
    }

    private func text(_ attribute: Attribute) -> String? { stream.attribute(attribute.rawValue) }

    private func number(_ attribute: Attribute) -> Int? { stream.number(attribute.rawValue) }

    private func value(_ text: String) -> CellValue {
        switch type {
        case "Number":
            guard let number = NumberText.parse(Array(text.utf8)) else {
                output.tellOnce(.damaged, "cells hold numbers that are none, and are taken for text")
                return .text(text)
            }
            return SerialDate.value(number, as: styles[cellStyle]?.meaning ?? .number, is1904: is1904)
        case "Boolean": return .boolean(text == "1")
        case "Error": return .error(text)
        case "DateTime": return dateTime(text)
        default: return .text(text)
        }
    }

    /// Times of day and durations are stored as dates on Excel's day zero.
    private func dateTime(_ text: String) -> CellValue {
        guard let value = ISODate.value(text) else { return .text(text) }
        for origin in is1904 ? ["1904-01-01"] : ["1899-12-31", "1899-12-30"] {
            if value == .date(origin) { return .time("00:00:00") }
            if case .datetime(let moment) = value, moment.hasPrefix(origin) {
                return .time(String(moment.dropFirst(11)))
            }
        }
        return value
    }

    /// Excel has names for the built-in formats.
    private static func format(_ name: String) -> NumberFormat {
        switch name {
        case "General Date", "Long Date", "Medium Date", "Short Date", "Long Time", "Medium Time", "Short Time":
            NumberFormat(builtIn: 14)
        case "Percent": NumberFormat(builtIn: 9)
        case "General", "General Number", "Currency", "Euro Currency", "Fixed", "Standard", "Scientific", "Yes/No",
            "True/False", "On/Off":
            name == "Euro Currency" ? NumberFormat("0.00 €") : .general
        default: NumberFormat(name)
        }
    }
}

/// The hidden sheets, from 1; the file says so only after their cells.
private final class HiddenSheets: ElementListener {
    private var number = 0
    private var hidden: Set<Int> = []

    static func numbers(_ bytes: [UInt8]) -> Set<Int> {
        let listener = HiddenSheets()
        let stream = ElementStream(
            elements: [ElementName("Worksheet"), ElementName("Visible")], attributes: [], listener: listener)
        if stream.push(bytes) { stream.finish() }
        return listener.hidden
    }

    func begin(_ name: Int, _ stream: ElementStream) {
        if name == 0 { number += 1 }
        if name == 1 { stream.collects = true }
    }

    func end(_ name: Int, _ stream: ElementStream) {
        guard name == 1 else { return }
        stream.collects = false
        if stream.takeText() != "SheetVisible" { hidden.insert(number) }
    }
}

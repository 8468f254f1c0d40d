internal import InnkeeperCore
internal import InnkeeperFormats

/// Rows of a slice that aren't records: repeated headings, totals, remarks below the table, and rows without any text,
/// as spreadsheets save them.
///
/// Before: `Summe;;;=SUMME(D2:D40)` below forty bookings.
/// After: the row is skipped, with one note for the slice.
struct CSVRowsBeside {
    private let chunk: CSVChunk
    private let index: CSVIndex
    private let plan: CSVPlan
    /// Where the rows of each type start.
    private var headers: [Int] = []
    private var totals: [Int] = []
    private var remarks: [Int] = []
    private var empty: [Int] = []
    /// Number of cells before the table's own.
    private let leading: Int
    /// Columns of a booking's number and dates; nil for other kinds, whose rows are not checked.
    private let columns: (id: Int?, arrival: Int, departure: Int?)?

    init(_ chunk: CSVChunk, index: CSVIndex, plan: CSVPlan) {
        self.chunk = chunk
        self.index = index
        self.plan = plan
        leading = plan.holdsSheet ? TablePlan.sheetColumns : 0
        func column(_ field: BookingField) -> Int? { plan.table.bindings[field.rawValue]?.columns.first }
        let isBookings = plan.table.kind == .bookings
        columns = column(.arrival).flatMap { arrival in
            isBookings ? (column(.reservationID), arrival, column(.departure)) : nil
        }
    }

    /// Whether the record is such a row. As this is called for each, common cases are checked first.
    @inline(__always)
    mutating func takes(_ record: Int, _ range: Range<Int>) -> Bool {
        let extra = range.count &- plan.headerBytes.count
        if extra >= 0, extra <= 2, isHeader(range) {
            headers.append(record)
            return true
        }
        if range.count <= 3 &* plan.table.width, isEmpty(range) {
            empty.append(record)
            return true
        }
        guard let columns, mayBeTotal(record, columns.arrival) else { return false }
        let cells = cells(record)
        if isTotal(cells, columns) {
            totals.append(record)
        } else if isRemark(cells) {
            remarks.append(record)
        } else {
            return false
        }
        return true
    }

    private func isHeader(_ range: Range<Int>) -> Bool {
        !plan.headerBytes.isEmpty && chunk.bytes[range.lowerBound] == plan.headerBytes[0]
            && chunk.bytes[range].starts(with: plan.headerBytes)
    }

    /// Whether there is nothing but delimiters, quotes and spaces. Nearly no record starts with one.
    @inline(__always)
    private func isEmpty(_ range: Range<Int>) -> Bool {
        func isNothing(_ byte: UInt8) -> Bool {
            byte == plan.delimiter || byte == 0x20 || byte == 0x22 || byte == 0x09 || byte == 0x0D || byte == 0x0A
        }
        guard let first = chunk.bytes[range].first, isNothing(first) else { return false }
        return chunk.bytes[range].allSatisfy(isNothing) && plan.table.width > 1
    }

    /// Nearly every arrival starts with a digit, some behind a quote, or else is a date with a word.
    @inline(__always)
    private func mayBeTotal(_ record: Int, _ arrival: Int) -> Bool {
        guard arrival < index.fieldCount(record) else { return true }
        let cell = chunk.bytes[index.field(arrival, of: record)]
        guard let first = cell.first(where: { $0 != 0x22 }) else { return true }
        return first &- 0x30 >= 10 && !CellShape.isDate(CSVFieldText.trimmedText(cell, encoding: plan.encoding))
    }

    /// The texts of the table's own cells.
    private func cells(_ record: Int) -> [String] {
        let count = index.fieldCount(record)
        return (min(leading, count)..<count).map {
            CSVFieldText.trimmedText(chunk.bytes[index.field($0, of: record)], encoding: plan.encoding)
        }
    }

    /// A word for a total in the first non-empty cell, or a formula, but no number and no date.
    private func isTotal(_ cells: [String], _ columns: (id: Int?, arrival: Int, departure: Int?)) -> Bool {
        guard let first = cells.firstIndex(where: { !$0.isEmpty }) else { return false }
        func text(_ column: Int?) -> String {
            column.map { $0 - leading }.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? ""
        }
        let isWord = TotalWords.contain(cells[first])
        let hasNumber = columns.id != first + leading && !text(columns.id).isEmpty
        let hasDay = [columns.arrival, columns.departure].contains { CellShape.isDate(text($0)) }
        return !hasNumber && !hasDay && (isWord || cells.contains { $0.hasPrefix("=") })
    }

    /// A single non-empty cell below a table of many columns. Outside sheets it must be a sentence or a formula error,
    /// as anything else could be the remains of a record.
    private func isRemark(_ cells: [String]) -> Bool {
        guard plan.table.width > leading + 3, cells.count(where: { !$0.isEmpty }) == 1 else { return false }
        if leading > 0 || cells.contains(where: TablePlan.cellErrors.contains) { return true }
        return cells[0].split(separator: " ").count > 3
    }

    func report(_ findings: inout Findings) {
        report(headers, .headings, &findings)
        report(totals, .totals, &findings)
        report(remarks, .remark, &findings)
        report(empty, .empty, &findings)
    }

    private func report(_ records: [Int], _ what: ReadingProblem.NoRecord, _ findings: inout Findings) {
        guard let first = records.first else { return }
        findings.add(
            .tableRowSkipped, file: plan.table.file, line: plan.line(of: first, in: chunk, index), column: 1,
            arguments: records.count == 1
                ? [.problem: .key(what)] : [.problem: .key(what), .count: .count(records.count - 1)],
            recordDigest: Hash64.digest(ofRecord: chunk.bytes[index.range(of: first, in: chunk.bytes)]))
    }
}

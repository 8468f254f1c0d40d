import InnkeeperCore
import InnkeeperFormats

/// The records of a cut, divided into those that can become rows and those that can't, with the rows' cells and the
/// findings.
struct JSONTableRows: CellSource {
    private(set) var references: [RecordReference] = []
    /// The column at which each row's record begins.
    private(set) var columns: [Int32] = []
    private(set) var spans: [RecordSpan] = []
    private(set) var findings = Findings()

    private let cut: JSONCut
    private let plan: JSONTablePlan
    private var keys: JSONColumns
    private var choice: RowChoice?
    /// The cut's bytes, then the texts whose escapes were resolved.
    private var text: [UInt8]
    /// The start and end of each cell in `text`, row by row.
    private var places: [SIMD2<Int32>] = []
    /// The values of arrays in the record that is being read.
    private var gathered: [Int: [UInt8]] = [:]

    init(_ cut: JSONCut, plan: JSONTablePlan) {
        self.cut = cut
        self.plan = plan
        keys = plan.columns
        choice = plan.table.rows
        text = cut.bytes
        var cursor = JSONMembers(JSONCursor(depthLimit: plan.depthLimit))
        cursor.tokens.load(cut.bytes)
        var position = cut.start
        var end = cut.records.first?.lowerBound ?? 0
        for record in cut.records {
            position.advance(over: cut.bytes, end..<record.lowerBound)
            end = record.lowerBound
            add(record, at: position, &cursor)
        }
        guard let damage = cut.damage else { return }
        if let range = damage.range { spans.append(RecordSpan(range, .cutShort)) }
        report(damage.error, of: damage.range)
    }

    var rowCount: Int { references.count }

    mutating func cells(column: Int) -> CellColumn {
        let width = keys.names.count
        let cells = (0..<rowCount).map { places[$0 * width + column] }
        return CellColumn(
            text: text, starts: CellEdges(cells.map(\.x), from: 0, count: rowCount, distance: 0),
            ends: CellEdges(cells.map(\.y), from: 0, count: rowCount, distance: 0))
    }

    /// The texts of a row.
    func texts(_ row: Int) -> [String] { keys.names.indices.map { string(places[row * keys.names.count + $0]) } }

    private func string(_ place: SIMD2<Int32>) -> String {
        String(decoding: text[Int(place.x)..<Int(place.y)], as: UTF8.self)
    }

    // MARK: Records

    private mutating func add(
        _ record: Range<Int>, at position: JSONPosition, _ cursor: inout JSONMembers<JSONCursor>
    ) {
        guard plan.table.problems.isEmpty, read(record, at: position, &cursor) else {
            return spans.append(RecordSpan(record, .malformed))
        }
        guard isChosen(record, at: position) else {
            places.removeLast(keys.names.count)
            return spans.append(RecordSpan(record, .skipped))
        }
        spans.append(RecordSpan(record, .row(Int32(references.count))))
        columns.append(Int32(clamping: position.column))
        references.append(
            RecordReference(
                offset: Int64(cut.offset + record.lowerBound), length: Int32(record.count),
                line: Int32(clamping: position.line), file: Int32(truncatingIfNeeded: plan.table.file)))
    }

    /// Reads the cells of a record; reports why that fails.
    private mutating func read(
        _ record: Range<Int>, at position: JSONPosition, _ cursor: inout JSONMembers<JSONCursor>
    ) -> Bool {
        if cursor.tokens.begin(record), (try? fill(&cursor)) == true { return true }
        // The fast reader gives no reason, nor does it accept everything that is valid.
        var plain = JSONMembers(plan.reader(cut.bytes[record], at: position))
        do throws(JSONError) {
            if try fill(&plain) { return true }
            report(JSONError(.syntax, at: position, "a record is no object"), of: record)
        } catch {
            report(error, of: record)
        }
        return false
    }

    /// Appends a row; false if the record isn't an object.
    private mutating func fill(_ members: inout JSONMembers<some JSONTokens>) throws(JSONError) -> Bool {
        let (first, known) = (places.count, text.count)
        do throws(JSONError) {
            guard try members.tokens.next() == .objectStart else {
                // Continue, to find any other error.
                _ = try members.tokens.skip(to: 0)
                _ = try members.tokens.next()
                return false
            }
            places.append(contentsOf: repeatElement(SIMD2(0, 0), count: keys.names.count))
            members.begin()
            while let event = try members.next() {
                guard let column = keys.place(members.path) else { continue }
                if members.isInArray {
                    gather(place(event, members.tokens), column)
                } else {
                    places[first + column] = place(event, members.tokens)
                }
            }
            placeGathered(first)
            _ = try members.tokens.next()
            return true
        } catch {
            places.removeLast(places.count - first)
            text.removeLast(text.count - known)
            gathered.removeAll()
            throw error
        }
    }

    /// Adds a value of an array to those of its column.
    private mutating func gather(_ place: SIMD2<Int32>, _ column: Int) {
        let value = text[Int(place.x)..<Int(place.y)]
        guard !value.isEmpty else { return }
        if gathered[column] == nil {
            gathered[column] = Array(value)
        } else if !plan.takesFirst.contains(column) {
            if plan.holdsDays.contains(column), gathered[column]?[...] == value { return }
            gathered[column]? += Array(ListHeading.separator.utf8) + value
        }
    }

    private mutating func placeGathered(_ first: Int) {
        for (column, values) in gathered {
            places[first + column] = SIMD2(Int32(text.count), Int32(text.count + values.count))
            text += values
        }
        gathered.removeAll()
    }

    /// The range of a value's text, without surrounding spaces.
    private mutating func place(_ event: JSONEvent, _ tokens: some JSONTokens) -> SIMD2<Int32> {
        var range: Range<Int>
        switch event {
        case .string, .number:
            if let plain = tokens.plainPlace {
                range = plain
            } else {
                let start = text.count
                tokens.appendText(to: &text)
                range = start..<text.count
            }
        case .bool(let flag):
            let start = text.count
            text.append(contentsOf: (flag ? "true" : "false").utf8)
            range = start..<text.count
        default: return SIMD2(0, 0)
        }
        while range.lowerBound < range.upperBound, text[range.lowerBound] == 0x20 {
            range = range.lowerBound + 1..<range.upperBound
        }
        while range.lowerBound < range.upperBound, text[range.upperBound - 1] == 0x20 {
            range = range.lowerBound..<range.upperBound - 1
        }
        return SIMD2(Int32(range.lowerBound), Int32(range.upperBound))
    }

    /// Whether the preset counts the last row as a record; reports it if not.
    private mutating func isChosen(_ record: Range<Int>, at position: JSONPosition) -> Bool {
        guard let column = choice?.column else { return true }
        let cell = places[places.count - keys.names.count + column]
        let word = plan.text(string(cell))
        if choice?.takes(text[Int(cell.x)..<Int(cell.y)], text: word) ?? true { return true }
        add(
            .recordNotAStay, at: position, field: plan.table.fieldName(column: column),
            plan.table.notChosen(word, column: column), of: record)
        return false
    }

    // MARK: Findings

    private mutating func report(_ error: JSONError, of record: Range<Int>?) {
        let isText = error.kind != .encoding
        add(
            isText ? .jsonMalformed : .encodingInvalid, at: error.position,
            isText ? [.reason: .text(error.message)] : [.problem: .key(ReadingProblem.Encoding.notUTF8)], of: record)
    }

    private mutating func add(
        _ code: ReadingCode, at position: JSONPosition, field: String = "", _ facts: FindingArguments,
        of record: Range<Int>?
    ) {
        var digest = Hash64()
        if let record { digest.add(cut.bytes[record]) }
        findings.add(
            code, file: plan.table.file, line: position.line, column: position.column, field: field,
            arguments: facts, recordDigest: digest.value)
    }
}

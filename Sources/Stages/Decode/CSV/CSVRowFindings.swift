internal import InnkeeperCore
internal import InnkeeperFormats

/// What is wrong with the records of a slice, each finding with its place in the file.
struct CSVRowFindings {
    var findings = Findings()

    private let chunk: CSVChunk
    private let index: CSVIndex
    private let plan: CSVPlan
    /// Of the last record with a finding.
    private var lastWalk: CSVRecordWalk?

    init(_ chunk: CSVChunk, index: CSVIndex, plan: CSVPlan) {
        self.chunk = chunk
        self.index = index
        self.plan = plan
    }

    /// At the first byte of a field.
    mutating func add(_ code: ReadingCode, _ record: Int, _ field: Int, _ facts: FindingArguments) {
        let cell = index.field(field, of: record)
        add(code, record, at: cell.lowerBound, field: plan.table.fieldName(column: field), facts)
    }

    /// The natural key of a record with all its fields; empty for others.
    private func key(_ record: Int) -> String {
        let columns = plan.table.namingColumns
        guard columns.allSatisfy({ $0 < index.fieldCount(record) }) else { return "" }
        return columns.map { plan.text(chunk.bytes[index.field($0, of: record)]) }.joined(separator: "/")
    }

    mutating func add(
        _ code: ReadingCode, _ record: Int, at position: Int, field: String = "", _ facts: FindingArguments
    ) {
        let found = walk(record) { [chunk, plan] in
            $0.position(of: position, in: chunk.bytes, encoding: plan.encoding)
        }
        let (key, digest) = walk(record) { ($0.key, $0.digest) }
        let isSheet = plan.table.settings.isWorksheet
        let cell =
            isSheet ? (0..<index.fieldCount(record)).last { index.field($0, of: record).lowerBound <= position } : nil
        findings.add(
            code, file: plan.table.file, line: plan.line(of: record, in: chunk, index) + (isSheet ? 0 : found.line),
            column: plan.column(found, of: cell ?? 0), record: key, field: field, arguments: facts,
            recordDigest: digest)
    }

    /// Looks for something in a record, on from where the last finding in it is.
    mutating func walk<Found>(_ record: Int, _ look: (inout CSVRecordWalk) -> Found) -> Found {
        var walk =
            lastWalk.flatMap { $0.record == record ? $0 : nil }
            ?? CSVRecordWalk(record, index.range(of: record, in: chunk.bytes), in: chunk.bytes, key: key(record))
        defer { lastWalk = walk }
        return look(&walk)
    }
}

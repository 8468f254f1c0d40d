import InnkeeperCore
import InnkeeperFormats

/// Reads a JSON table, whose rows are the records that a splitter cuts out.
struct JSONTableReader: SourceReader {
    private(set) var plan: JSONTablePlan
    private var splitter: any JSONSplitter
    /// Problems of the whole file are reported in the first slice.
    private var hasReportedProblems = false

    init(_ plan: JSONTablePlan, _ splitter: any JSONSplitter) {
        self.plan = plan
        self.splitter = splitter
    }

    var framing: Framing { splitter.framing }
    var reading: [ReadingNote] { plan.reading }
    var carried: Set<String> { plan.table.carried }
    var cells: (any RecordCells)? { JSONTableCells(plan: within(splitter.depthLimit)) }
    var lineMask: (any LineMask)? { plan.lineMask }

    var dateOrder: SeenDateOrder? { plan.table.dateOrder(in: "json") }

    mutating func adopt(_ order: DateOrder, reason: String) { plan.table.adopt(order, reason: reason) }

    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) { splitter.makeRoom(usual: usual) }

    mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice] { slices(splitter.push(consume bytes)) }

    mutating func finish() -> [any SourceSlice] { slices(splitter.finish()) }

    private mutating func slices(_ cuts: [JSONCut]) -> [any SourceSlice] {
        cuts.map { cut in
            let isFirst = !hasReportedProblems
            hasReportedProblems = true
            return JSONTableSlice(cut: cut, plan: within(cut.depthLimit), isFirst: isFirst)
        }
    }

    /// The depth includes what surrounds the records.
    private func within(_ depthLimit: Int) -> JSONTablePlan {
        var plan = plan
        plan.depthLimit = depthLimit
        return plan
    }
}

/// Some records of a JSON table, decoded on any core.
struct JSONTableSlice: TableSlice {
    let cut: JSONCut
    let plan: JSONTablePlan
    let isFirst: Bool

    func decode() -> DecodedSlice {
        let rows = JSONTableRows(cut, plan: plan)
        var findings = problems
        findings.append(contentsOf: rows.findings)
        cut.partial?.report(plan.table.file, to: &findings)
        let slice = DecodedSlice(
            batch: plan.table.decode(rows, records: rows.references), bytes: cut.bytes, offset: Int64(cut.offset),
            records: rows.spans, findings: findings, cells: JSONTableCells(plan: plan), columns: rows.columns)
        return plan.table.withoutBlocked(slice, rows)
    }

    var shapes: ColumnShapes {
        var shapes = ColumnShapes()
        shapes.add(JSONTableRows(cut, plan: plan), of: plan.table)
        return shapes
    }

    private var problems: Findings {
        var findings = Findings()
        guard isFirst else { return findings }
        for problem in plan.table.problems {
            findings.add(
                code: problem.code, file: plan.table.file, line: cut.start.line, column: cut.start.column,
                field: problem.field, arguments: problem.facts(header: plan.table.header))
        }
        for unread in plan.table.unreadColumns {
            findings.add(
                .tableColumnUnread, file: plan.table.file, line: cut.start.line, column: cut.start.column,
                field: unread.field.rawValue, arguments: unread.facts)
        }
        return findings
    }
}

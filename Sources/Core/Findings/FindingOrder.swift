/// The order of findings: source and file (the order of `Dataset.files`), line, column, code, field, related record.
struct FindingOrder {
    /// The sort key of a finding.
    struct Key: Sendable {
        var row: StoredFinding
        var related: (file: Int, line: Int)
    }

    private let codeRanks: [Int]
    private let fieldRanks: [Int]

    /// The order of findings with the codes and fields of `findings`.
    init(_ findings: Findings) {
        codeRanks = FindingOrder.ranks(findings.codes)
        fieldRanks = FindingOrder.ranks(findings.fields)
    }

    /// The rows of the findings in memory, in order.
    func sorted(_ findings: Findings) -> [StoredFinding] {
        let rows = findings.rows.held
        func comesBefore(_ a: StoredFinding, _ b: StoredFinding) -> Bool {
            self.comesBefore(a, b) { findings.related(at: $0.textStart) }
        }
        // In most runs they already are in order, and sorting needs memory.
        let isSorted = rows.indices.dropFirst().allSatisfy { !comesBefore(rows[$0], rows[$0 - 1]) }
        return isSorted ? rows : rows.sorted(by: comesBefore)
    }

    func comesBefore(_ a: Key, _ b: Key) -> Bool {
        if let decided = compare(a.row, b.row) { return decided }
        return a.related < b.related
    }

    /// `related` is called only if everything else is equal.
    @inline(__always)
    private func comesBefore(
        _ a: StoredFinding, _ b: StoredFinding, related: (StoredFinding) -> (file: Int, line: Int)
    ) -> Bool {
        if let decided = compare(a, b) { return decided }
        return related(a) < related(b)
    }

    /// nil if everything but the related record is equal.
    @inline(__always)
    private func compare(_ a: StoredFinding, _ b: StoredFinding) -> Bool? {
        if a.file != b.file { return a.file < b.file }
        if a.line != b.line { return a.line < b.line }
        if a.column != b.column { return a.column < b.column }
        if a.code != b.code { return codeRanks[Int(a.code)] < codeRanks[Int(b.code)] }
        if a.field != b.field { return fieldRanks[Int(a.field)] < fieldRanks[Int(b.field)] }
        return nil
    }

    private static func ranks(_ names: [String]) -> [Int] {
        var ranks = [Int](repeating: 0, count: names.count)
        for (rank, index) in names.indices.sorted(by: { names[$0] < names[$1] }).enumerated() { ranks[index] = rank }
        return ranks
    }
}

extension Findings {
    /// The related record of a finding in memory, by the start of its texts.
    fileprivate func related(at start: Int) -> (file: Int, line: Int) {
        ranges(at: start).related.map { ($0.file, $0.line) } ?? (-1, -1)
    }

    /// The sort key of a finding in memory.
    func key(_ index: Int) -> FindingOrder.Key {
        let row = rows.held[index]
        return FindingOrder.Key(row: row, related: related(at: row.textStart))
    }
}

/// Iterates over sorted blocks in overall order. Among equal findings, those of the earlier block come first.
struct FindingMerge {
    /// What comes next: a whole block, or adjacent findings of a block in memory.
    enum Step {
        case block(SpilledBlocks<Findings>.Place)
        case findings(Range<Int>, of: Findings, textsInOrder: Bool)
    }

    /// A block that wasn't opened yet.
    private struct Run {
        var number: Int
        var first: FindingOrder.Key
        var last: FindingOrder.Key

        init(_ number: Int, _ summary: Findings.Summary) {
            (self.number, first, last) = (number, summary.first, summary.last)
        }
    }

    /// A block with findings still to come.
    private struct Cursor {
        let number: Int
        let block: Findings
        let textsInOrder: Bool
        private(set) var position = 0
        private(set) var key: FindingOrder.Key

        init(_ number: Int, _ block: Findings) {
            self.number = number
            self.block = block
            textsInOrder = block.areTextsInOrder
            key = block.key(0)
        }

        /// Goes on to a finding; false if there is none.
        mutating func advance(to position: Int) -> Bool {
            self.position = position
            guard position < block.rows.held.count else { return false }
            key = block.key(position)
            return true
        }

        /// The end of the findings from here on of which all but the first come before `limit`; the block's end without
        /// one.
        func end(before limit: FindingOrder.Key?, _ order: FindingOrder) -> Int {
            guard let limit else { return block.rows.held.count }
            var (low, high) = (position + 1, block.rows.held.count)
            while low < high {
                let middle = (low + high) / 2
                if order.comesBefore(block.key(middle), limit) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private let findings: Findings
    private let spilled: SpilledBlocks<Findings>
    private let order: FindingOrder
    /// Blocks not yet opened; the one that begins first is last.
    private var waiting: [Run]
    private var open: [Cursor] = []

    /// The findings that `findings` holds in memory must be sorted too.
    init(_ findings: Findings, _ spilled: SpilledBlocks<Findings>, _ order: FindingOrder) {
        self.findings = findings
        self.spilled = spilled
        self.order = order
        var runs = spilled.places.enumerated().map { Run($0, $1.summary) }
        if !findings.rows.held.isEmpty { runs.append(Run(runs.count, findings.held.summary)) }
        waiting = runs.sorted {
            order.comesBefore($1.first, $0.first) || !order.comesBefore($0.first, $1.first) && $0.number > $1.number
        }
    }

    mutating func next() -> Step? {
        if open.isEmpty {
            guard let run = waiting.popLast() else { return nil }
            let isAlone = waiting.last.map { order.comesBefore(run.last, $0.first) } ?? true
            if isAlone, run.number < spilled.places.count { return .block(spilled.places[run.number]) }
            open.append(Cursor(run.number, findings.block(run.number)))
        }
        var least = least()
        // Open the blocks that begin with a lesser or equal finding, as their findings compete too.
        while let run = waiting.last, !order.comesBefore(open[least].key, run.first) {
            waiting.removeLast()
            open.append(Cursor(run.number, findings.block(run.number)))
            least = self.least()
        }
        let cursor = open[least]
        let end = cursor.end(before: limit(for: least), order)
        if !open[least].advance(to: end) { open.remove(at: least) }
        return .findings(cursor.position..<end, of: cursor.block, textsInOrder: cursor.textsInOrder)
    }

    /// What comes next of all blocks but that one.
    private func limit(for number: Int) -> FindingOrder.Key? {
        var limit = waiting.last?.first
        for index in open.indices where index != number {
            if limit.map({ order.comesBefore(open[index].key, $0) }) ?? true { limit = open[index].key }
        }
        return limit
    }

    /// The open block whose finding comes next.
    private func least() -> Int {
        var least = 0
        for index in open.indices.dropFirst() {
            let (a, b) = (open[index], open[least])
            if order.comesBefore(a.key, b.key) || a.number < b.number && !order.comesBefore(b.key, a.key) {
                least = index
            }
        }
        return least
    }
}

/// Where findings go that don't fit in memory.
public struct FindingSpill: Sendable {
    let file: any SpillFile
    /// Bytes of rows and texts that may be kept in memory.
    let budget: Int
    /// Findings per block.
    let blockSize: Int

    /// A fifth of 64 MiB: sorting, and blocks that are read back by several tasks, take as much again and more.
    public static let budget = 12 << 20

    public init(_ file: any SpillFile, budget: Int = FindingSpill.budget, blockSize: Int = 1 << 14) {
        self.file = file
        self.budget = budget
        self.blockSize = blockSize
    }
}

extension Findings: SpillBlock {
    struct Summary: Sendable {
        var first: FindingOrder.Key
        var last: FindingOrder.Key
        var tally: FindingTally
    }

    /// For a block that is in memory and sorted.
    var summary: Summary {
        Summary(first: key(0), last: key(rows.held.count - 1), tally: FindingTally(rows.held))
    }

    static func lost(_ count: Int) -> Findings {
        var text: [UInt8] = []
        FindingTexts(record: "", property: "", value: "", arguments: [:], related: nil, recordDigest: 0)
            .write(to: &text)
        let row = StoredFinding(code: 0, field: 0, file: -1, line: 0, column: 0, textStart: 0)
        return Findings(codes: [""], fields: [""], rows: [StoredFinding](repeating: row, count: count), text: text)
    }

    /// Why some findings could not be read back; nil while all can.
    public var loss: String? { rows.spilled?.file.loss }

    /// Whether all findings are in memory.
    public var areHeld: Bool { rows.spilled == nil }

    /// No findings, with the same codes, fields and spill file.
    var emptied: Findings {
        var empty = Findings(codes: codes, fields: fields, rows: [], text: [])
        empty.spill = spill
        return empty
    }

    /// The findings in memory.
    var held: Findings { Findings(codes: codes, fields: fields, rows: rows.held, text: text) }

    /// The findings of one block; the number after the last gives those in memory.
    func block(_ number: Int) -> Findings {
        guard let spilled = rows.spilled, number < spilled.places.count else { return held }
        return spilled.block(number)
    }

    func rows(ofBlock number: Int) -> [StoredFinding] {
        guard let spilled = rows.spilled, number < spilled.places.count else { return rows.held }
        return spilled.block(number).rows.held
    }

    var blockCount: Int { (rows.spilled?.places.count ?? 0) + 1 }

    /// Block after block, each in memory while `body` runs.
    func forEachBlock(_ body: (Findings) throws -> Void) rethrows {
        for number in 0..<blockCount { try body(block(number)) }
    }

    /// Moves the findings in memory to the file if they exceed the budget.
    public mutating func spillBeyondBudget() {
        let size = rows.held.count * MemoryLayout<StoredFinding>.stride + text.count
        guard let spill, size > spill.budget else { return }
        sortHeld()
        spillHeld()
    }

    /// Moves the findings in memory, which are sorted, to the file in blocks. If the file can't take one, the rest
    /// stays in memory.
    private mutating func spillHeld() {
        guard let spill else { return }
        var blocks = rows.spilled ?? SpilledBlocks(spill.file)
        var spilled = 0
        let isInOrder = areTextsInOrder
        for start in stride(from: 0, to: rows.held.count, by: spill.blockSize) {
            var block = Findings(codes: codes, fields: fields, rows: [], text: [])
            let end = min(start + spill.blockSize, rows.held.count)
            block.appendHeld(start..<end, of: self, textsInOrder: isInOrder)
            guard let more = blocks.appending(block) else { break }
            blocks = more
            spilled = end
        }
        guard spilled > 0 else { return }
        // What is left is little, and nearly always nothing.
        var rest = emptied
        rest.appendHeld(spilled..<rows.held.count, of: self, textsInOrder: isInOrder)
        rows = FindingRows(held: rest.rows.held, spilled: blocks)
        text = rest.text
    }

    /// Appends a finding that is in memory in `other`, which has the same codes and fields.
    private mutating func appendHeld(_ row: StoredFinding, of other: Findings) {
        var moved = row
        moved.textStart = text.count
        text += other.text[row.textStart..<other.ranges(at: row.textStart).end]
        rows.held.append(moved)
    }

    /// Whether the texts of findings in memory lie in the order of these, as they do in a block.
    var areTextsInOrder: Bool {
        rows.held.indices.dropFirst().allSatisfy { rows.held[$0 - 1].textStart < rows.held[$0].textStart }
    }

    /// The same for several findings. Texts that lie in their order are copied in one go.
    private mutating func appendHeld(_ range: Range<Int>, of other: Findings, textsInOrder: Bool) {
        guard let first = range.first, textsInOrder else {
            for index in range { appendHeld(other.rows.held[index], of: other) }
            return
        }
        let start = other.rows.held[first].textStart
        let isToTheEnd = range.upperBound == other.rows.held.count
        let distance = text.count - start
        text += other.text[start..<(isToTheEnd ? other.text.count : other.rows.held[range.upperBound].textStart)]
        rows.held.append(
            contentsOf: other.rows.held[range].lazy.map { row in
                var moved = row
                moved.textStart += distance
                return moved
            })
    }

    /// The same for findings in sorted order: a full block goes to the file at once.
    private mutating func appendSorted(_ range: Range<Int>, of other: Findings, textsInOrder: Bool) {
        let blockSize = spill?.blockSize ?? .max
        var rest = range
        while !rest.isEmpty {
            let part = rest.prefix(max(1, blockSize - rows.held.count))
            appendHeld(part, of: other, textsInOrder: textsInOrder)
            rest = rest.dropFirst(part.count)
            if rows.held.count >= blockSize { spillHeld() }
        }
    }

    private mutating func appendSorted(where keep: (StoredFinding) -> Bool, of other: Findings) {
        for index in other.rows.held.indices where keep(other.rows.held[index]) {
            appendSorted(index..<index + 1, of: other, textsInOrder: false)
        }
    }

    /// Appends a block that is already in the file.
    private mutating func adopt(_ place: SpilledBlocks<Findings>.Place, of spilled: SpilledBlocks<Findings>) {
        if !rows.held.isEmpty { spillHeld() }
        guard rows.held.isEmpty else {
            // The file can't take any more.
            let block = spilled.block(at: place)
            appendHeld(block.rows.held.indices, of: block, textsInOrder: block.areTextsInOrder)
            return
        }
        rows = FindingRows(spilled: (rows.spilled ?? SpilledBlocks(spilled.file)).appending(place))
    }

    /// The findings whose row `keep` accepts, in order.
    public func keeping(_ keep: (StoredFinding) -> Bool) -> Findings {
        guard let spilled = rows.spilled else { return keepingIndices { keep(rows.held[$0]) } }
        var kept = emptied
        for (number, place) in spilled.places.enumerated() {
            let block = spilled.block(number)
            if block.rows.held.allSatisfy(keep) {
                kept.sortHeld()
                kept.adopt(place, of: spilled)
            } else {
                for row in block.rows.held where keep(row) { kept.appendUnsorted(row, of: block) }
            }
        }
        for row in rows.held where keep(row) { kept.appendUnsorted(row, of: self) }
        return kept
    }

    /// As blocks have to be. Those in memory need not be in order, and neither is one block behind the other before they
    /// are merged.
    private mutating func sortHeld() { rows.held = FindingOrder(self).sorted(held) }

    private mutating func appendUnsorted(_ row: StoredFinding, of other: Findings) {
        appendHeld(row, of: other)
        guard rows.held.count >= spill?.blockSize ?? .max else { return }
        sortHeld()
        spillHeld()
    }

    /// Merges the blocks, each of which is sorted. Of blocks whose ranges overlap, runs of findings are copied.
    mutating func mergeBlocks() {
        guard let spilled = rows.spilled else { return }
        let order = FindingOrder(self)
        rows.held = order.sorted(held)
        var merge = FindingMerge(self, spilled, order)
        var merged = emptied
        while let next = merge.next() {
            switch next {
            case .block(let place): merged.adopt(place, of: spilled)
            case .findings(let range, of: let block, let textsInOrder):
                merged.appendSorted(range, of: block, textsInOrder: textsInOrder)
            }
        }
        self = merged
    }
}

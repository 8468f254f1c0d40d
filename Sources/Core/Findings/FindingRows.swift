/// The rows of all findings: those beyond the budget in a file, the last ones in memory.
public struct FindingRows: RandomAccessCollection, Sendable {
    var held: [StoredFinding] = []
    private(set) var spilled: SpilledBlocks<Findings>?
    /// How many are in the file.
    private(set) var spilledCount = 0

    init(held: [StoredFinding] = [], spilled: SpilledBlocks<Findings>? = nil) {
        self.held = held
        self.spilled = spilled
        spilledCount = spilled?.count ?? 0
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { spilledCount + held.count }

    public subscript(index: Int) -> StoredFinding {
        guard index < spilledCount, let spilled else { return held[index - spilledCount] }
        let (block, offset) = spilled.locate(index)
        return block.rows.held[offset]
    }

    /// Reads block after block.
    public struct Iterator: IteratorProtocol {
        private let rows: FindingRows
        private var current: [StoredFinding] = []
        private var position = 0
        /// Number of the next block; the one after the last is what is in memory.
        private var number = 0

        fileprivate init(_ rows: FindingRows) { self.rows = rows }

        public mutating func next() -> StoredFinding? {
            while position == current.count {
                let blockCount = rows.spilled?.places.count ?? 0
                guard number <= blockCount else { return nil }
                current = number < blockCount ? rows.spilled?.block(number).rows.held ?? [] : rows.held
                number += 1
                position = 0
            }
            defer { position += 1 }
            return current[position]
        }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
}

extension FindingRows: Equatable {
    public static func == (left: FindingRows, right: FindingRows) -> Bool {
        guard left.held == right.held, left.spilledCount == right.spilledCount else { return false }
        guard let mine = left.spilled, let other = right.spilled else { return true }
        return mine.isSame(as: other)
    }
}

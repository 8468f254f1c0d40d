import InnkeeperCore

/// The telephone numbers or e-mail addresses on the cards of a person besides the first one.
struct OtherValues {
    private let best: TextColumn
    /// The others of a card, one per line.
    private let others: TextColumn
    /// Where the values of the current person are, each once.
    private var found: [(isBest: Bool, range: Range<Int>)] = []
    /// The same values, once there are too many to compare each with all others.
    private var seen: Set<ArraySlice<UInt8>> = []
    private var text: [UInt8] = []

    private static let few = 16

    init(_ best: TextColumn, _ others: TextColumn) {
        self.best = best
        self.others = others
    }

    /// Each text once, in order, with ` ::: ` between them; `next` leads from card to card, -1 after the last one.
    mutating func joined(from row: Int, _ next: [Int32]) -> ArraySlice<UInt8> {
        if next[row] < 0, others.isEmpty(row) { return [] }
        found.removeAll(keepingCapacity: true)
        seen.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        var row = row
        while row >= 0 {
            if !best.isEmpty(row) { take(isBest: true, best.range(row)) }
            var start = others.range(row).lowerBound
            let end = others.range(row).upperBound
            while start < end {
                let stop = others.bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
                if start < stop { take(isBest: false, start..<stop) }
                start = stop + 1
            }
            row = Int(next[row])
        }
        return text[...]
    }

    private mutating func take(isBest: Bool, _ range: Range<Int>) {
        let value = bytes(isBest, range)
        if found.count < OtherValues.few {
            if found.contains(where: {
                $0.range.count == range.count && bytes($0.isBest, $0.range).elementsEqual(value)
            }) {
                return
            }
        } else {
            if seen.isEmpty { seen = Set(found.map { bytes($0.isBest, $0.range) }) }
            guard seen.insert(value).inserted else { return }
        }
        if found.count > 1 { text.append(contentsOf: " ::: ".utf8) }
        if !found.isEmpty { text.append(contentsOf: value) }
        found.append((isBest, range))
    }

    private func bytes(_ isBest: Bool, _ range: Range<Int>) -> ArraySlice<UInt8> {
        (isBest ? best : others).bytes[range]
    }
}

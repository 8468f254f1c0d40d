/// Rows whose texts are strictly ascending or descending, where a shorter text precedes a longer one and texts of equal
/// length compare by bytes.
///
/// Numbers that a program assigns consecutively appear in its exports in this order. Whether one occurred before can
/// then be answered without an index: a text beyond the last is new, and any other is found by binary search.
public struct MonotonicKeyRun: Sendable {
    /// Runs of adjacent rows that were taken; rows that were not lie between them.
    private var runs: [Range<UInt32>] = []
    /// Empty before the first row.
    private var lastText: [UInt8] = []
    /// nil until two rows have been taken.
    private var isDescending: Bool?

    public init() {}

    /// All rows that were taken, in order.
    public var ranges: [Range<Int>] { runs.map { Int($0.lowerBound)..<Int($0.upperBound) } }

    /// Takes rows of the batch from `first` on while they are in order, and returns the first that is not, or the
    /// batch's count. Rows without a text are skipped. Row numbers run through `table`, then the batch.
    public mutating func take(_ batch: TextColumn, from first: Int, after table: TextColumn) -> Int {
        let bytes = batch.bytes.span
        let ends = batch.ends.span
        var before: Range<Int>?
        var runStart = table.count + first
        var row = first
        while row < batch.count {
            let text = Int(row == 0 ? 0 : ends[row - 1])..<Int(ends[row])
            if text.isEmpty {
                take(runStart..<table.count + row)
                runStart = table.count + row + 1
            } else {
                if let before {
                    guard isBeyond(Order(of: text, in: bytes, to: before, in: bytes)) else { break }
                } else if !lastText.isEmpty {
                    guard isBeyond(Order(of: text, in: bytes, to: lastText.indices, in: lastText.span)) else { break }
                }
                before = text
            }
            row += 1
        }
        take(runStart..<table.count + row)
        if let before { lastText = Array(batch.bytes[before]) }
        return row
    }

    /// The taken row with the same text as a row of the batch, or nil.
    public func row(of wanted: Int, in batch: TextColumn, after table: TextColumn) -> Int? {
        let text = batch.range(wanted)
        func order(_ row: Int) -> Order {
            let column = row < table.count ? table : batch
            let other = column.range(row < table.count ? row : row - table.count)
            return Order(of: text, in: batch.bytes.span, to: other, in: column.bytes.span)
        }
        guard let last = runs.last.map({ Int($0.upperBound) - 1 }) else { return nil }
        let before: Order = isDescending == true ? .greater : .less
        // The units of a booking are adjacent, and files often continue each other.
        switch order(last) {
        case .same: return last
        case before: break
        default: if isDescending != nil { return nil }
        }
        let after = MonotonicKeyRun.first(runs.indices) { order(Int(runs[$0].lowerBound)) == before }
        guard after > 0 else { return nil }
        let run = Int(runs[after - 1].lowerBound)..<Int(runs[after - 1].upperBound)
        let found = MonotonicKeyRun.first(run) { order($0) == before } - 1
        return order(found) == .same ? found : nil
    }

    private mutating func isBeyond(_ order: Order) -> Bool {
        if order == .same { return false }
        if isDescending == nil { isDescending = order == .less }
        return order == (isDescending == true ? .less : .greater)
    }

    private mutating func take(_ rows: Range<Int>) {
        if rows.isEmpty { return }
        let taken = UInt32(rows.lowerBound)..<UInt32(rows.upperBound)
        if let last = runs.last, last.upperBound == taken.lowerBound {
            runs[runs.count - 1] = last.lowerBound..<taken.upperBound
        } else {
            runs.append(taken)
        }
    }

    /// The first number for which `isReached` holds, given that it then holds for all after it; the end if it holds for
    /// none.
    private static func first(_ numbers: Range<Int>, where isReached: (Int) -> Bool) -> Int {
        var (low, high) = (numbers.lowerBound, numbers.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isReached(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// How one text compares with another.
private enum Order {
    case less, same, greater

    @inline(__always)
    init(of text: Range<Int>, in bytes: Span<UInt8>, to other: Range<Int>, in others: Span<UInt8>) {
        if text.count != other.count {
            self = text.count < other.count ? .less : .greater
            return
        }
        for index in 0..<text.count {
            let own = bytes[text.lowerBound + index]
            let byte = others[other.lowerBound + index]
            if own != byte {
                self = own < byte ? .less : .greater
                return
            }
        }
        self = .same
    }
}

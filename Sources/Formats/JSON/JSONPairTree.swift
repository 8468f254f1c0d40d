/// Two adjacent numbers in an array.
public struct JSONPair: Sendable, Equatable {
    public var first: Double
    public var second: Double

    public init(_ first: Double, _ second: Double) {
        self.first = first
        self.second = second
    }
}

/// Arrays of pairs of numbers, nested to any depth: all pairs in one list, and where the arrays end in it.
///
/// Read before the expected depth is known. Of an array with more than two numbers the first two count.
public struct JSONPairTree: Sendable, Equatable {
    /// Arrays around a pair's numbers: 1 for `[1, 2]`; 0 before the first pair.
    public internal(set) var depth = 0
    /// False if something isn't a number or is at a different depth from the rest.
    public internal(set) var isRegular = true
    public internal(set) var count = 0
    /// Stored separately so that a single pair needs no list.
    public internal(set) var first = JSONPair(0, 0)
    /// All pairs, if there are several.
    public internal(set) var pairs: [JSONPair] = []
    /// The number of pairs up to the end of each array of pairs.
    public internal(set) var innerEnds: [Int] = []
    /// The number of arrays of pairs up to the end of each array that contains them.
    public internal(set) var outerEnds: [Int] = []

    public init() {}

    /// A tree with a single pair.
    public init(_ pair: JSONPair) {
        depth = 1
        count = 1
        first = pair
    }

    /// Resets it but keeps its memory.
    public mutating func clear() {
        depth = 0
        isRegular = true
        count = 0
        first = JSONPair(0, 0)
        pairs.removeAll(keepingCapacity: true)
        innerEnds.removeAll(keepingCapacity: true)
        outerEnds.removeAll(keepingCapacity: true)
    }

    /// Reads the value that begins with `event`. All its bytes must have been pushed.
    public mutating func read(_ event: JSONEvent, from tokens: inout some JSONTokens) throws(JSONError) {
        guard event == .arrayStart else {
            isRegular = false
            if event == .objectStart { _ = try tokens.skip(to: tokens.depth - 1) }
            return
        }
        var level = 1
        var numbers = 0
        var pair = JSONPair(0, 0)
        while level > 0 {
            switch try tokens.next() {
            case .arrayStart:
                if numbers > 0 { isRegular = false }
                level += 1
                numbers = 0
            case .number:
                numbers += 1
                guard numbers <= 2 else { continue }
                guard let value = tokens.double else {
                    isRegular = false
                    continue
                }
                if numbers == 1 { pair.first = value } else { pair.second = value }
            case .arrayEnd:
                endArray(pair, numbers: numbers, level: level)
                numbers = 0
                level -= 1
            case .objectStart:
                isRegular = false
                _ = try tokens.skip(to: tokens.depth - 1)
            default: isRegular = false
            }
        }
    }

    /// Ends the array at `level`, with the count of numbers since the last bracket.
    @inline(__always) mutating func endArray(_ pair: JSONPair, numbers: Int, level: Int) {
        if numbers > 0 {
            if depth == 0 { depth = level }
            if numbers < 2 || depth != level { isRegular = false }
            count += 1
            if count > 1 {
                if count == 2 { pairs.append(first) }
                pairs.append(pair)
            } else {
                first = pair
            }
        } else if depth > 0 {
            switch depth - level {
            case 1: innerEnds.append(count)
            case 2: outerEnds.append(innerEnds.count)
            case 3: break
            // An empty pair, or one at a level above the others.
            default: isRegular = false
            }
        }
    }
}

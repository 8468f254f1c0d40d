/// The fingerprints of a run's findings, in their order; spilled if the findings are.
public struct FingerprintList: RandomAccessCollection, Sendable {
    private var held: [UInt64]
    private var spilled: SpilledBlocks<NumberBlock>?
    private var spilledCount = 0

    public init(_ values: [UInt64] = []) { held = values }

    /// Spills to the file of the findings; nil keeps all in memory.
    init(spillingTo file: (any SpillFile)?) {
        held = []
        spilled = file.map { SpilledBlocks($0) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { spilledCount + held.count }

    public subscript(index: Int) -> UInt64 {
        guard index < spilledCount, let spilled else { return held[index - spilledCount] }
        let (block, offset) = spilled.locate(index)
        return block.numbers[offset]
    }

    /// Fingerprints in one array: those of a block, or all in memory.
    package struct Together {
        package static let none = Together(from: 0, [])

        package let range: Range<Int>
        private let values: [UInt64]

        fileprivate init(from first: Int, _ values: [UInt64]) {
            range = first..<first + values.count
            self.values = values
        }

        package subscript(index: Int) -> UInt64 { values[index - range.lowerBound] }
    }

    /// The fingerprints in the same array as the one at `index`, if there is one.
    package func together(with index: Int) -> Together {
        guard index < spilledCount, let (block, offset) = spilled?.locate(index) else {
            return Together(from: spilledCount, held)
        }
        return Together(from: index - offset, block.numbers)
    }

    mutating func append(_ values: [UInt64]) {
        if held.isEmpty, !values.isEmpty, let more = spilled?.appending(NumberBlock(numbers: values)) {
            spilled = more
            spilledCount = more.count
        } else {
            held += values
        }
    }

    private var blockCount: Int { (spilled?.places.count ?? 0) + 1 }

    private func block(_ number: Int) -> [UInt64] {
        guard let spilled, number < spilled.places.count else { return held }
        return spilled.block(number).numbers
    }

    /// Gives repeats of a value (second, third …) values of their own. Values in a file are processed in parts, so that
    /// the bookkeeping stays small.
    mutating func numberEqualOnes(partSize: Int = 1 << 20) {
        guard spilledCount > 0 else {
            held = Fingerprints.numbered(held)
            return
        }
        var partCount = 1
        while partCount * partSize < count { partCount *= 2 }
        for part in 0..<partCount { numberEqualOnes(part, of: partCount) }
    }

    private mutating func numberEqualOnes(_ part: Int, of partCount: Int) {
        // A value changed by numbering may move to another part, but it has no equal there.
        func isMeant(_ value: UInt64) -> Bool { Int(value >> 20) & (partCount - 1) == part }
        var filter = DuplicatePrefilter(count: count / partCount + 1)
        for number in 0..<blockCount {
            for value in block(number) where isMeant(value) { filter.note(value) }
        }
        var counts: [UInt64: Int] = [:]
        for number in 0..<blockCount {
            var values = block(number)
            var isChanged = false
            for index in values.indices where isMeant(values[index]) && filter.mayRepeat(values[index]) {
                let earlier = counts[values[index], default: 0]
                counts[values[index]] = earlier + 1
                guard earlier > 0 else { continue }
                values[index] = Fingerprints.numbered(values[index], earlier)
                isChanged = true
            }
            guard isChanged else { continue }
            if let spilled, number < spilled.places.count {
                spilled.replace(number, with: NumberBlock(numbers: values))
            } else {
                held = values
            }
        }
    }
}

extension FingerprintList: Equatable {
    public static func == (left: FingerprintList, right: FingerprintList) -> Bool { left.elementsEqual(right) }
}

/// Consecutive numbers of a list that doesn't fit in memory.
struct NumberBlock: SpillBlock {
    var numbers: [UInt64]

    var count: Int { numbers.count }
    var summary: Bool { true }

    static func lost(_ count: Int) -> NumberBlock { NumberBlock(numbers: [UInt64](repeating: 0, count: count)) }
}

extension NumberBlock {
    func write(to writer: inout BinaryWriter) { writer.put(numbers) }

    init(from reader: inout BinaryReader) throws(BinaryFault) { numbers = try reader.numbers() }
}

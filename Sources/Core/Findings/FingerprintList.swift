/// The fingerprints of a run's findings, in their order; of findings that are spilled they are too.
public struct FingerprintList: RandomAccessCollection, Sendable {
    private var held: [UInt64]
    private var spilled: SpilledBlocks<NumberBlock>?
    private var spilledCount = 0

    public init(_ values: [UInt64] = []) { held = values }

    /// Some that go where the findings went; nil holds all.
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

    /// Gives the second, third … of equal values a value of its own. Of values in a file a part is looked at at a time,
    /// so that what is noted of them stays small.
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
        // Values that get a number may come into another part: there they have no like.
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

/// Some numbers of a list that is too long for the memory.
struct NumberBlock: SpillBlock {
    var numbers: [UInt64]

    var count: Int { numbers.count }
    var edges: Bool { true }

    static func lost(_ count: Int) -> NumberBlock { NumberBlock(numbers: [UInt64](repeating: 0, count: count)) }
}

extension NumberBlock {
    func write(to writer: inout BinaryWriter) { writer.put(numbers) }

    init(from reader: inout BinaryReader) throws(BinaryFault) { numbers = try reader.numbers() }
}

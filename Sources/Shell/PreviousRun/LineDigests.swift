import Core
import Stages

/// The lines of a file, each told by a digest of 128 bits, as whole files are: two nights share nearly all of their lines,
/// and what is the same to the byte need not be read again. They are taken as the file is written, or from the file.
package struct LineDigests: Sendable {
    /// The bytes before the first line.
    package private(set) var head: [UInt8] = []
    /// Of each line without its end.
    package private(set) var digests: [Digest.Line] = []
    /// Where each line begins.
    package private(set) var starts: [Int64] = []
    /// Where the last one ends.
    package private(set) var end: Int64 = 0
    private let headCount: Int
    private let hasStarts: Bool
    /// What came of a line whose end has not come.
    private var open: [UInt8] = []

    /// Of bytes that will come; the first `headCount` are no lines. About `count` lines are expected. Without places
    /// `starts` stays empty.
    package init(headCount: Int, count: Int = 0, hasStarts: Bool = true) {
        self.headCount = headCount
        self.hasStarts = hasStarts
        digests.reserveCapacity(count)
        if hasStarts { starts.reserveCapacity(count) }
    }

    /// Reads the file at `path`. Its first `headCount` bytes are no lines.
    package init(_ path: String, headCount: Int) throws(Posix.Failure) {
        let descriptor = try Posix.open(path)
        defer { Posix.close(descriptor) }
        try self.init(descriptor, headCount: headCount)
    }

    /// Reads an open file from its beginning. All bytes go through `whole` too.
    package init(_ descriptor: Int32, headCount: Int, count: Int = 0, _ whole: Digest? = nil) throws(Posix.Failure) {
        let most = LineDigests.mostLines(in: try Posix.status(of: descriptor).size)
        self.init(headCount: headCount, count: min(max(0, count), most))
        var chunk: [UInt8] = []
        while true {
            chunk.removeAll(keepingCapacity: true)
            try Posix.read(descriptor, at: end, count: RecordPipeline.chunkSize, behind: &chunk)
            if chunk.isEmpty { break }
            whole?.add(chunk[...])
            add(chunk[...])
        }
        finish()
    }

    /// So many lines a file of bookings may have: in fewer bytes no day is written.
    static func mostLines(in length: Int64) -> Int { Int(clamping: length / 8) }

    /// Takes the next bytes.
    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        let ownHead = bytes.prefix(headCount - head.count)
        head += ownHead
        let lines = bytes.dropFirst(ownHead.count)
        let start = end + Int64(ownHead.count)
        end += Int64(bytes.count)
        let lineEnd = open.isEmpty ? lines.startIndex : (lines.firstIndex(of: 0x0A) ?? lines.endIndex - 1) + 1
        if lineEnd > lines.startIndex {
            open += lines[..<lineEnd]
            close(endingAt: start + Int64(lineEnd - lines.startIndex))
        }
        let whole = lines[lineEnd...]
        open += whole.dropFirst(take(whole, at: end - Int64(whole.count)))
    }

    /// No more bytes come: the last line may have no end.
    package mutating func finish() {
        guard !open.isEmpty else { return }
        open.append(0x0A)
        close(endingAt: end + 1)
    }

    /// Takes the open line, if its end has come.
    private mutating func close(endingAt end: Int64) {
        open.removeFirst(take(open[...], at: end - Int64(open.count)))
    }

    /// Takes the lines that end in `bytes`, which begin at `offset`; gives how many bytes those are.
    private mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> Int {
        Digest.forEachLine(of: bytes) { line, start in
            digests.append(line)
            if hasStarts { starts.append(offset + Int64(start)) }
        }
    }

    package var count: Int { digests.count }

    /// Which lines this file shares with another.
    package struct Shared: Sendable {
        /// Of each line of the other.
        package var others: [Bool]
        /// Numbers of the lines that the other does not have.
        package var left: [Int] = []
    }

    /// Finds the lines of `other` that are the same as one of these, each of both once.
    ///
    /// Most are there in the same order, with a few others between: so they are first looked for a few lines behind the
    /// one before. Those that are not found so are looked for among all that are left.
    package func shared(with other: LineDigests, jobs: Int = 1) async -> Shared {
        var shared = Shared(others: [Bool](repeating: false, count: other.count))
        let missed = findInOrder(other, &shared.others)
        if missed.isEmpty { return shared }
        var rest: [Int32] = []
        rest.reserveCapacity(other.count - (count - missed.count))
        for number in shared.others.indices where !shared.others[number] { rest.append(Int32(number)) }
        var isFound = [Bool](repeating: false, count: count)
        var bits = 0
        while bits < 12, rest.count >> bits > 4096 { bits += 1 }
        let own = LineParts(missed, digests, bits: bits)
        let others = LineParts(rest, other.digests, bits: bits)
        let found = await inParallel((0..<1 << bits).pieces(jobs), jobs: jobs) { own.find(among: others, $0) }
        for pair in found.joined() {
            isFound[Int(pair.own)] = true
            shared.others[Int(pair.other)] = true
        }
        for number in missed where !isFound[Int(number)] { shared.left.append(Int(number)) }
        return shared
    }

    /// Gives the numbers of those that were not found.
    private func findInOrder(_ other: LineDigests, _ isTaken: inout [Bool]) -> [Int32] {
        let own = digests.span
        let others = other.digests.span
        var missed: [Int32] = []
        var next = 0
        var misses = 0
        var patience = LineDigests.leastPatience
        for number in own.indices {
            // After so many that are not near, the order goes on somewhere else, if it does.
            let isLost = misses >= patience
            let end = isLost ? others.count : min(next + LineDigests.nearLines, others.count)
            var place = next
            while place < end, others[place] != own[number] { place += 1 }
            if place < end {
                isTaken[place] = true
                next = place + 1
                (misses, patience) = (0, LineDigests.leastPatience)
                continue
            }
            missed.append(Int32(number))
            misses += 1
            if isLost { patience *= 2 }
            // Where there is no order, to look for it is waste.
            if missed.count > 1024 + number / 2 {
                missed.reserveCapacity(missed.count + own.count - number)
                for rest in number + 1..<own.count { missed.append(Int32(rest)) }
                break
            }
        }
        return missed
    }

    /// So many lines that only the other file has may stand between two that both have.
    private static let nearLines = 8
    private static let leastPatience = 32
}

/// Lines by the first bits of their digests, in order within each part (a counting sort): the lines of a part, and the
/// table in which they are looked up, stay in a core's cache.
private struct LineParts: Sendable {
    typealias Pair = (own: Int32, other: Int32)

    private let digests: [Digest.Line]
    private var numbers: [Int32]
    private var ends: [Int]

    init(_ lines: [Int32], _ digests: [Digest.Line], bits: Int) {
        self.digests = digests
        let shift = UInt64(64 - bits)
        let digests = digests.span
        ends = [Int](repeating: 0, count: (1 << bits) + 1)
        for line in lines { ends[Int(digests[Int(line)].high >> shift) + 1] += 1 }
        for part in 1..<ends.count { ends[part] += ends[part - 1] }
        numbers = [Int32](repeating: 0, count: lines.count)
        for line in lines {
            let part = Int(digests[Int(line)].high >> shift)
            numbers[ends[part]] = line
            ends[part] += 1
        }
    }

    /// The lines of some parts that are also in `others`, with the number of each there.
    func find(among others: LineParts, _ parts: Range<Int>) -> [Pair] {
        var table = LineTable()
        var pairs: [Pair] = []
        pairs.reserveCapacity(parts.reduce(0) { $0 + self[$1].count })
        for part in parts {
            // Gathered before: reads that nothing waits for do not wait for each other either.
            table.fill(others[part], others.digests(of: part))
            let numbers = self[part]
            for (number, place) in zip(numbers, table.take(digests(of: part))) where place >= 0 {
                pairs.append((own: number, other: place))
            }
        }
        return pairs
    }

    /// After the sort each part ends where its last line went.
    private subscript(part: Int) -> ArraySlice<Int32> { numbers[(part == 0 ? 0 : ends[part - 1])..<ends[part]] }

    private func digests(of part: Int) -> [Digest.Line] { self[part].map { digests[Int($0)] } }
}

/// Lines by their digests, each to be taken once; of equal ones only the first. An open table with linear probing.
private struct LineTable {
    /// Index in `lines` + 1; 0 is a free slot.
    private var slots: [UInt32] = []
    private var lines: [Digest.Line] = []
    /// -1 for one that is taken.
    private var numbers: [Int32] = []

    mutating func fill(_ added: ArraySlice<Int32>, _ digests: [Digest.Line]) {
        var size = 16
        while size < added.count * 4 { size *= 2 }
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(0, count: size))
        lines.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        for (number, line) in zip(added, digests) {
            let slot = slot(of: line)
            guard slots[slot] == 0 else { continue }
            lines.append(line)
            numbers.append(number)
            slots[slot] = UInt32(lines.count)
        }
    }

    /// The number of each line; -1 if it is not there or taken.
    mutating func take(_ wanted: [Digest.Line]) -> [Int32] {
        wanted.map { line in
            let entry = Int(slots[slot(of: line)]) - 1
            guard entry >= 0 else { return -1 }
            defer { numbers[entry] = -1 }
            return numbers[entry]
        }
    }

    /// Where the line is, or would be.
    private func slot(of line: Digest.Line) -> Int {
        var slot = Int(truncatingIfNeeded: line.low) & (slots.count - 1)
        while slots[slot] != 0, lines[Int(slots[slot]) - 1] != line { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

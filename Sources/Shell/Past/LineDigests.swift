import Core

/// The lines of a file, each told by a digest of 128 bits, as whole files are: two nights share nearly all of their lines,
/// and what is the same to the byte need not be read again.
package struct LineDigests: Sendable {
    /// The bytes before the first line.
    package private(set) var head: [UInt8] = []
    /// Of each line without its end.
    package private(set) var digests: [Digest.Line] = []
    /// Where each line begins.
    package private(set) var starts: [Int64] = []
    /// Where the last one ends.
    package private(set) var end: Int64 = 0

    /// Reads the file at `path`. Its first `headCount` bytes are no lines; all bytes go through `whole` too.
    package init(_ path: String, headCount: Int, _ whole: Digest? = nil) throws(Posix.Failure) {
        let descriptor = try Posix.open(path)
        defer { Posix.close(descriptor) }
        head = try Posix.read(descriptor, at: 0, count: headCount)
        whole?.add(head[...])
        end = Int64(head.count)
        var left: [UInt8] = []
        while true {
            let chunk = try Posix.read(descriptor, at: end, count: SliceFlow.chunkSize)
            whole?.add(chunk[...])
            let bytes = left.isEmpty ? chunk : left + chunk
            let start = end - Int64(left.count)
            end += Int64(chunk.count)
            let rest = Digest.addLines(of: bytes, at: start, to: &digests, &starts)
            left = Array(bytes[rest...])
            guard chunk.isEmpty else { continue }
            // The last line may have no end.
            if !left.isEmpty { _ = Digest.addLines(of: left + [0x0A], at: start, to: &digests, &starts) }
            return
        }
    }

    package var count: Int { digests.count }

    /// Which line of `other` each line is; -1 for one that is not there. Each line of `other` is taken once.
    ///
    /// Most are there in the same order: so each is first looked for behind the one before it, and the index of all is
    /// only made when that fails.
    package func places(in other: LineDigests) -> [Int32] {
        var places = [Int32](repeating: -1, count: count)
        var isTaken = [Bool](repeating: false, count: other.count)
        var index: BookingIndex?
        var next = 0
        var searches = 0
        for piece in LineDigests.pieces(of: count) {
            // Where the last piece was searched for line by line, this one will be.
            if searches > LineDigests.pieceSize / 2, let index { touch(piece, in: other, index) }
            searches = 0
            for number in piece {
                let digest = digests[number]
                var found: Int? = next
                if next >= other.count || isTaken[next] || other.digests[next] != digest {
                    if index == nil { index = other.index }
                    searches += 1
                    found = index?.find(digest.high) { other.digests[$0] == digest }
                }
                guard let found, !isTaken[found] else { continue }
                places[number] = Int32(found)
                isTaken[found] = true
                next = found + 1
            }
        }
        return places
    }

    private var index: BookingIndex {
        var index = BookingIndex()
        index.reserveCapacity(count)
        for piece in LineDigests.pieces(of: count) {
            index.touch(digests[piece].map(\.high))
            for number in piece {
                _ = index.insert(digests[number].high, row: number) { digests[$0] == digests[number] }
            }
        }
        return index
    }

    /// Reads what the searches for some lines will read, in the index and in `other`, and gives a sum that means nothing.
    /// These reads do not wait for each other, as those of the searches do.
    @inline(never) @discardableResult
    private func touch(_ piece: Range<Int>, in other: LineDigests, _ index: BookingIndex) -> UInt64 {
        var sum = index.touch(digests[piece].map(\.high))
        for number in piece {
            guard let likely = index.find(digests[number].high, isSame: { _ in true }) else { continue }
            sum &+= other.digests[likely].high
        }
        return sum
    }

    /// So many lines at a time have their slots in the index read before they are searched there.
    private static let pieceSize = 1024

    private static func pieces(of count: Int) -> some Sequence<Range<Int>> {
        stride(from: 0, to: count, by: pieceSize).lazy.map { $0..<min($0 + pieceSize, count) }
    }
}

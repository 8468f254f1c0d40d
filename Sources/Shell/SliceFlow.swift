import Core

/// Takes a file through its reader, slice by slice: cut in sequence, worked on by several cores, taken in order.
struct SliceFlow {
    let descriptor: Int32
    let jobs: Int

    /// Whole chunks of this size make the slices the same in every run. What is made of one fits a core's cache.
    static let chunkSize = 1 << 18

    /// Gives the reader as it is after the last byte. Only so many slices are under way as keep the cores busy.
    func run<Outcome: Sendable>(
        _ start: any SourceReader, _ digest: Digest, work: @escaping @Sendable (any SourceSlice) -> Outcome,
        take: (Outcome, _ reader: any SourceReader, _ offset: Int64) throws -> Void
    ) async throws -> any SourceReader {
        if jobs == 1 { return try runAlone(start, digest, work: work, take: take) }
        var reader = start
        let window = jobs * 2
        try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
            var pending: [any SourceSlice] = []
            var finished: [Int: Outcome] = [:]
            var offset: Int64 = 0
            var started = 0
            var next = 0
            var atEnd = false
            while true {
                while started - next < window {
                    while pending.isEmpty, !atEnd {
                        (pending, atEnd) = try readOn(&reader, from: &offset, digest)
                    }
                    guard !pending.isEmpty else { break }
                    let slice = pending.removeFirst()
                    let number = started
                    group.addTask { (number, work(slice)) }
                    started += 1
                }
                guard next < started else { break }
                while finished[next] == nil, let (number, outcome) = try await group.next() {
                    finished[number] = outcome
                }
                while let outcome = finished.removeValue(forKey: next) {
                    try take(outcome, reader, offset)
                    next += 1
                }
            }
        }
        return reader
    }

    /// On one core a task for each slice would only hand it to another thread and wait for that.
    private func runAlone<Outcome>(
        _ start: any SourceReader, _ digest: Digest, work: (any SourceSlice) -> Outcome,
        take: (Outcome, _ reader: any SourceReader, _ offset: Int64) throws -> Void
    ) throws -> any SourceReader {
        var reader = start
        var offset: Int64 = 0
        while true {
            let (slices, atEnd) = try readOn(&reader, from: &offset, digest)
            for slice in slices { try take(work(slice), reader, offset) }
            if atEnd { return reader }
        }
    }

    /// Gives the reader its next bytes.
    private func readOn(
        _ reader: inout any SourceReader, from offset: inout Int64, _ digest: Digest
    ) throws(Posix.Failure) -> (slices: [any SourceSlice], atEnd: Bool) {
        var (bytes, wanted) = reader.makeRoom(usual: SliceFlow.chunkSize)
        let kept = bytes.count
        try Posix.read(descriptor, at: offset, count: wanted, behind: &bytes)
        let isEnd = bytes.count == kept
        offset += Int64(bytes.count - kept)
        digest.add(bytes[kept...])
        let isEmpty = bytes.isEmpty
        let slices = isEmpty ? [] : reader.push(consume bytes)
        return (isEnd ? slices + reader.finish() : slices, isEnd)
    }
}

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
                        let chunk = try Posix.read(descriptor, at: offset, count: SliceFlow.chunkSize)
                        offset += Int64(chunk.count)
                        digest.add(chunk[...])
                        atEnd = chunk.isEmpty
                        pending = atEnd ? reader.finish() : reader.push(chunk)
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
            let chunk = try Posix.read(descriptor, at: offset, count: SliceFlow.chunkSize)
            offset += Int64(chunk.count)
            digest.add(chunk[...])
            for slice in chunk.isEmpty ? reader.finish() : reader.push(chunk) { try take(work(slice), reader, offset) }
            if chunk.isEmpty { return reader }
        }
    }
}

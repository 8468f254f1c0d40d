import InnkeeperCore
import InnkeeperStages
import Synchronization

/// Runs a file through its pipeline, slice by slice: cut sequentially, processed on several cores, consumed in order.
struct OrderedParallelMap {
    let descriptor: Int32
    let jobs: Int

    /// The result of a task.
    private enum Done<Outcome: Sendable>: Sendable {
        case slice(Int, Outcome)
        case chunk(Room, Posix.Failure?)
    }

    /// Where the next bytes go, after those that the reader keeps; passed back and forth without a copy.
    private final class Room: Sendable {
        let bytes: Mutex<[UInt8]>
        let kept: Int
        let wanted: Int

        init(_ pipeline: inout RecordPipeline) {
            let (bytes, wanted) = pipeline.makeRoom()
            kept = bytes.count
            self.wanted = wanted
            self.bytes = Mutex(bytes)
        }

        func fill(_ descriptor: Int32, from offset: Int64) throws(Posix.Failure) {
            try bytes.withLock { bytes throws(Posix.Failure) in
                try Posix.read(descriptor, at: offset, count: wanted, behind: &bytes)
            }
        }

        func take() -> [UInt8] {
            bytes.withLock { bytes in
                let taken = bytes
                bytes = []
                return taken
            }
        }
    }

    /// Returns the reader as it is after the last byte. Only as many slices are in progress as keep the cores busy;
    /// meanwhile the next chunk is read, which may take as long if it comes from the disk.
    func run<Outcome: Sendable>(
        _ start: RecordPipeline, _ digest: Digest, work: @escaping @Sendable (any SourceSlice) -> Outcome,
        take: (Outcome, _ reader: any SourceReader, _ offset: Int64) throws -> Void
    ) async throws -> any SourceReader {
        if jobs == 1 { return try runAlone(start, digest, work: work, take: take) }
        var pipeline = start
        let window = jobs * 2
        try await withThrowingTaskGroup(of: Done<Outcome>.self) { group in
            var pending: [any SourceSlice] = []
            var finished: [Int: Outcome] = [:]
            var offset: Int64 = 0
            var started = 0
            var next = 0
            var chunk: Room?
            readOn(in: &group, Room(&pipeline), from: offset)
            while true {
                while started - next < window {
                    if pending.isEmpty, let room = chunk {
                        chunk = nil
                        let (slices, atEnd) = push(room, into: &pipeline, &offset, digest)
                        pending = slices
                        if !atEnd { readOn(in: &group, Room(&pipeline), from: offset) }
                    }
                    guard !pending.isEmpty else { break }
                    let slice = pending.removeFirst()
                    let number = started
                    group.addTask { .slice(number, work(slice)) }
                    started += 1
                }
                guard let done = try await group.next() else { break }
                switch done {
                case .slice(let number, let outcome): finished[number] = outcome
                case .chunk(let room, let failure):
                    if let failure { throw failure }
                    chunk = room
                }
                while let outcome = finished.removeValue(forKey: next) {
                    try take(outcome, pipeline.reader, offset)
                    next += 1
                }
            }
        }
        return pipeline.reader
    }

    /// On one core a task per slice would only hand it to another thread and wait.
    private func runAlone<Outcome>(
        _ start: RecordPipeline, _ digest: Digest, work: (any SourceSlice) -> Outcome,
        take: (Outcome, _ reader: any SourceReader, _ offset: Int64) throws -> Void
    ) throws -> any SourceReader {
        var pipeline = start
        var offset: Int64 = 0
        while true {
            let room = Room(&pipeline)
            try room.fill(descriptor, from: offset)
            let (slices, atEnd) = push(room, into: &pipeline, &offset, digest)
            for slice in slices { try take(work(slice), pipeline.reader, offset) }
            if atEnd { return pipeline.reader }
        }
    }

    private func readOn<Outcome>(
        in group: inout ThrowingTaskGroup<Done<Outcome>, any Error>, _ room: Room, from offset: Int64
    ) {
        group.addTask { [descriptor] in
            do throws(Posix.Failure) {
                try room.fill(descriptor, from: offset)
                return .chunk(room, nil)
            } catch {
                return .chunk(room, error)
            }
        }
    }

    /// Passes the bytes that were read to the reader.
    private func push(
        _ room: Room, into pipeline: inout RecordPipeline, _ offset: inout Int64, _ digest: Digest
    ) -> (slices: [any SourceSlice], atEnd: Bool) {
        let bytes = room.take()
        let isEnd = bytes.count == room.kept
        offset += Int64(bytes.count - room.kept)
        digest.add(bytes[room.kept...])
        return (pipeline.push(consume bytes, isLast: isEnd), isEnd)
    }
}

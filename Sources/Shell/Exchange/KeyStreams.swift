import InnkeeperCore
import InnkeeperStages

/// Reads the keys of one bucket from the results of all tasks, in the order of the plan's files.
final class KeyStreams {
    private let exchange: ExchangeFolder
    private let bucket: Int
    private var streams: [Int: Stream] = [:]

    private struct Stream {
        /// Where the next frame is. Files are opened anew for each, as there may be more tasks than a process can open.
        var offset: Int64 = 0
        var number = 0
        var parts: ArraySlice<KeyRows> = []
        var isAtEnd = false
    }

    init(_ exchange: ExchangeFolder, bucket: Int) {
        self.exchange = exchange
        self.bucket = bucket
    }

    /// The next rows of a file of the plan; nil after the last. Ask for all rows of a file before those of a later one.
    func next(of file: Int) throws -> KeyRows? {
        let task = exchange.plan.files[file].task
        var stream = streams[task] ?? Stream()
        defer { streams[task] = stream }
        if stream.parts.isEmpty, !stream.isAtEnd { try read(&stream, task) }
        guard let rows = stream.parts.first, rows.file == file else { return nil }
        stream.parts.removeFirst()
        return rows
    }

    /// Throws a fault if anything is left, or a task's result has no end.
    func finish() throws {
        for task in Set(exchange.plan.files.map(\.task)) {
            var stream = streams[task] ?? Stream()
            if stream.parts.isEmpty, !stream.isAtEnd { try read(&stream, task) }
            guard stream.parts.isEmpty else {
                throw Fault(
                    .usage,
                    "\(exchange.result(ofTask: task)): its files are not in the order of the plan; do task \(task) again"
                )
            }
        }
    }

    private func read(_ stream: inout Stream, _ task: Int) throws {
        let place = exchange.stream(ofTask: task)
        try exchange.naming(place) {
            var reader = try FrameFileReader(
                exchange.result(of: place), place, from: stream.offset, number: stream.number)
            while stream.parts.isEmpty {
                let frame = try reader.next { [bucket] header in
                    header.kind == .slice || header.kind == .keys && header.bucket != bucket
                }
                guard let frame else {
                    stream.isAtEnd = true
                    return
                }
                if frame.kind == .keys, frame.bucket == bucket {
                    stream.parts = try BinaryReader.value(of: KeyBatch.self, inPayload: frame.payload).parts[...]
                }
                (stream.offset, stream.number) = reader.place
            }
        }
    }
}

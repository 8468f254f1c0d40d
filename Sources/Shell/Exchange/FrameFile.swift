import InnkeeperCore

/// Writes the result of a step. It gets its name only once it is complete, so a step that is killed leaves nothing that
/// looks like a result, and one that runs again replaces its own. One that is streamed has no name: its reader sees
/// by its end whether it is complete.
final class FrameFile {
    private enum Place {
        case file(OutputFile, path: String, temporary: String)
        case stream(Int32)
    }

    private let place: Place
    private var writer: FrameWriter

    init(_ path: String, _ stream: FrameStream) throws {
        let temporary = "\(path).new-\(Publisher.ownProcess)"
        try Fault.naming(temporary, "can't be removed") {
            // Of a killed process that had the same number.
            if try Posix.status(temporary) != nil { try Posix.unlink(temporary) }
        }
        place = .file(try OutputFile(temporary, mode: 0o600), path: path, temporary: temporary)
        writer = FrameWriter(stream, checksum: { Digest() })
    }

    /// Passes the result on as it is made. The descriptor stays open.
    init(streamingTo descriptor: Int32, _ stream: FrameStream) {
        place = .stream(descriptor)
        writer = FrameWriter(stream, checksum: { Digest() })
    }

    func write(_ kind: FrameKind, rows: Int = 0, bucket: Int? = nil, _ payload: [UInt8]) throws {
        try put(writer.header(kind, rows: rows, bucket: bucket, payload: payload))
        try put(payload)
    }

    private func put(_ bytes: [UInt8]) throws {
        switch place {
        case .file(let file, _, _): try file.write(bytes[...])
        case .stream(let descriptor):
            try Fault.naming("standard output", "can't be written") { try Posix.write(descriptor, bytes[...]) }
        }
    }

    /// Ends the stream and gives the file its name.
    func finish() throws {
        try put(writer.trailer())
        guard case .file(let file, let path, let temporary) = place else { return }
        _ = try file.close()
        try Fault.naming(path, "can't be made") { try Posix.rename(temporary, to: path) }
    }

    /// Removes what has been written. A stream simply has no end.
    func abandon() {
        if case .file(_, _, let temporary) = place { try? Posix.unlink(temporary) }
    }
}

/// Reads the frames of a result.
struct FrameFileReader {
    private let file: OpenedFile
    private var reader: FrameReader

    /// Begins at a frame; by default at the first.
    init(_ path: String, _ stream: FrameStream, from offset: Int64 = 0, number: Int = 0) throws {
        file = try OpenedFile(path)
        reader = FrameReader(stream, from: offset, number: number, checksum: { Digest() })
    }

    /// Where the next frame begins, and its number.
    var place: (offset: Int64, number: Int) { (reader.offset, reader.number) }

    /// The next frame; nil after the last. A payload that `isSkipped` stays unread.
    mutating func next(isSkipped: (FrameHeader) -> Bool = { _ in false }) throws -> FrameReader.Frame? {
        let descriptor = file.descriptor
        return try reader.next(size: file.size, isSkipped: isSkipped) { offset, count in
            try Posix.read(descriptor, at: offset, count: count)
        }
    }
}

import InnkeeperCore

/// Writes the result of a task. It gets its name only once it is complete, so a task that is killed leaves nothing that
/// looks like a result, and one that runs again replaces its own.
final class FrameFile {
    private let path: String
    private let temporary: String
    private let file: OutputFile
    private var writer: FrameWriter

    init(_ path: String, _ stream: FrameStream) throws {
        let temporary = "\(path).new-\(Publisher.ownProcess)"
        try Fault.naming(temporary, "can't be removed") {
            // Of a killed process that had the same number.
            if try Posix.status(temporary) != nil { try Posix.unlink(temporary) }
        }
        file = try OutputFile(temporary, mode: 0o600)
        self.path = path
        self.temporary = temporary
        writer = FrameWriter(stream, checksum: { Digest() })
    }

    func write(_ kind: FrameKind, rows: Int = 0, _ payload: [UInt8]) throws {
        try file.write(writer.header(kind, rows: rows, payload: payload)[...])
        try file.write(payload[...])
    }

    /// Ends the stream and gives the file its name.
    func finish() throws {
        try file.write(writer.trailer()[...])
        _ = try file.close()
        try Fault.naming(path, "can't be made") { try Posix.rename(temporary, to: path) }
    }

    /// Removes what has been written.
    func abandon() { try? Posix.unlink(temporary) }
}

/// Reads the frames of a task's result.
struct FrameFileReader {
    private let file: OpenedFile
    private var reader: FrameReader

    private final class OpenedFile: Sendable {
        let descriptor: Int32
        let size: Int64

        init(_ path: String) throws(Posix.Failure) {
            descriptor = try Posix.openFile(path)
            do throws(Posix.Failure) {
                size = try Posix.status(of: descriptor).size
            } catch {
                Posix.close(descriptor)
                throw error
            }
        }

        deinit { Posix.close(descriptor) }
    }

    /// Begins at a frame; by default at the first.
    init(_ path: String, _ stream: FrameStream, from offset: Int64 = 0, number: Int = 0) throws {
        file = try OpenedFile(path)
        reader = FrameReader(stream, from: offset, number: number, checksum: { Digest() })
    }

    /// Where the next frame begins, and its number.
    var place: (offset: Int64, number: Int) { (reader.offset, reader.number) }

    /// The next frame; nil after the last. A payload that `isSkipped` stays unread.
    mutating func next(isSkipped: (FrameKind) -> Bool = { _ in false }) throws -> FrameReader.Frame? {
        let descriptor = file.descriptor
        return try reader.next(size: file.size, isSkipped: isSkipped) { offset, count in
            try Posix.read(descriptor, at: offset, count: count)
        }
    }
}

/// A file of the output while it is written: counted and digested as the bytes pass, begun to be written back
/// early, whole and synced when it is closed.
package final class OutputFile {
    private let descriptor: Int32
    private let digest = Digest()
    private let path: String
    private var buffer: [UInt8] = []
    private var written: Int64 = 0
    private var announced: Int64 = 0
    private var isOpen = true

    private static let bufferSize = 1 << 18
    private static let writebackStep: Int64 = 1 << 24

    package init(_ path: String, mode: Int) throws {
        self.path = path
        do {
            descriptor = try Posix.create(path, mode: mode)
        } catch {
            throw Fault(.outputFailed, "\(path): can't be made: \(error.text)")
        }
    }

    deinit { if isOpen { Posix.close(descriptor) } }

    package func write(_ bytes: ArraySlice<UInt8>) throws {
        if bytes.count >= OutputFile.bufferSize {
            try flush()
            try put(bytes)
        } else {
            buffer.append(contentsOf: bytes)
            if buffer.count >= OutputFile.bufferSize { try flush() }
        }
    }

    /// Writes what is left, waits until the disk has it, and gives length and digest.
    package func close() throws -> (bytes: Int64, digest: String) {
        try flush()
        isOpen = false
        defer { Posix.close(descriptor) }
        do {
            try Posix.sync(descriptor)
        } catch {
            throw Fault(.outputFailed, "\(path): can't be written: \(error.text)")
        }
        return (written, digest.text)
    }

    private func flush() throws {
        guard !buffer.isEmpty else { return }
        try put(buffer[...])
        buffer.removeAll(keepingCapacity: true)
    }

    private func put(_ bytes: ArraySlice<UInt8>) throws {
        do {
            try Posix.write(descriptor, bytes)
        } catch {
            throw Fault(.outputFailed, "\(path): can't be written: \(error.text)")
        }
        digest.add(bytes)
        written += Int64(bytes.count)
        if written - announced >= OutputFile.writebackStep {
            Posix.startWriting(descriptor, from: announced, count: written - announced)
            announced = written
        }
    }
}

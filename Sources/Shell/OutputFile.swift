/// A file of the output while it is written: counted and digested as the bytes pass, and begun to be written back
/// early, so that the sync of the whole folder at the end of the run finds little left to do.
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

    /// `mode` is what the file has in the end, whatever the umask says.
    package init(_ path: String, mode: Int, group: Posix.Group? = nil) throws {
        self.path = path
        do {
            descriptor = try OutputFile.create(path, mode, group)
        } catch {
            throw Fault(.outputFailed, "\(path): can't be made: \(error.text)")
        }
    }

    deinit { if isOpen { Posix.close(descriptor) } }

    private static func create(_ path: String, _ mode: Int, _ group: Posix.Group?) throws(Posix.Failure) -> Int32 {
        let descriptor = try Posix.create(path, mode: mode & 0o700)
        guard mode & 0o077 != 0 || group != nil else { return descriptor }
        do {
            try Posix.share(descriptor, mode: mode, group: group)
        } catch {
            Posix.close(descriptor)
            throw error
        }
        return descriptor
    }

    package func write(_ bytes: ArraySlice<UInt8>) throws {
        if bytes.count >= OutputFile.bufferSize {
            try flush()
            try put(bytes)
        } else {
            buffer.append(contentsOf: bytes)
            if buffer.count >= OutputFile.bufferSize { try flush() }
        }
    }

    /// Writes what is left, and gives length and digest. The disk may not have it yet: `DiskFolder.sync` waits.
    package func close() throws -> (bytes: Int64, digest: String) {
        try flush()
        if written > announced { Posix.startWriting(descriptor, from: announced, count: written - announced) }
        isOpen = false
        Posix.close(descriptor)
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

/// A file of the output while it is written: its bytes are counted and digested as they pass.
///
/// A small file is written when it is closed. A larger one goes through a `BlockWriter`, so that the caller waits for
/// the disk only if the disk is the slower of the two.
package final class OutputFile {
    private let descriptor: Int32
    private let path: String
    private var block = BlockWriter.Block()
    private var writer: BlockWriter?
    private var isOpen = true

    private static let smallSize = 1 << 18

    /// Creates a file with these bytes.
    package static func write(_ bytes: [UInt8], to path: String, mode: Int = 0o600) throws {
        let file = try OutputFile(path, mode: mode)
        try file.write(bytes[...])
        _ = try file.close()
    }

    /// `mode` is the file's final mode, whatever the umask.
    package init(_ path: String, mode: Int, group: Posix.Group? = nil) throws {
        self.path = path
        descriptor = try Fault.naming(path, "can't be made") { try OutputFile.create(path, mode, group) }
    }

    deinit { if isOpen { end() } }

    /// The writer must be done before the descriptor is closed.
    private func end() {
        writer?.drain()
        Posix.close(descriptor)
    }

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
        var rest = bytes
        while !rest.isEmpty {
            let part = rest.prefix(limit - block.bytes.count)
            block.bytes.append(contentsOf: part)
            rest = rest.dropFirst(part.count)
            if block.bytes.count == limit { try flush() }
        }
    }

    /// Lets `fill` append bytes to those waiting to be written, at most `room` of them.
    package func append(_ fill: (_ block: inout [UInt8], _ room: Int) -> Void) throws {
        fill(&block.bytes, limit - block.bytes.count)
        if block.bytes.count == limit { try flush() }
    }

    /// The size at which the block is full.
    private var limit: Int { writer == nil ? OutputFile.smallSize : block.padding + BlockWriter.blockSize }

    /// Writes the rest, and returns length and digest. The file may not be on disk yet: `DiskFolder.sync` waits for
    /// that.
    package func close() throws -> (bytes: Int64, digest: String) {
        defer {
            isOpen = false
            end()
        }
        return try Fault.naming(path, "can't be written") {
            guard let writer else { return try writeSmall() }
            if block.bytes.count > block.padding { try writer.put(taken()) }
            return try writer.finish()
        }
    }

    private func writeSmall() throws(Posix.Failure) -> (bytes: Int64, digest: String) {
        let bytes = block.bytes[...]
        let digest = Digest()
        digest.add(bytes)
        try Posix.write(descriptor, bytes)
        if !bytes.isEmpty { Posix.startWriting(descriptor, from: 0, count: Int64(bytes.count)) }
        return (Int64(bytes.count), digest.text)
    }

    /// Makes room: a file that is no longer small gets its first block, a full block is handed over.
    private func flush() throws {
        try Fault.naming(path, "can't be written") {
            if let writer {
                try writer.put(taken())
                block = writer.emptyBlock()
            } else {
                let small = taken()
                let writer = BlockWriter(descriptor)
                self.writer = writer
                block = writer.emptyBlock()
                block.bytes.append(contentsOf: small.bytes)
            }
        }
    }

    /// Moves the block out, leaving an empty one.
    private func taken() -> BlockWriter.Block {
        var taken = BlockWriter.Block()
        swap(&taken, &block)
        return taken
    }
}

/// A file of the output while it is written: counted and digested as the bytes pass.
///
/// A small file is written when it is closed. What is larger is handed to a `BlockWriter`, so that whoever writes does
/// not wait for the disk, unless the disk is the slower of the two.
package final class OutputFile {
    private let descriptor: Int32
    private let path: String
    private var block = BlockWriter.Block()
    private var writer: BlockWriter?
    private var isOpen = true

    private static let smallSize = 1 << 18

    /// Makes a file of these bytes.
    package static func write(_ bytes: [UInt8], to path: String, mode: Int = 0o600) throws {
        let file = try OutputFile(path, mode: mode)
        try file.write(bytes[...])
        _ = try file.close()
    }

    /// `mode` is what the file has in the end, whatever the umask says.
    package init(_ path: String, mode: Int, group: Posix.Group? = nil) throws {
        self.path = path
        descriptor = try Fault.naming(path, "can't be made") { try OutputFile.create(path, mode, group) }
    }

    deinit { if isOpen { end() } }

    /// Before the descriptor is given back nobody may write to it any more.
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

    /// Has `fill` put bytes behind those that wait to be written, as many as there is room for at most.
    package func append(_ fill: (_ block: inout [UInt8], _ room: Int) -> Void) throws {
        fill(&block.bytes, limit - block.bytes.count)
        if block.bytes.count == limit { try flush() }
    }

    /// Where the block is full.
    private var limit: Int { writer == nil ? OutputFile.smallSize : block.padding + BlockWriter.blockSize }

    /// Writes what is left, and gives length and digest. The disk may not have it yet: `DiskFolder.sync` waits.
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

    /// Makes room: what is not a small file any more goes to a first block, a block is handed over.
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

    /// The block, of which nothing is left here.
    private func taken() -> BlockWriter.Block {
        var taken = BlockWriter.Block()
        swap(&taken, &block)
        return taken
    }
}

/// Files that fit in memory: configurations, baselines, cases.
package enum SmallFile {
    /// Larger files can't be ours.
    private static let limit = 64 << 20

    package static func read(_ path: String) throws(Posix.Failure) -> [UInt8] {
        let descriptor = try Posix.openFile(path)
        defer { Posix.close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let chunk = try Posix.read(descriptor, count: 1 << 20)
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    /// At most `count` bytes from the beginning of a file, which may be larger.
    package static func head(_ path: String, count: Int) throws(Posix.Failure) -> [UInt8] {
        let descriptor = try Posix.openFile(path)
        defer { Posix.close(descriptor) }
        return try Posix.read(descriptor, count: count)
    }

    /// Passes everything left to read from a descriptor to `take`, piece by piece.
    package static func forEachChunk(_ descriptor: Int32, _ take: ([UInt8]) throws -> Void) throws {
        while true {
            let chunk = try Posix.read(descriptor, count: 1 << 20)
            if chunk.isEmpty { return }
            try take(chunk)
        }
    }

    /// Replaces the file atomically: no one ever sees half of it.
    package static func replace(_ path: String, with bytes: [UInt8], mode: Int = 0o644) throws {
        let temporary = "\(path).new-\(Publisher.ownProcess)"
        do {
            try OutputFile.write(bytes, to: temporary, mode: mode)
            try Posix.rename(temporary, to: path)
        } catch {
            try? Posix.unlink(temporary)
            throw error
        }
    }
}

/// Files that fit in memory: configurations, baselines, cases.
package enum SmallFile {
    /// More than this is none of ours.
    private static let limit = 64 << 20

    package static func read(_ path: String) throws(Posix.Failure) -> [UInt8] {
        let descriptor = try Posix.open(path)
        defer { Posix.close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count < limit {
            let chunk = try Posix.read(descriptor, at: Int64(bytes.count), count: 1 << 20)
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    /// Replaces the file in one step: nobody ever sees half of it.
    package static func replace(_ path: String, with bytes: [UInt8], mode: Int = 0o644) throws {
        let temporary = "\(path).new-\(Publisher.ownProcess)"
        do {
            let file = try OutputFile(temporary, mode: mode)
            try file.write(bytes[...])
            _ = try file.close()
            try Posix.rename(temporary, to: path)
        } catch {
            try? Posix.unlink(temporary)
            throw error
        }
    }
}

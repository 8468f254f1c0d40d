import InnkeeperCore

/// Standard input can't be read twice, so it is spooled to a file that only this user can read, in its own folder.
package struct StandardInput {
    /// The folder, absolute; it holds a single file, `StandardInput.name`.
    package let folder: String

    package static let name = "standard-input"

    /// Copies everything from `descriptor` into a new folder below `parent`. Refuses more than `limit` bytes.
    package init(
        _ descriptor: Int32 = 0, below parent: String, processID: Int32 = Publisher.ownProcess, limit: Int64 = 16 << 30
    ) throws {
        folder = Paths.join(parent, "innkeeper-\(processID)")
        try Publisher.makeFolder(folder)
        let file = try OutputFile(Paths.join(folder, StandardInput.name), mode: 0o600)
        var count: Int64 = 0
        do {
            try SmallFile.forEachChunk(descriptor) { chunk in
                count += Int64(chunk.count)
                guard count <= limit else { throw Fault(.inputMissing, "standard input is larger than \(limit) bytes") }
                try file.write(chunk[...])
            }
            _ = try file.close()
        } catch {
            try? Publisher.removeTree(folder)
            if let failure = error as? Posix.Failure {
                throw Fault(.inputMissing, "standard input can't be read: \(failure.text)")
            }
            throw error
        }
    }

    package func remove() throws { try Publisher.removeTree(folder) }
}

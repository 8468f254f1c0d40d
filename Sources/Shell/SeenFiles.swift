/// What the files of a run were before it began to read them.
package struct SeenFiles: Sendable {
    private let statuses: [String: Posix.Status]

    package init(_ found: FoundFiles) {
        var statuses: [String: Posix.Status] = [:]
        for path in found.paths.compactMap({ $0 }) {
            // One that can't be looked at can't be read either.
            if let status = try? Posix.status(path), status.type == .regular { statuses[path] = status }
        }
        self.statuses = statuses
    }

    /// Throws `SourcesChanged` when a file is no longer what it was: another size, another time, another file. What was
    /// read of it, and what is read of it later, would not fit together.
    package func assertUnchanged() throws(SourcesChanged) {
        let changed = statuses.filter { path, before in (try? Posix.status(path)) != before }
        if !changed.isEmpty { throw SourcesChanged(paths: Set(changed.keys)) }
    }
}

/// Thrown when files were changed while they were read: what was made of them is thrown away.
package struct SourcesChanged: Error, Sendable, Equatable {
    /// Absolute.
    package var paths: Set<String>

    package init(paths: Set<String>) { self.paths = paths }
}

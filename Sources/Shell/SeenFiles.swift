/// The status of a run's files before it began to read them.
package struct SeenFiles: Sendable {
    private let statuses: [String: Posix.Status]

    package init(_ found: FoundFiles) {
        var statuses: [String: Posix.Status] = [:]
        for path in found.paths.compactMap({ $0 }) {
            // A file that is inaccessible can't be read either.
            if let status = try? Posix.status(path), status.type == .regular { statuses[path] = status }
        }
        self.statuses = statuses
    }

    /// Throws `SourcesChanged` if a file has changed: another size, another time, another file. What was read from it
    /// before and what is read later wouldn't fit together.
    package func assertUnchanged() throws(SourcesChanged) {
        let changed = statuses.filter { path, before in (try? Posix.status(path)) != before }
        if !changed.isEmpty { throw SourcesChanged(paths: Set(changed.keys)) }
    }
}

/// Thrown if files changed while they were read: the results are discarded.
package struct SourcesChanged: Error, Sendable, Equatable {
    /// Absolute.
    package var paths: Set<String>

    package init(paths: Set<String>) { self.paths = paths }
}

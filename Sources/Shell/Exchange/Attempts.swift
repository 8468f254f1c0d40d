import InnkeeperCore

/// What runs that are spread over machines keep below their output until they end: the folder `_attempts`, with a folder
/// for each run. Nothing in it is part of a result.
///
/// A run that is at work holds a lock (flock(2)) on the file `lock` in its folder. What a killed run left has none, and is
/// removed by the next run to that output, or by `stage clean`.
package struct Attempts {
    package static let name = "_attempts"

    /// Absolute.
    package let path: String

    package init(of output: String) { path = Paths.join(output, Attempts.name) }

    /// Removes all but those of runs at work. Returns how many were removed, and how many were left.
    package func clean() throws -> (removed: Int, left: Int) {
        var (removed, left) = (0, 0)
        // It may have been replaced by a link to anything.
        guard !Posix.isSymbolicLink(path), try Publisher.exists(path) else { return (0, 0) }
        let names = try Fault.naming(path, "can't be read") { try Posix.names(in: path) }
        for name in names {
            let attempt = Paths.join(path, name)
            if try Attempts.isAtWork(attempt) {
                left += 1
            } else {
                try Publisher.removeTree(attempt)
                removed += 1
            }
        }
        if left == 0 { try Publisher.removeTree(path) }
        return (removed, left)
    }

    /// Moves the folder, if there is one, to another output.
    func move(to other: Attempts) throws {
        guard try Publisher.exists(path) else { return }
        try Fault.naming(path, "can't be moved") { try Posix.rename(path, to: other.path) }
    }

    private static func isAtWork(_ attempt: String) throws -> Bool {
        let lock = Paths.join(attempt, "lock")
        guard !Posix.isSymbolicLink(attempt), try Publisher.exists(lock) else { return false }
        return try Fault.naming(lock, "can't be looked at") {
            guard let descriptor = try Posix.lock(lock) else { return true }
            Posix.unlock(descriptor)
            return false
        }
    }
}

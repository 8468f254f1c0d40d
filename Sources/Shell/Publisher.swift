/// Puts a finished run in the place of the last one, or leaves the last one alone.
///
/// Beside the output folder `NAME` stand, all hidden: `.NAME.new-PID` while a run fills it, `.NAME.previous` (the
/// run before, until the next one ends) and `.NAME.lock`. If a run fails, `NAME.failed.json` says how far it came.
package final class Publisher {
    package let output: String
    package let folder: DiskFolder
    private let lock: Int32

    private var parent: String { Paths.parent(output) }
    private var previous: String { Publisher.beside(output, "previous") }

    /// Refuses an output that must not be replaced, takes the lock, removes what crashed runs left, and makes the
    /// new folder. `inputs` are the absolute paths that are read, the configuration's among them.
    package init(
        output: String, inputs: [String], home: String?, fileMode: Int, processID: Int32 = Publisher.ownProcess
    ) throws {
        self.output = output
        try OutputGuard.check(output, inputs: inputs, home: home)
        try Publisher.makeParents(Paths.parent(output))
        let lockPath = Publisher.beside(output, "lock")
        do {
            guard let lock = try Posix.lock(lockPath) else {
                throw Fault(.locked, "another run is writing \(output); try again when it has ended")
            }
            self.lock = lock
        } catch let failure as Posix.Failure {
            throw Fault(.outputFailed, "\(lockPath): can't be locked: \(failure.text)")
        }
        // Under the lock no other run is alive: every new folder that is still here was left by one that crashed.
        let leftOver = ".\(Paths.name(output)).new-"
        for name in (try? Posix.names(in: Paths.parent(output))) ?? [] where name.hasPrefix(leftOver) {
            try Publisher.removeTree(Paths.join(Paths.parent(output), name))
        }
        folder = try DiskFolder(Publisher.beside(output, "new-\(processID)"), fileMode: fileMode)
    }

    deinit { Posix.close(lock) }

    /// Syncs the new folder and exchanges it with the output. The replaced run is kept beside it, and the one before
    /// that removed while the disk takes the new one.
    package func publish() async throws {
        try folder.write(".gitignore") { piece in try piece(Array("*\n!.gitignore\n".utf8)) }
        let replaces = try Publisher.exists(output)
        let previous = previous
        async let removed: Void = replaces ? Publisher.removeTree(previous) : ()
        try folder.sync()
        try await removed
        if replaces {
            do {
                try Posix.exchange(folder.path, output)
                try Posix.rename(folder.path, to: previous)
            } catch {
                throw Fault(.outputFailed, "\(output): can't be replaced: \(error.text)")
            }
        } else {
            do {
                try Posix.rename(folder.path, to: output)
            } catch {
                throw Fault(.outputFailed, "\(output): can't be made: \(error.text)")
            }
        }
        try DiskFolder.sync(parent)
        try Publisher.removeTree(Publisher.failureNote(output))
    }

    /// Removes the new folder; the output stays as it was.
    package func abandon() throws { try Publisher.removeTree(folder.path) }

    package static func failureNote(_ output: String) -> String { output + ".failed.json" }

    package static func beside(_ output: String, _ suffix: String) -> String {
        Paths.join(Paths.parent(output), ".\(Paths.name(output)).\(suffix)")
    }

    package static func exists(_ path: String) throws -> Bool {
        do {
            return try Posix.status(path) != nil
        } catch {
            throw Fault(.outputFailed, "\(path): can't be looked at: \(error.text)")
        }
    }

    /// Removes a file or a folder with all that is in it; links are removed, never followed.
    package static func removeTree(_ path: String) throws {
        do {
            if Posix.isSymbolicLink(path) { return try Posix.unlink(path) }
            guard let status = try Posix.status(path) else { return }
            guard status.type == .folder else { return try Posix.unlink(path) }
            for name in try Posix.names(in: path) { try removeTree(Paths.join(path, name)) }
            try Posix.removeFolder(path)
        } catch let failure as Posix.Failure {
            throw Fault(.outputFailed, "\(path): can't be removed: \(failure.text)")
        }
    }

    private static func makeParents(_ path: String) throws {
        if try exists(path) { return }
        try makeParents(Paths.parent(path))
        do {
            try Posix.makeFolder(path, mode: 0o777)
        } catch {
            throw Fault(.outputFailed, "\(path): can't be made: \(error.text)")
        }
    }
}

import InnkeeperCore

/// Puts a finished run in the place of the last one, or leaves the last one untouched.
///
/// Beside the output folder `NAME` there are, all hidden: `.NAME.new-PROCESS` while a run fills it, `.NAME.previous`
/// (the run before, until the next one ends) and `.NAME.lock`. If a run fails, `NAME.failed.json` says how far it came.
package final class Publisher {
    /// Absolute, as requested.
    package let output: String
    package let folder: DiskFolder
    package let lock: RunLock
    /// Where the output really is: the exchange must affect the folder, not a link to it.
    private let place: String
    package let kept: KeptRuns
    private let processID: Int32
    /// Once exchanged, the run is published, whatever happens afterwards.
    package private(set) var isPublished = false

    /// The conditions under which a run takes its output.
    package struct Terms: Sendable {
        /// Absolute paths of everything that is read, including the configuration.
        package var inputs: [String]
        package var home: String?
        package var fileMode = 0o600
        /// A group that may read the run too.
        package var group: Posix.Group?
        /// How many past runs are kept.
        package var keep = 1
        /// The number of seconds after which a past run is removed; nil for no limit.
        package var keepFor: Int?
        /// Seconds since 1970.
        package var now: Int64
        package var processID = Publisher.ownProcess

        package init(inputs: [String], home: String?, now: Int64) {
            self.inputs = inputs
            self.home = home
            self.now = now
        }
    }

    /// Refuses an output that must not be replaced, takes the lock, removes what crashed runs left, and creates the new
    /// folder.
    package init(output: String, _ terms: Terms) throws {
        self.output = output
        processID = terms.processID
        try OutputGuard.check(output, inputs: terms.inputs, home: terms.home)
        try Publisher.makeParents(Paths.parent(output))
        place = Publisher.place(of: output)
        lock = try RunLock(
            Publisher.beside(place, "lock"),
            holder: RunLock.Holder(
                process: terms.processID, host: Posix.hostName, startedAt: timestamp(terms.now)),
            of: output)
        _ = try Attempts(of: place).clean()
        kept = KeptRuns(
            output: place, limit: terms.keep, oldest: terms.keepFor.map { terms.now - Int64($0) },
            processID: terms.processID)
        try kept.recover(lock)
        folder = try DiskFolder(
            Publisher.beside(place, "new-\(terms.processID)"), fileMode: terms.fileMode, group: terms.group)
    }

    package var places: WorkPlaces {
        WorkPlaces(Paths.join(Paths.parent(place), ".\(Paths.name(place))"), processID)
    }

    /// Waits until the new folder is on disk, and exchanges it with the output. The replaced run is kept beside it.
    /// Returns what went wrong after the exchange, when nothing could be undone: it isn't a reason to call the run
    /// failed.
    package func publish() async throws -> [String] {
        try folder.write(".gitignore") { piece in try piece(Array("*\n!.gitignore\n".utf8)) }
        try await folder.sync()
        var remarks = try SignalHandler.undisturbed { try exchange() }
        let kept = kept
        async let cleared = Publisher.remarks { try kept.clear() }
        remarks += Publisher.remarks { try DiskFolder.sync(Paths.parent(place)) }
        remarks += Publisher.remarks { try FailureNote.remove(of: output) }
        return remarks + (await cleared)
    }

    /// What went wrong with `work`, if anything did.
    private static func remarks(_ work: () throws -> Void) -> [String] {
        do {
            try work()
            return []
        } catch {
            return [(error as? Fault)?.message ?? "\(error)"]
        }
    }

    /// The few renames that turn the new folder into the output.
    private func exchange() throws -> [String] {
        guard try Publisher.exists(place) else {
            try Fault.naming(output, "can't be made") { try Posix.rename(folder.path, to: place) }
            isPublished = true
            return notePublished()
        }
        try Fault.naming(output, "can't be replaced") { try Posix.exchange(folder.path, place) }
        isPublished = true
        // What others are still at work on belongs to the output, not to the run that was in it.
        var remarks = Publisher.remarks { try Attempts(of: folder.path).move(to: Attempts(of: place)) }
        remarks += Publisher.remarks {
            // A folder without a run, as in a fresh clone, isn't worth keeping.
            let names = (try? Posix.names(in: folder.path)) ?? []
            if names.isEmpty || names == [".gitignore"] {
                try Publisher.removeTree(folder.path)
            } else {
                try kept.add(folder.path)
            }
        }
        // Don't leave a folder lying about that couldn't be kept.
        if !remarks.isEmpty { remarks += Publisher.remarks { try Publisher.removeTree(folder.path) } }
        return remarks + notePublished()
    }

    private func notePublished() -> [String] {
        Publisher.remarks { try lock.notePublished(RunLock.Identity.of(place)) }
    }

    /// Removes the new folder; the output is unchanged.
    package func abandon() throws {
        if !isPublished { try Publisher.removeTree(folder.path) }
        try lock.noteEnd()
    }

    /// Marks the run as ended in the lock file. If that can't be written, no harm is done: the kernel releases the
    /// lock.
    package func end() { try? lock.noteEnd() }

    package static func failureNote(_ output: String) -> String { output + ".failed.json" }

    package static func beside(_ output: String, _ suffix: String) -> String {
        Paths.join(Paths.parent(output), ".\(Paths.name(output)).\(suffix)")
    }

    /// The folder that a name refers to, with links resolved; it need not exist yet.
    package static func place(of output: String) -> String {
        if let real = Posix.realPath(output) { return real }
        return Paths.join(Posix.realPath(Paths.parent(output)) ?? Paths.parent(output), Paths.name(output))
    }

    package static func exists(_ path: String) throws -> Bool {
        try Fault.naming(path, "can't be looked at") { try Posix.status(path) != nil }
    }

    /// Removes a file, or a folder with everything in it; removes links without following them.
    package static func removeTree(_ path: String) throws {
        try Fault.naming(path, "can't be removed") {
            if Posix.isSymbolicLink(path) { return try Posix.unlink(path) }
            guard let status = try Posix.status(path) else { return }
            guard status.type == .folder else { return try Posix.unlink(path) }
            for name in try Posix.names(in: path) { try removeTree(Paths.join(path, name)) }
            try Posix.removeFolder(path)
        }
    }

    /// Creates a folder that must not exist yet; by default only this user can open it.
    package static func makeFolder(_ path: String, mode: Int = 0o700) throws {
        try Fault.naming(path, "can't be made") { try Posix.makeFolder(path, mode: mode) }
    }

    private static func makeParents(_ path: String) throws {
        if try exists(path) { return }
        try makeParents(Paths.parent(path))
        try makeFolder(path, mode: 0o777)
    }
}

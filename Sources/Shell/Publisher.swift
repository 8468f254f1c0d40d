import InnkeeperCore

/// Puts a finished run in the place of the last one, or leaves the last one alone.
///
/// Beside the output folder `NAME` stand, all hidden: `.NAME.new-PROCESS` while a run fills it, `.NAME.previous` (the
/// run before, until the next one ends) and `.NAME.lock`. If a run fails, `NAME.failed.json` says how far it came.
package final class Publisher {
    /// Absolute, as it was asked for.
    package let output: String
    package let folder: DiskFolder
    package let lock: RunLock
    /// Where the output really lies: what is exchanged must be the folder, not a link to it.
    private let place: String
    package let kept: KeptRuns
    private let processID: Int32
    /// From the exchange on the run is published, whatever happens to the rest.
    package private(set) var isPublished = false

    /// What may be said of a run that takes its output.
    package struct Terms: Sendable {
        /// Absolute paths that are read, the configuration's among them.
        package var inputs: [String]
        package var home: String?
        package var fileMode = 0o600
        /// Who may read the run too.
        package var group: Posix.Group?
        /// Past runs that are kept.
        package var keep = 1
        /// Seconds after which a past run is not kept; nil without a limit.
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

    /// Refuses an output that must not be replaced, takes the lock, removes what crashed runs left, and makes the
    /// new folder.
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

    /// Waits until the disk has the new folder, and exchanges it with the output. The replaced run is kept beside it.
    /// Gives what went wrong after the exchange, when nothing could be undone: it is not a reason to call the run failed.
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

    /// The few renames that make the new folder the output.
    private func exchange() throws -> [String] {
        guard try Publisher.exists(place) else {
            try Fault.naming(output, "can't be made") { try Posix.rename(folder.path, to: place) }
            isPublished = true
            return notePublished()
        }
        try Fault.naming(output, "can't be replaced") { try Posix.exchange(folder.path, place) }
        isPublished = true
        var remarks = Publisher.remarks {
            // A folder that held no run, as a fresh clone has it, is none to keep.
            let names = (try? Posix.names(in: folder.path)) ?? []
            if names.isEmpty || names == [".gitignore"] {
                try Publisher.removeTree(folder.path)
            } else {
                try kept.add(folder.path)
            }
        }
        // What could not be kept does not stay lying about either.
        if !remarks.isEmpty { remarks += Publisher.remarks { try Publisher.removeTree(folder.path) } }
        return remarks + notePublished()
    }

    private func notePublished() -> [String] {
        Publisher.remarks { try lock.notePublished(RunLock.Identity.of(place)) }
    }

    /// Removes the new folder; the output stays as it was.
    package func abandon() throws {
        if !isPublished { try Publisher.removeTree(folder.path) }
        try lock.noteEnd()
    }

    /// Says in the lock that the run has ended. A lock that can't be written does no harm: the kernel frees it.
    package func end() { try? lock.noteEnd() }

    package static func failureNote(_ output: String) -> String { output + ".failed.json" }

    package static func beside(_ output: String, _ suffix: String) -> String {
        Paths.join(Paths.parent(output), ".\(Paths.name(output)).\(suffix)")
    }

    /// The folder that a name stands for, with links resolved; it need not be there yet.
    package static func place(of output: String) -> String {
        if let real = Posix.realPath(output) { return real }
        return Paths.join(Posix.realPath(Paths.parent(output)) ?? Paths.parent(output), Paths.name(output))
    }

    package static func exists(_ path: String) throws -> Bool {
        try Fault.naming(path, "can't be looked at") { try Posix.status(path) != nil }
    }

    /// Removes a file or a folder with all that is in it; links are removed, never followed.
    package static func removeTree(_ path: String) throws {
        try Fault.naming(path, "can't be removed") {
            if Posix.isSymbolicLink(path) { return try Posix.unlink(path) }
            guard let status = try Posix.status(path) else { return }
            guard status.type == .folder else { return try Posix.unlink(path) }
            for name in try Posix.names(in: path) { try removeTree(Paths.join(path, name)) }
            try Posix.removeFolder(path)
        }
    }

    /// Makes a folder that must not be there yet; only this user can look into it, unless told otherwise.
    package static func makeFolder(_ path: String, mode: Int = 0o700) throws {
        try Fault.naming(path, "can't be made") { try Posix.makeFolder(path, mode: mode) }
    }

    private static func makeParents(_ path: String) throws {
        if try exists(path) { return }
        try makeParents(Paths.parent(path))
        try makeFolder(path, mode: 0o777)
    }
}

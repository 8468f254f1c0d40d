import InnkeeperCore

/// The past runs beside an output: `.NAME.previous` is the one that the output replaced, `.NAME.previous-2` the one
/// before, and so on. A run about to be removed is `.NAME.old-PROCESS`.
package struct KeptRuns {
    /// Absolute.
    private let output: String
    /// How many are kept; at least 1.
    private let limit: Int
    /// Runs published before this aren't kept; in seconds since 1970.
    private let oldest: Int64?
    private let processID: Int32

    package init(output: String, limit: Int, oldest: Int64? = nil, processID: Int32 = Publisher.ownProcess) {
        self.output = output
        self.limit = max(1, limit)
        self.oldest = oldest
        self.processID = processID
    }

    /// Puts the run in `folder`, which the output has replaced, before the others. One that falls off the end is only
    /// renamed: removing it takes long, and signals are blocked meanwhile.
    ///
    /// Files that someone added to the run move on to the output.
    package func add(_ folder: String) throws {
        try ForeignFiles.move(from: folder, to: output)
        // Up to the first gap, which a crash may have left.
        var count = 0
        while count < limit, try Publisher.exists(place(count + 1)) { count += 1 }
        for number in stride(from: count, through: 1, by: -1) {
            try move(place(number), to: number == limit ? leaving : place(number + 1))
        }
        try move(folder, to: place(1))
    }

    /// Removes the run that the next `add` pushes off the end. Some disks take a while to free space: a run that has
    /// finished its computations and is only writing reports does this early rather than wait at its end.
    package func makeRoom() throws {
        guard try Publisher.exists(place(limit)) else { return }
        try move(place(limit), to: leaving)
        try Publisher.removeTree(leaving)
    }

    /// Removes what no longer needs to be kept.
    package func clear() throws {
        for name in try KeptRuns.besides(output) {
            let path = Paths.join(Paths.parent(output), name.text)
            if name.isLeaving || name.isKept && (name.number > limit || isTooOld(path)) {
                try Publisher.removeTree(path)
            }
        }
    }

    /// Judged by its record, which is written last.
    private func isTooOld(_ path: String) -> Bool {
        guard let oldest, let record = try? Posix.status(Paths.join(path, "run.json")) else { return false }
        return record.modified / 1_000_000_000 < oldest
    }

    /// Cleans up after crashed runs. Call it only under the lock: then no other run is alive. A folder that was the
    /// output when its successor was killed, between the exchange and the move to its place, is moved there now.
    ///
    /// Throws first if something foreign is in the place of a past run.
    package func recover(_ lock: RunLock) throws {
        for name in try KeptRuns.besides(output) where name.isKept {
            let path = Paths.join(Paths.parent(output), name.text)
            guard try KeptRuns.isRun(path) else {
                throw Fault(
                    .usage, "\(path) has the name of a past run but is not one; move it away, or name another output")
            }
        }
        for name in try KeptRuns.besides(output) where name.isNew || name.isLeaving {
            let path = Paths.join(Paths.parent(output), name.text)
            if name.isNew, let identity = RunLock.Identity.of(path), identity == lock.published,
                let current = RunLock.Identity.of(output), current != identity
            {
                try add(path)
                try lock.notePublished(current)
            } else {
                try Publisher.removeTree(path)
            }
        }
        try clear()
    }

    /// Whether a run left the folder: its record exists, even if corrupted by the disk.
    private static func isRun(_ path: String) throws -> Bool {
        guard !Posix.isSymbolicLink(path) else { return false }
        let names: [String]
        do {
            names = try Posix.names(in: path)
        } catch {
            guard error.isOfMachine else { return false }
            throw Fault(.outputFailed, "\(path) can't be looked at: \(error.text)")
        }
        return names.isEmpty || names == [".gitignore"] || names.contains("run.json")
    }

    private func place(_ number: Int) -> String {
        Publisher.beside(output, number == 1 ? "previous" : "previous-\(number)")
    }

    private var leaving: String { Publisher.beside(output, "old-\(processID)") }

    private func move(_ old: String, to new: String) throws {
        try Fault.naming(old, "can't be renamed") { try Posix.rename(old, to: new) }
    }

    /// A name beside the output that belongs to it. `.Out.new-4711` belongs to `Out`; `.Out.new-x.lock` doesn't,
    /// because it belongs to an output `Out.new-x`.
    private struct Name {
        var text: String
        var isNew = false
        /// To be removed: an old run, or files that a run needed only while working.
        var isLeaving = false
        var isKept = false
        var number = 0

        /// `prefix` is the common prefix of all names that belong to an output.
        init?(_ text: String, prefix: String) {
            self.text = text
            let rest = text.dropFirst(prefix.count)
            if rest == "previous" {
                isKept = true
                number = 1
                return
            }
            guard let hyphen = rest.lastIndex(of: "-"), let number = Int(rest[rest.index(after: hyphen)...]),
                number > 0
            else { return nil }
            self.number = number
            switch rest[..<hyphen] {
            case "new": isNew = true
            case "old", "copies", "spool", "fetched": isLeaving = true
            case "previous": isKept = true
            default: return nil
            }
        }
    }

    private static func besides(_ output: String) throws -> [Name] {
        let parent = Paths.parent(output)
        let prefix = ".\(Paths.name(output))."
        // Many other things may be beside an output.
        let names = try Fault.naming(parent, "can't be looked at") { try Posix.names(in: parent, prefix: prefix) }
        return names.compactMap { Name($0, prefix: prefix) }
    }
}

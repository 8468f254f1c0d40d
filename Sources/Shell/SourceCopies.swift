import InnkeeperCore

/// Copies of the files that changed while a run read them, so that they can't change during the second attempt.
package struct SourceCopies: Sendable {
    /// The files found, with the copies in their places.
    package private(set) var found: FoundFiles
    /// Absolute; only this user can open it.
    private let folder: String

    /// Copies the files at `paths` into the new folder `folder`, and notes it in their entries. A file that no longer
    /// exists is missing.
    package init(_ paths: Set<String>, of original: FoundFiles, in folder: String) throws {
        self.folder = folder
        found = original
        try Publisher.makeFolder(folder)
        SignalHandler.holds(folder)
        do {
            for (number, path) in paths.sorted().enumerated() { try copy(path, number) }
        } catch {
            try? remove()
            throw error
        }
    }

    package func remove() throws {
        try Publisher.removeTree(folder)
        SignalHandler.released(folder)
    }

    private mutating func copy(_ path: String, _ number: Int) throws {
        let before: Posix.Status
        let source: Int32
        do {
            guard let status = try Posix.status(path) else {
                return replace(path, by: nil, .sourceMissing, .key(ReadingProblem.Missing.gone))
            }
            // Reading it says what is wrong.
            guard status.type == .regular else { return }
            source = try Posix.openFile(path)
            before = try Posix.status(of: source)
        } catch {
            return
        }
        defer { Posix.close(source) }
        // A folder for each: the name identifies some formats.
        let place = Paths.join(folder, String(number))
        try Publisher.makeFolder(place)
        let copy = try OutputFile(Paths.join(place, Paths.name(path)), mode: 0o600)
        try Fault.naming(path, "can't be read", .inputMissing) {
            try SmallFile.forEachChunk(source) { try copy.write($0[...]) }
        }
        _ = try copy.close()
        let isWhole = (try? Posix.status(path)) == before
        replace(
            path, by: Paths.join(place, Paths.name(path)), .sourceChanged,
            .key(isWhole ? ReadingProblem.Changed.copied : .torn), isTorn: !isWhole)
    }

    private mutating func replace(
        _ path: String, by copy: String?, _ code: ReadingCode, _ problem: FindingArgument, isTorn: Bool = false
    ) {
        for index in found.entries.indices where found.entries[index].path == path {
            found.entries[index].path = copy
            found.entries[index].isTorn = isTorn
            found.entries[index].problems.append(FoundFile.Problem(code, [.problem: problem]))
        }
    }
}

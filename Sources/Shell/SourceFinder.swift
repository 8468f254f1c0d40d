package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperStages

/// One input of a source: a file, or the content of a packed file.
package struct FoundFile: Sendable {
    /// A finding about it.
    package struct Problem: Sendable, Equatable {
        package var code: ReadingCode
        package var facts: FindingArguments
        package var value = ""
        package var line = 0
        package var column = 0

        package init(_ code: ReadingCode, _ facts: FindingArguments, value: String = "", line: Int = 0, column: Int = 0)
        {
            self.code = code
            self.facts = facts
            self.value = value
            self.line = line
            self.column = column
        }
    }

    /// A file as it is on disk.
    package struct Original: Sendable, Equatable {
        package var bytes: Int64
        package var digest: String

        package init(bytes: Int64, digest: String) {
            self.bytes = bytes
            self.digest = digest
        }
    }

    package var file: SourceFile
    /// Absolute path of what is read, or nil for an input that is missing or refused.
    package var path: String?
    /// The one requested member of the archive at `path`.
    package var member: String?
    package var problems: [Problem] = []
    /// The packed file, if something else is read in its place.
    package var original: Original?
    /// It changed even while it was being copied: what is read from it may not be consistent.
    package var isTorn = false

    /// Whether something is missing that should have been read. A file without content is empty, and one that no report
    /// needs or that repeats another isn't missed.
    var isMissing: Bool {
        isTorn || problems.contains { $0.code == .sourceMissing }
            || path == nil && !problems.contains { FoundFile.notMissed.contains($0.code) }
    }

    private static let notMissed: [ReadingCode] = [.sourceEmpty, .sourceNotExport, .sourceRepeated]
}

/// The files of the sources, found on disk, in the documented order: by source and path.
package struct FoundFiles: Sendable {
    package var entries: [FoundFile] = []
    /// What was fetched from the web, if sources have an address.
    package var fetched: FetchedFiles?

    package init() {}

    package var files: [SourceFile] { entries.map(\.file) }
    /// Absolute path, or nil for a missing input; parallel to `files`.
    package var paths: [String?] { entries.map(\.path) }
    /// Bytes to read, 0 where that isn't known; parallel to `files`.
    var sizes: [Int64] { paths.map { path in path.flatMap { try? Posix.status($0)?.size } ?? 0 } }

    package var findings: Findings {
        var findings = Findings()
        for (index, entry) in entries.enumerated() {
            for problem in entry.problems {
                findings.add(
                    problem.code, file: index, line: problem.line, column: problem.column, value: problem.value,
                    arguments: problem.facts,
                    // Files without a source are identified by their paths: a baseline entry for one covers no other.
                    recordDigest: entry.file.hasSource ? 0 : Hash64.digest(Array(entry.file.path.utf8)[...]))
            }
        }
        return findings
    }

    package var isAnyMissing: Bool { entries.contains(where: \.isMissing) }

    package mutating func sort() {
        entries.sort { first, second in
            first.file.source == second.file.source
                ? first.file.path.utf8.lexicographicallyPrecedes(second.file.path.utf8)
                : first.file.source.utf8.lexicographicallyPrecedes(second.file.source.utf8)
        }
    }

    /// Gives each file's records a unique place in the output.
    mutating func settlePlaces() {
        var files = files
        RecordPlaces.settle(&files)
        for index in entries.indices { entries[index].file = files[index] }
    }
}

package enum SourceFinder {
    /// The usual name of the configuration, which no pattern takes for an export.
    static let configuration = "pipeline.json"

    /// Finds the files that each source names, below `root`. A name without a file, and a pattern without a match, is a
    /// finding `source-missing` and has an entry in the list.
    package static func find(_ sources: [Configuration.Source], root: String) -> FoundFiles {
        var found = FoundFiles()
        for source in sources {
            let settings = source.settings
            let excluded = source.exclude.map(Glob.init)
            var seen: Set<String> = []
            for pattern in source.files {
                let fits = matches(pattern, root: root).filter { path in !excluded.contains { $0.matches(path) } }
                if fits.isEmpty {
                    let file = SourceFile(source: settings.name, kind: settings.kind, path: pattern)
                    let problem = Glob.isPattern(pattern) ? ReadingProblem.Missing.noMatch : .noFile
                    found.entries.append(
                        FoundFile(
                            file: file, problems: [FoundFile.Problem(.sourceMissing, [.problem: .key(problem)])]))
                }
                for path in fits where seen.insert(path).inserted {
                    let file = SourceFile(source: settings.name, kind: settings.kind, path: path)
                    let packed = exists(path, root: root) ? nil : PackedFile.split(path, root: root)
                    found.entries.append(
                        FoundFile(
                            file: file, path: Paths.join(root, packed?.archive ?? path), member: packed?.member))
                }
            }
        }
        found.sort()
        return found
    }

    /// The existing folders in which files of the sources may appear.
    package static func folders(_ sources: [Configuration.Source], root: String) -> Set<String> {
        var folders: Set<String> = []
        for pattern in sources.flatMap(\.files) {
            let fixed = Glob.isPattern(pattern) ? Glob.fixedPrefix(pattern) : Paths.parent(pattern)
            let base = Paths.join(root, (pattern.hasPrefix("/") && !fixed.hasPrefix("/") ? "/" : "") + fixed)
            folders.insert(base)
            guard pattern.contains("**") || pattern.dropFirst(fixed.count).contains("/") else { continue }
            for file in FolderWalk.files(in: base) { folders.insert(Paths.parent(Paths.join(base, file))) }
        }
        return folders
    }

    private static func exists(_ path: String, root: String) -> Bool {
        (try? Posix.status(Paths.join(root, path))) != nil
    }

    /// Paths below `root` that match a name or a pattern, sorted.
    private static func matches(_ pattern: String, root: String) -> [String] {
        guard Glob.isPattern(pattern) else {
            return exists(pattern, root: root) || PackedFile.split(pattern, root: root) != nil ? [pattern] : []
        }
        let glob = Glob(pattern)
        let start = Glob.fixedPrefix(pattern)
        let absolute = pattern.hasPrefix("/")
        let base = absolute ? "/" + start : start
        return FolderWalk.files(in: Paths.join(root, base.isEmpty ? "." : base))
            .map { base.isEmpty ? $0 : Paths.normal(base + "/" + $0) }
            .filter { glob.matches($0) && $0 != configuration }
    }
}

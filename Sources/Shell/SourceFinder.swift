package import Configuration
package import Core

/// The files of the sources, found on the disk, in the order of the contract.
package struct FoundFiles: Sendable {
    /// Sorted by source and path.
    package var files: [SourceFile] = []
    /// Absolute path, or nil for an input that is missing; beside `files`.
    package var paths: [String?] = []
    package var findings = Findings()
}

package enum SourceFinder {
    /// Finds the files that each source names, below `root`. A name without a file, and a pattern that fits none,
    /// is a finding `source-missing` and has an entry in the list.
    package static func find(_ sources: [Configuration.Source], root: String) -> FoundFiles {
        struct Entry {
            var file: SourceFile
            var path: String?
            var problem: String?
        }
        var entries: [Entry] = []
        for source in sources {
            let settings = source.settings
            let excluded = source.exclude.map(Glob.init)
            var seen: Set<String> = []
            for pattern in source.files {
                let fits = matches(pattern, root: root).filter { path in !excluded.contains { $0.matches(path) } }
                if fits.isEmpty {
                    let file = SourceFile(source: settings.name, kind: settings.kind, path: pattern)
                    let problem = Glob.isPattern(pattern) ? "no file fits this pattern" : "there is no such file"
                    entries.append(Entry(file: file, path: nil, problem: problem))
                }
                for path in fits where seen.insert(path).inserted {
                    let file = SourceFile(source: settings.name, kind: settings.kind, path: path)
                    entries.append(Entry(file: file, path: Paths.join(root, path)))
                }
            }
        }
        entries.sort {
            ($0.file.source, $0.file.path) == ($1.file.source, $1.file.path)
                ? false
                : $0.file.source == $1.file.source
                    ? $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8)
                    : $0.file.source.utf8.lexicographicallyPrecedes($1.file.source.utf8)
        }
        var found = FoundFiles()
        for (index, entry) in entries.enumerated() {
            found.files.append(entry.file)
            found.paths.append(entry.path)
            if let problem = entry.problem {
                found.findings.add(code: "source-missing", file: index, detail: problem)
            }
        }
        return found
    }

    /// Paths below `root` that a name or a pattern stands for, sorted.
    private static func matches(_ pattern: String, root: String) -> [String] {
        guard Glob.isPattern(pattern) else {
            let path = Paths.join(root, pattern)
            return (try? Posix.status(path)) ?? nil == nil ? [] : [pattern]
        }
        let glob = Glob(pattern)
        let start = Glob.fixedPrefix(pattern)
        let absolute = pattern.hasPrefix("/")
        let base = absolute ? "/" + start : start
        return FolderWalk.files(in: Paths.join(root, base.isEmpty ? "." : base))
            .map { base.isEmpty ? $0 : Paths.normal(base + "/" + $0) }
            .filter { glob.matches($0) }
    }
}

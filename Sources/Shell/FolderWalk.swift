import InnkeeperCore
import InnkeeperStages

/// Files below a folder, as paths relative to it, sorted part by part. Skips hidden files, links to folders, and what
/// systems and programs add to people's files: `desktop.ini`, `Thumbs.db`, `~$desk.xlsx`.
package enum FolderWalk {
    /// `respectingGit` also skips what `.gitignore` files on the way ignore, and folders that a run has written.
    package static func files(in folder: String, depthLimit: Int = 32, respectingGit: Bool = false) -> [String] {
        var files: [String] = []
        walk(folder, prefix: "", depth: depthLimit, ignores: [], respectingGit: respectingGit, into: &files)
        return files
    }

    /// The names of the files in one folder, without those that git ignores by a pattern for the file itself.
    /// `.gitignore` files count from the folder up to the one that holds `.git`, or up to `root`; both absolute.
    package static func names(in folder: String, root: String) -> [String] {
        var above = [folder]
        while let last = above.last, last != "/", above.count < 32, !exists(Paths.join(last, ".git")) {
            above.append(Paths.parent(last))
        }
        if let top = above.last, !exists(Paths.join(top, ".git")) {
            above = above.filter { $0 == folder || Paths.isInside($0, root) }
        }
        let ignores = above.compactMap { patterns(in: $0, prefix: $0 == "/" ? "/" : $0 + "/") }
        guard let names = try? Posix.names(in: folder) else { return [] }
        return names.filter { name in
            let path = Paths.join(folder, name)
            let isFile = (try? Posix.status(path))?.type == .regular || isBrokenLink(path, name)
            guard !isLeftOut(name), isFile else { return false }
            return ignores.lazy.compactMap {
                $0.patterns.ignores(String(path.dropFirst($0.prefix.count)), isFolder: false)
            }.first != true
        }
    }

    private static func exists(_ path: String) -> Bool { (try? Posix.status(path)) != nil }

    private static func patterns(in folder: String, prefix: String) -> Ignore? {
        guard let text = try? SmallFile.head(Paths.join(folder, ".gitignore"), count: 1 << 20) else { return nil }
        return Ignore(prefix: prefix, patterns: GitIgnore(String(decoding: text, as: UTF8.self)))
    }

    /// Files that systems and programs create.
    private static func isLeftOut(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("~$")
            || ["desktop.ini", "thumbs.db", "ehthumbs.db", "icon\r"].contains(name.lowercased())
    }

    /// A link with the name of an export that leads nowhere: the reader reports that it is missing.
    private static func isBrokenLink(_ path: String, _ name: String) -> Bool {
        ContentSniffer.isExport(fileName: name) && !exists(path) && Posix.isSymbolicLink(path)
    }

    private struct Ignore {
        /// Ends with `/`, or is empty for the folder where the walk began.
        var prefix: String
        var patterns: GitIgnore
    }

    private static func walk(
        _ folder: String, prefix: String, depth: Int, ignores: [Ignore], respectingGit: Bool, into files: inout [String]
    ) {
        // A folder that can't be listed has no readable files; the source that names a missing one reports it.
        guard depth > 0, let names = try? Posix.names(in: folder) else { return }
        var ignores = ignores
        if respectingGit {
            if names.contains("run.json"), (try? OutputGuard.hasOwnRecord(folder)) == true { return }
            if let own = patterns(in: folder, prefix: prefix) { ignores.append(own) }
        }
        for name in names where !isLeftOut(name) {
            let path = Paths.join(folder, name)
            let type = (try? Posix.status(path))?.type
            guard type != nil || isBrokenLink(path, name) else { continue }
            let isFolder = type == .folder
            // The nearest .gitignore that matches a path decides.
            let verdict = ignores.reversed().lazy.compactMap {
                $0.patterns.ignores(String((prefix + name).dropFirst($0.prefix.count)), isFolder: isFolder)
            }.first
            if verdict == true { continue }
            switch type {
            // What isn't a file can't be read; the reader reports it.
            case .regular, .other, nil: files.append(prefix + name)
            case .folder where !Posix.isSymbolicLink(path):
                walk(
                    path, prefix: prefix + name + "/", depth: depth - 1, ignores: ignores, respectingGit: respectingGit,
                    into: &files)
            case .folder: break
            }
        }
    }
}

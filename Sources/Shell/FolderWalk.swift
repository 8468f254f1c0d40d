import Core

/// Files below a folder, as paths relative to it, sorted part by part. Hidden ones and links to folders are left out.
package enum FolderWalk {
    /// `respectingGit` also leaves out what the `.gitignore` files on the way ignore.
    package static func files(in folder: String, depthLimit: Int = 32, respectingGit: Bool = false) -> [String] {
        var files: [String] = []
        walk(folder, prefix: "", depth: depthLimit, ignores: [], respectingGit: respectingGit, into: &files)
        return files
    }

    private struct Ignore {
        /// Ends with `/`, or is empty for the folder where the walk began.
        var prefix: String
        var patterns: GitIgnore
    }

    private static func walk(
        _ folder: String, prefix: String, depth: Int, ignores: [Ignore], respectingGit: Bool, into files: inout [String]
    ) {
        // A folder that can't be listed holds no files that could be read; what it should have held is missed by
        // the source that names it.
        guard depth > 0, let names = try? Posix.names(in: folder) else { return }
        var ignores = ignores
        if respectingGit, names.contains(".gitignore"),
            let text = try? SmallFile.head(Paths.join(folder, ".gitignore"), count: 1 << 20)
        {
            ignores.append(Ignore(prefix: prefix, patterns: GitIgnore(String(decoding: text, as: UTF8.self))))
        }
        for name in names where !name.hasPrefix(".") {
            let path = Paths.join(folder, name)
            guard let status = try? Posix.status(path) else { continue }
            let isFolder = status.type == .folder
            // The nearest .gitignore that speaks of a path decides.
            let verdict = ignores.reversed().lazy.compactMap {
                $0.patterns.ignores(String((prefix + name).dropFirst($0.prefix.count)), isFolder: isFolder)
            }.first
            if verdict == true { continue }
            switch status.type {
            // What is no file can't be read; whoever tries says so.
            case .regular, .other: files.append(prefix + name)
            case .folder where !Posix.isSymbolicLink(path):
                walk(
                    path, prefix: prefix + name + "/", depth: depth - 1, ignores: ignores, respectingGit: respectingGit,
                    into: &files)
            case .folder: break
            }
        }
    }
}

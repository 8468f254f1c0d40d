/// The patterns of one `.gitignore`, as in gitignore(5): comments, `!`, an anchoring slash, a trailing slash for
/// folders, `*`, `?`, `[…]` and `**`.
package struct GitIgnore: Sendable {
    private struct Entry {
        var glob: Glob
        var isNegated: Bool
        var onlyFolders: Bool
    }

    private var entries: [Entry] = []

    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            var pattern = line[...]
            while pattern.last == " " { pattern.removeLast() }
            guard !pattern.isEmpty, pattern.first != "#" else { continue }
            let isNegated = pattern.first == "!"
            if isNegated { pattern.removeFirst() }
            let onlyFolders = pattern.last == "/"
            if onlyFolders { pattern.removeLast() }
            let isAnchored = pattern.contains("/")
            if pattern.first == "/" { pattern.removeFirst() }
            let glob = Glob(isAnchored ? String(pattern) : "**/" + pattern)
            entries.append(Entry(glob: glob, isNegated: isNegated, onlyFolders: onlyFolders))
        }
    }

    /// Whether `path` (relative to the file's folder) is ignored; nil if no pattern matches it.
    package func ignores(_ path: String, isFolder: Bool) -> Bool? {
        var verdict: Bool?
        for entry in entries where (isFolder || !entry.onlyFolders) && entry.glob.matches(path) {
            verdict = !entry.isNegated
        }
        return verdict
    }
}

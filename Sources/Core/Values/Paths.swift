/// Paths as text: joined, split and compared by parts. Nothing here accesses the disk.
package enum Paths {
    /// `path` relative to `base`, unless it is absolute.
    package static func join(_ base: String, _ path: String) -> String {
        if path.hasPrefix("/") || base.isEmpty { return normal(path) }
        return normal(base + "/" + path)
    }

    /// Without `.`, doubled slashes and, where that is possible without accessing the disk, `..`.
    package static func normal(_ path: String) -> String {
        if isNormal(path) { return path }
        let absolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !absolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return absolute ? "/" + joined : (joined.isEmpty ? "." : joined)
    }

    /// Whether no part is empty, `.` or `..`, as in nearly all paths.
    private static func isNormal(_ path: String) -> Bool {
        // As if there were a slash before the path and behind it; the first of an absolute one is there.
        var (dots, length) = (0, 0)
        for byte in path.utf8.dropFirst(path.utf8.first == 0x2F ? 1 : 0) {
            if byte == 0x2F {
                if dots == length && length <= 2 { return false }
                (dots, length) = (0, 0)
            } else {
                length += 1
                if byte == 0x2E { dots += 1 }
            }
        }
        return !(dots == length && length <= 2)
    }

    package static func parent(_ path: String) -> String {
        let path = normal(path)
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(_ path: String) -> String {
        normal(path).split(separator: "/").last.map(String.init) ?? "/"
    }

    /// Whether `path` is `folder` or is below it. Both must be absolute and normal.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}

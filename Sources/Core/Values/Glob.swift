/// A path pattern: `*` and `?` within one part, `**` for any number of parts, `[abc]` for one of a set.
package struct Glob: Sendable {
    private let parts: [[Character]]

    package init(_ pattern: String) {
        parts = pattern.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    }

    /// Whether a text is a pattern rather than the name of a single file.
    package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

    /// The pattern that matches only `path`: each wildcard in it becomes a set of one.
    package static func literal(_ path: String) -> String {
        path.map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
    }

    /// The parts before the first one with a wildcard: where to start walking.
    package static func fixedPrefix(_ pattern: String) -> String {
        var prefix: [Substring] = []
        for part in pattern.split(separator: "/", omittingEmptySubsequences: true) {
            if isPattern(String(part)) { break }
            prefix.append(part)
        }
        return prefix.joined(separator: "/")
    }

    /// `path` with `/` between its parts, relative to where the pattern starts.
    package func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0) }
        return Glob.match(parts[...], names[...])
    }

    private static func match(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == ["*", "*"] {
            return (names.startIndex...names.endIndex).contains { match(parts.dropFirst(), names[$0...]) }
        }
        guard let name = names.first, matchName(part[...], name[...]) else { return false }
        return match(parts.dropFirst(), names.dropFirst())
    }

    private static func matchName(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        // Remembers the last `*` and on a mismatch retries one character further on: linear in practice, never
        // exponential.
        var pattern = pattern
        var name = name
        var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
        while !name.isEmpty || !pattern.isEmpty {
            if let first = pattern.first {
                if first == "*" {
                    retry = (pattern, name)
                    pattern = pattern.dropFirst()
                    continue
                }
                if let letter = name.first, let rest = step(pattern, letter) {
                    pattern = rest
                    name = name.dropFirst()
                    continue
                }
            }
            guard let again = retry, !again.name.isEmpty else { return false }
            retry = (again.pattern, again.name.dropFirst())
            pattern = again.pattern.dropFirst()
            name = again.name.dropFirst()
        }
        return true
    }

    /// The pattern after its first element, if that matches `letter`.
    private static func step(_ pattern: ArraySlice<Character>, _ letter: Character) -> ArraySlice<Character>? {
        switch pattern.first {
        case "?": return pattern.dropFirst()
        case "[":
            guard let close = pattern.dropFirst().firstIndex(of: "]") else { break }
            let set = pattern[(pattern.startIndex + 1)..<close]
            return set.contains(letter) ? pattern[(close + 1)...] : nil
        default: break
        }
        return pattern.first == letter ? pattern.dropFirst() : nil
    }
}

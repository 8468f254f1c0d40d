/// Which file a file is a copy of, judging by its name.
///
/// Before: `desk - Kopie (2).csv`, `Copy of desk.csv`, `desk (1).csv`.
/// After: copies of `desk.csv`; the number of the last may also be that of a later download.
package struct CopyName: Equatable {
    /// The path of the original.
    package var original: String
    /// Whether only a number says so: browsers number what is downloaded again, and that may be newer.
    package var isNumbered: Bool

    package init(original: String, isNumbered: Bool) {
        self.original = original
        self.isNumbered = isNumbered
    }

    /// What the path may be a copy of, most likely first; empty if its name doesn't say that it is one.
    package static func all(of path: String) -> [CopyName] {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[start...].lastIndex(of: ".") ?? path.endIndex
        let stem = path[start..<dot]
        func copy(of name: Substring) -> CopyName {
            CopyName(original: String(path[..<start] + name + path[dot...]), isNumbered: false)
        }
        var names = (marked(stem) + [prefixed(stem)].compactMap { $0 }).map(copy)
        let (name, number) = ExportOrder.withoutCopyNumber(path)
        if number > 0 { names.append(CopyName(original: name, isNumbered: true)) }
        return names
    }

    /// Words for a copy in English, German, French, Dutch, Italian, Spanish, Portuguese, Polish and the Nordic
    /// languages, as file managers write them.
    private static let words = ["copy", "kopie", "copie", "copia", "cópia", "kopia", "kopi"]

    /// `desk - Kopie`, `desk copy 2`, `desk_copy`, `desk (Kopie)`, `desk (another copy)`.
    private static func marked(_ stem: Substring) -> [Substring] {
        let bare = withoutNumber(stem)
        if bare.last == ")", let open = bare.lastIndex(of: "(") {
            let inner = bare[bare.index(after: open)...].dropLast()
            let isCopy = inner.split(separator: " ").last.map { isWord($0) } ?? false
            let name = trimmed(bare[..<open])
            return isCopy && !name.isEmpty ? [name] : []
        }
        guard let mark = bare.lastIndex(where: { separators.contains($0) }), isWord(bare[bare.index(after: mark)...])
        else { return [] }
        let name = trimmed(bare[..<mark])
        return name.isEmpty ? [] : [name]
    }

    /// `Copy of desk`, `Copy (2) of desk`, `Kopie von desk`.
    private static func prefixed(_ stem: Substring) -> Substring? {
        var rest = stem
        guard let word = first(of: &rest), isWord(word) else { return nil }
        if rest.first == "(" { _ = first(of: &rest) }
        guard let link = first(of: &rest), links.contains(link.lowercased()), !rest.isEmpty else { return nil }
        return rest
    }

    private static let separators: Set<Character> = [" ", "-", "_", "–", "—"]
    private static let links: Set<String> = ["of", "von", "de", "van", "di", "da"]

    private static func isWord(_ text: Substring) -> Bool { words.contains(text.lowercased()) }

    /// Takes what is before the first space, which it also takes.
    private static func first(of rest: inout Substring) -> Substring? {
        guard let space = rest.firstIndex(of: " ") else { return nil }
        defer { rest = rest[rest.index(after: space)...] }
        return rest[..<space]
    }

    /// The same without ` (2)` or ` 2` at its end.
    private static func withoutNumber(_ stem: Substring) -> Substring {
        var rest = stem
        let isBracketed = rest.last == ")"
        if isBracketed { rest = rest.dropLast() }
        let digits = rest.reversed().prefix { ("0"..."9").contains($0) }.count
        guard 1...3 ~= digits else { return stem }
        rest = rest.dropLast(digits)
        if isBracketed {
            guard rest.last == "(" else { return stem }
            rest = rest.dropLast()
        }
        return rest.last == " " ? rest.dropLast() : isBracketed ? rest : stem
    }

    private static func trimmed(_ name: Substring) -> Substring {
        var name = name
        while let last = name.last, separators.contains(last) { name = name.dropLast() }
        return name
    }
}

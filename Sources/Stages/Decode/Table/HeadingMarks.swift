internal import InnkeeperCore

/// What forms and templates add to a heading: `*`, `:`, `.`, and whether a value is needed.
///
/// Before: `ID*`, `Nome:`, `Datum.`, `Telefon (Pflichtfeld)`, `Tel.`
/// After: `ID`, `Nome`, `Datum`, `Telefon`; `Tel.`, as a table has it so.
enum HeadingMarks {
    static func without(_ heading: String) -> String {
        guard mayBeMarked(heading.utf8), heading.utf8.count <= HeaderSearch.lengthLimit,
            AliasIndex.kinds(knowing: foldedWord(heading)).isEmpty
        else { return heading }
        var rest = heading[...]
        while let shorter = withoutLast(rest) { rest = shorter }
        rest = rest.drop { $0 == "*" || $0.isWhitespace }
        return rest.isEmpty ? heading : String(rest)
    }

    /// Most headings end with a letter.
    private static func mayBeMarked(_ heading: String.UTF8View) -> Bool {
        heading.first == UInt8(ascii: "*") || heading.last.map(ends.contains) ?? false
    }

    /// The last is that of a full-width colon.
    private static let ends: Set<UInt8> = [
        UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"), 0x9A,
    ]

    /// The heading without its last mark; nil if it has none.
    private static func withoutLast(_ heading: Substring) -> Substring? {
        guard let last = heading.last else { return nil }
        if "*:.：".contains(last) || last.isWhitespace { return heading.dropLast() }
        guard last == ")" || last == "]", let open = heading.lastIndex(where: { "([".contains($0) }) else { return nil }
        let words = HeadingWords.words(String(heading[heading.index(after: open)...].dropLast())) ?? []
        return words.contains(where: needs.contains) && words.allSatisfy { needs.contains($0) || links.contains($0) }
            ? heading[..<open] : nil
    }

    /// Whether a value is needed, in eight languages, without accents.
    private static let needs: Set<String> = [
        "optional", "required", "mandatory", "obligatory", "pflicht", "pflichtfeld", "pflichtangabe", "erforderlich",
        "notwendig", "freiwillig", "facultatif", "facultative", "optionnel", "optionnelle", "obligatoire", "requis",
        "requise", "opcional", "obligatorio", "obligatoria", "requerido", "requerida", "facoltativo", "facoltativa",
        "opzionale", "obbligatorio", "obbligatoria", "richiesto", "richiesta", "optioneel", "verplicht", "vereist",
        "facultatief", "valgfri", "valgfritt", "valfri", "valfritt", "obligatorisk", "opcjonalne", "wymagane",
    ]
    private static let links: Set<String> = ["field", "champ", "campo", "not", "non", "no", "nicht", "niet", "veld"]
}

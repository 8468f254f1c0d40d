/// The width of a text in the drawings, which use Arial or a font with the same metrics (Helvetica, Liberation Sans),
/// so that labels can be laid out without measuring them.
package enum TextWidth {
    /// The font size of the drawings, in their own units.
    package static let size = 12.0

    /// In thousandths of the font size, from space to tilde.
    private static let ascii: [Double] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556,
        556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556,
        833,
        722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500,
        556,
        556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
        334,
        260, 334, 584,
    ]

    /// Characters outside ASCII count as wide letters, East Asian ones and emoji as squares.
    package static func of(_ text: String) -> Double {
        text.reduce(0) { $0 + of($1) }
    }

    /// The text cut to at most `width`, ending in "…" if cut.
    package static func cut(_ text: String, to width: Double) -> String {
        let line = Sanitizer.line(text)
        guard of(line) > width else { return line }
        var shown = ""
        var used = of("…")
        for character in line {
            used += of(character)
            if used > width { break }
            shown.append(character)
        }
        while shown.last == " " { shown.removeLast() }
        return shown.isEmpty ? "" : shown + "…"
    }

    private static func of(_ character: Character) -> Double {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value >= 0x20, first.value < 0x7F { return ascii[Int(first.value) - 0x20] * size / 1000 }
        if first == "…" { return size }
        return Sanitizer.width(String(character)) == 2 ? size * 1.1 : size * 0.75
    }
}

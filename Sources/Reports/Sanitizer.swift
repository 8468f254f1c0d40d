/// Makes text of unknown origin harmless for a terminal, a line of text or a page.
package enum Sanitizer {
    /// `text` on one line: line ends and tabs become blanks; control characters (C0, DEL, C1, and with them every
    /// terminal sequence) become U+FFFD; invisible characters and those that change the writing direction are removed,
    /// so that a name can't pose as another.
    package static func line(_ text: String) -> String {
        // Nearly every text stays as it is.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !text.unicodeScalars.contains(where: mayChange) {
            return text
        }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: scalars.append(" ")
            case 0..<0x20, 0x7F..<0xA0: scalars.append("\u{FFFD}")
            case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
                0xE0000...0xE007F:
                continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// Letters up to U+2000 mostly don't, nor do Han, kana and hangul, dashes, quotation marks and "…".
    private static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0x061C, 0x061D..<0x200B, 0x2010..<0x2028, 0x202F..<0x2060, 0x2070..<0xFEFF: false
        default: true
        }
    }

    /// The text's width in terminal columns: 2 for East Asian wide characters and emoji, 0 for combining marks (Unicode
    /// Standard Annex 11, without its ambiguous class).
    package static func width(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + width($1) }
    }

    /// The text cut to at most `columns` columns, ending in "…" if cut.
    package static func cut(_ text: String, to columns: Int) -> String {
        guard width(text) > columns else { return text }
        var result = ""
        var used = 0
        for character in text {
            let next = width(character)
            if used + next > columns - 1 { break }
            result.append(character)
            used += next
        }
        return result + "…"
    }

    /// The text in exactly `columns` columns.
    package static func pad(_ text: String, to columns: Int, right: Bool = false) -> String {
        let shown = cut(text, to: columns)
        let blanks = String(repeating: " ", count: columns - width(shown))
        return right ? blanks + shown : shown + blanks
    }

    /// The text wrapped at blanks into lines of at most `columns`; later lines begin with `indent` blanks.
    package static func wrap(_ text: String, columns: Int, indent: Int = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: true) {
            let separator = line.allSatisfy { $0 == " " } ? "" : " "
            if width(line) + separator.count + width(String(word)) <= columns || separator.isEmpty {
                line += separator + cut(String(word), to: columns - width(line) - separator.count)
            } else {
                lines.append(line)
                line = String(repeating: " ", count: indent) + cut(String(word), to: columns - indent)
            }
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }

    private static func width(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        // Most letters; U+00AD is a soft hyphen.
        if 0x20..<0x7F ~= first.value || 0xAE..<0x300 ~= first.value { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

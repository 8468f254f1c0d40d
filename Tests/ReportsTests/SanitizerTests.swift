import InnkeeperReports
import Testing

struct SanitizerTests {
    @Test func `no control character reaches the terminal`() {
        // Given every control character and mark of direction, in a name
        let hostile = (0..<0x20).map { UInt32($0) } + Array(0x7F...0x9F) + [0x2028, 0x2029, 0x202E, 0x2066, 0x200F]
        for value in hostile {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // When it is shown
            let shown = Sanitizer.line("Ada\(scalar)[31mField")
            // Then it is one line of harmless characters
            #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            #expect(!shown.unicodeScalars.contains(scalar))
        }
        #expect(Sanitizer.line("\u{1B}]0;title\u{7}") == "\u{FFFD}]0;title\u{FFFD}")
        #expect(Sanitizer.line("two\nlines") == "two lines")
    }

    @Test func `names of the context stay as they are`() {
        for name in ["Zoë Müller", "山田太郎", "שרה כהן", "👩‍👩‍👧 Field", "O'Neill-Ng", "ﷺ"] {
            #expect(Sanitizer.line(name) == name)
        }
    }

    @Test func `of all characters only controls, line ends and invisible ones don't stay`() {
        let invisible: [ClosedRange<UInt32>] = [
            0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F,
        ]
        var wrong: [UInt32] = []
        for value in (0...0x10FFFF as ClosedRange<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let expected: Unicode.Scalar? =
                [0x85, 0x2028, 0x2029].contains(value) || 0x09...0x0D ~= value
                ? " "
                : value < 0x20 || 0x7F..<0xA0 ~= value
                    ? "\u{FFFD}" : invisible.contains { $0 ~= value } ? nil : scalar
            let shown = Sanitizer.line("a\(scalar)b").unicodeScalars
            if Array(shown) != ["a", expected, "b"].compactMap({ $0 }) { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(9))")
    }

    @Test func `width counts columns, not characters`() {
        #expect(Sanitizer.width("abc") == 3)
        #expect(Sanitizer.width("Zoë") == 3)
        #expect(Sanitizer.width("Zoe\u{308}") == 3)
        #expect(Sanitizer.width("山田") == 4)
        #expect(Sanitizer.width("🎂") == 2)
    }

    @Test func `what is too long is cut, what is short is filled`() {
        #expect(Sanitizer.cut("campground", to: 5) == "camp…")
        #expect(Sanitizer.cut("camp", to: 4) == "camp")
        #expect(Sanitizer.cut("山田太郎", to: 4) == "山…")
        #expect(Sanitizer.pad("ab", to: 4) == "ab  ")
        #expect(Sanitizer.pad("ab", to: 4, right: true) == "  ab")
        #expect(Sanitizer.pad("山田太郎", to: 4) == "山… ")
    }

    @Test func `lines break at blanks`() {
        #expect(Sanitizer.wrap("one two three", columns: 8) == ["one two", "three"])
        #expect(Sanitizer.wrap("- one two three", columns: 8, indent: 2) == ["- one", "  two", "  three"])
        #expect(Sanitizer.wrap("", columns: 8) == [""])
        #expect(Sanitizer.wrap("abcdefghijk", columns: 8) == ["abcdefg…"])
        for line in Sanitizer.wrap("- " + String(repeating: "word 山田 ", count: 90), columns: 30, indent: 2) {
            #expect(Sanitizer.width(line) <= 30)
        }
    }
}

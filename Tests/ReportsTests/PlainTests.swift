import Reports
import Testing

struct PlainTests {
    @Test func `no control character reaches the terminal`() {
        // Given every control character and mark of direction, in a name
        let hostile = (0..<0x20).map { UInt32($0) } + Array(0x7F...0x9F) + [0x2028, 0x2029, 0x202E, 0x2066, 0x200F]
        for value in hostile {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // When it is shown
            let shown = Plain.line("Ada\(scalar)[31mField")
            // Then it is one line of harmless characters
            #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            #expect(!shown.unicodeScalars.contains(scalar))
        }
        #expect(Plain.line("\u{1B}]0;title\u{7}") == "\u{FFFD}]0;title\u{FFFD}")
        #expect(Plain.line("two\nlines") == "two lines")
    }

    @Test func `names of the world stay as they are`() {
        for name in ["Zoë Müller", "山田太郎", "שרה כהן", "👩‍👩‍👧 Field", "O'Neill-Ng", "ﷺ"] {
            #expect(Plain.line(name) == name)
        }
    }

    @Test func `width counts columns, not characters`() {
        #expect(Plain.width("abc") == 3)
        #expect(Plain.width("Zoë") == 3)
        #expect(Plain.width("Zoe\u{308}") == 3)
        #expect(Plain.width("山田") == 4)
        #expect(Plain.width("🎂") == 2)
    }

    @Test func `what is too long is cut, what is short is filled`() {
        #expect(Plain.cut("campground", to: 5) == "camp…")
        #expect(Plain.cut("camp", to: 4) == "camp")
        #expect(Plain.cut("山田太郎", to: 4) == "山…")
        #expect(Plain.pad("ab", to: 4) == "ab  ")
        #expect(Plain.pad("ab", to: 4, right: true) == "  ab")
        #expect(Plain.pad("山田太郎", to: 4) == "山… ")
    }

    @Test func `lines break at blanks`() {
        #expect(Plain.wrap("one two three", columns: 8) == ["one two", "three"])
        #expect(Plain.wrap("- one two three", columns: 8, indent: 2) == ["- one", "  two", "  three"])
        #expect(Plain.wrap("", columns: 8) == [""])
        #expect(Plain.wrap("abcdefghijk", columns: 8) == ["abcdefg…"])
        for line in Plain.wrap("- " + String(repeating: "word 山田 ", count: 90), columns: 30, indent: 2) {
            #expect(Plain.width(line) <= 30)
        }
    }
}

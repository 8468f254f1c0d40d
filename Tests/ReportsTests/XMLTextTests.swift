import InnkeeperReports
import Testing

struct XMLTextTests {
    @Test func `markup is escaped, and what XML can't hold made visible`() {
        #expect(XMLText.escaped("<a b=\"1\"> & 'c'") == "&lt;a b=&quot;1&quot;&gt; &amp; 'c'")
        #expect(XMLText.escaped("a\u{1B}\u{FFFE}b\n") == "a\\u{1B}\u{FFFD}b\\n")
        #expect(XMLText.escaped("\u{FFFF}") == "\u{FFFD}")
    }

    @Test func `all else stays as it is, at every place`() {
        // Given texts whose bytes begin as those of what XML can't hold
        for text in ["", "Zoë at 5 °C", "\u{FF21}\u{FFBE}", "\u{FFBD}\u{FEFF}", "\u{1F3D5}"] {
            #expect(XMLText.escaped(text) == text)
            #expect(XMLText.escaped("&\(text)<") == "&amp;\(text)&lt;")
        }
    }
}

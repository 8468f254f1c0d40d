import Reports
import Testing

struct XMLTextTests {
    @Test func `markup is escaped, and what XML can't hold made visible`() {
        #expect(XMLText.escaped("<a b=\"1\"> & 'c'") == "&lt;a b=&quot;1&quot;&gt; &amp; 'c'")
        #expect(XMLText.escaped("a\u{1B}\u{FFFE}b\n") == "a\\u{1B}\u{FFFD}b\\n")
    }
}

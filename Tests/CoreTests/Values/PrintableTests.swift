import InnkeeperCore
import Testing

struct PrintableTests {
    @Test func `text without control characters stays as it is`() {
        for text in ["", "Alder Creek", "Müller, José", "日本語 👩‍👩‍👧 é"] { #expect(printable(text) == text) }
    }

    @Test func `what steers a terminal is made visible`() {
        #expect(printable("\u{1B}[31mred\u{7}") == "\\u{1B}[31mred\\u{7}")
        #expect(printable("one\ntwo\tthree\r") == "one\\ntwo\\tthree\\r")
        #expect(printable("\u{9B}2J") == "\\u{9B}2J")
        #expect(printable("gpj.\u{202E}exe") == "gpj.\\u{202E}exe")
    }

    @Test func `a control character in a cluster of its own letters is found`() {
        // Given CR LF, which Swift counts as one character
        #expect(printable("a\r\nb") == "a\\r\\nb")
    }
}

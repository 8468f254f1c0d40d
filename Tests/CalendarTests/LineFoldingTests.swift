import InnkeeperCalendar
import Testing

struct LineFoldingTests {
    private func refolded(_ text: String) -> String {
        String(decoding: LineFolding.refold(Array(text.utf8)), as: UTF8.self)
    }

    @Test func `a line of 75 octets stays, one of 76 is folded`() {
        let full = String(repeating: "a", count: 75)
        #expect(refolded(full + "\r\nB:1\r\n") == full + "\r\nB:1\r\n")
        #expect(refolded(full + "b\r\n") == full + "\r\n b\r\n")
        // The blank in front counts: the second line holds 74 more.
        #expect(refolded(full + full + "\r\n") == full + "\r\n " + String(repeating: "a", count: 74) + "\r\n a\r\n")
    }

    @Test func `a character is never split`() {
        #expect(
            refolded(String(repeating: "a", count: 73) + "山x\r\n") == String(repeating: "a", count: 73) + "\r\n 山x\r\n")
        #expect(refolded(String(repeating: "a", count: 72) + "山\r\n") == String(repeating: "a", count: 72) + "山\r\n")
    }

    @Test func `what libical broke inside a line's end is whole again`() {
        #expect(refolded("SUMMARY:x\r\r\n \nTRANSP:T\r\n") == "SUMMARY:x\r\nTRANSP:T\r\n")
        #expect(refolded("A:one \r\n two\r\n\tthree\r\n") == "A:one twothree\r\n")
    }
}

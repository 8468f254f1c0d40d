import InnkeeperCore
import Testing

struct SourceSettingsTests {
    @Test func `headers and words are folded to one form`() {
        for text in ["Check-In", "check_in", "CHECK IN", "checkin", "Check\u{A0}-\u{A0}in", " check in "] {
            #expect(foldedWord(text) == "checkin")
        }
        #expect(foldedWord("BESTÄTIGT") == foldedWord("bestätigt"))
        #expect(foldedWord("no.show") != foldedWord("no show"))
    }
}

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

    @Test func `a letter is folded as Unicode's tables do, alone and within a word`() {
        for value in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["\(scalar)", "é\(scalar)B"] {
                #expect(
                    Array(foldedWord(text).utf8) == Array(foldedByProperties(text).utf8),
                    "U+\(String(value, radix: 16))")
            }
        }
    }
}

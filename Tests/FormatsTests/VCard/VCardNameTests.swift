import InnkeeperFormats
import Testing

@Suite struct VCardNameTests {
    @Test func `property names match without regard to case and nothing else matches`() {
        #expect(VCardName("x-addressbookserver-kind") == .addressBookServerKind)
        #expect(VCardName("X-NC-Exclude-From-Birthday-Calendar") == .birthdayCalendarExclusion)
        #expect(VCardName("fn") == .formattedName)
        #expect(VCardName("n") == .name)
        #expect(VCardName("nickname") == .nickname)
        #expect(VCardName("") == nil)
        #expect(VCardName("FNX") == nil)
        #expect(VCardName("X-ADDRESSBOOKSERVER_KIND") == nil)
        // `M` differs from CR, and `N` from `.`, in bits that folding could lose.
        #expect(VCardName("E\rAIL") == nil)
        #expect(VCardName("F.") == nil)
        // A name is compared whole, not by its last eight letters.
        #expect(VCardName("XNICKNAME") == nil)
        #expect(VCardName("X-FN") == nil)
    }

    @Test func `every name that is asked for is known in both cases`() {
        let names: [(String, VCardName)] = [
            ("FN", .formattedName), ("N", .name), ("TEL", .telephone), ("EMAIL", .email), ("BDAY", .birthday),
            ("ORG", .organization), ("UID", .uid), ("VERSION", .version), ("KIND", .kind), ("NICKNAME", .nickname),
        ]
        for (text, name) in names {
            #expect(VCardName(text) == name)
            #expect(VCardName(text.lowercased()) == name)
            #expect(VCardName(text + "S") == nil)
        }
    }
}

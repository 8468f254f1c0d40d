import InnkeeperCore
import Testing
import TestSupport

struct NaturalOrderTests {
    @Test func `numbers inside site numbers count by their value`() {
        // Given site numbers in the order in which people list them
        let listed = ["1", "2", "10", "A1", "a2", "A2b", "A10", "A10-2", "A10-11", "B1", "Ö3", "Ö20"]
        // When they are sorted from a different order
        var random = SeededRandom(1)
        let sorted = listed.shuffled(using: &random).sorted(by: naturallyPrecedes)
        // Then that order is back
        #expect(sorted == listed)
    }

    @Test func `different texts never tie and no text precedes itself`() {
        let texts = ["", "0", "00", "1", "01", "A1", "a1", "A01", "a", "A", "A1 ", "99999999999999999999999", "9"]
        for a in texts {
            #expect(!naturallyPrecedes(a, a))
            for b in texts where a != b {
                #expect(naturallyPrecedes(a, b) != naturallyPrecedes(b, a), "\(a) and \(b)")
                for c in texts where naturallyPrecedes(a, b) && naturallyPrecedes(b, c) {
                    #expect(naturallyPrecedes(a, c), "\(a), \(b), \(c)")
                }
            }
        }
    }

    @Test func `numbers longer than any integer compare`() {
        #expect(naturallyPrecedes("S99999999999999999999999", "S100000000000000000000000"))
        #expect(!naturallyPrecedes("S100000000000000000000000", "S99999999999999999999999"))
    }
}

import InnkeeperFormats
import Testing
import TestSupport

/// `chunks` cuts each text with every variant, and looking at each line.
struct VCardMarkScanTests {
    @Test func `marks are found wherever a block of 64 bytes ends`() {
        // Given cards within a card and behind it, and lines that begin or end almost like marks, moved through blocks
        for lineEnd in ["\n", "\r\n", "\r"] {
            let lines = [
                "X:", "BEGIN:VCARD", "EMAIL:a@b", "BDAY:1", "item1.AGENT:BEGIN:VCARD", "FN:d ", "END:VCARD", "begin",
                "be", "e",
                "FN:A", "AGENT:Begin:vCard\t", "end:vcard", "END:VCARD", "BEGIN:VCARD", "NOTE:d", "END:VCARD",
                "END:VCARD",
            ]
            for shift in 0..<130 {
                let text = String(repeating: "x", count: shift) + lines.joined(separator: lineEnd) + lineEnd
                // Then the outer cards and what lies around them are found
                #expect(chunks(text).map(\.form) == [.strayText, .card, .card, .strayEnd], "\(shift)")
            }
        }
    }

    @Test func `a line that only begins like a mark is found where a block of 64 bytes begins`() {
        for shift in 0..<130 {
            // Given a component in a card, none of whose lines ends like a mark
            let head = "BEGIN:VCARD\nFN:" + String(repeating: "x", count: shift) + "\n"
            let text = head + "BEGIN:VCALENDAR\nX:1\nEND:VCALENDAR\nFN:A\nEND:VCARD\n"
            // Then looking at each line and each variant agree, and nothing is lost
            #expect(chunks(text).map(\.text).joined() == text)
        }
    }

    @Test func `more marks than are found at once are all found`() {
        // Given cards of many lines that may be marks
        let line = String(repeating: "BETA:1\nENTRY:2\nNOTE:word\n", count: 200)
        let card = "BEGIN:VCARD\n\(line)END:VCARD\n"
        // Then each card is found, with the line that it begins on
        let found = chunks(card + card + card)
        #expect(found.map(\.text) == [card, card, card])
        #expect(found.map(\.line) == [1, 603, 1205])
    }

    @Test func `cards of noise are cut the same`() {
        // Given texts made of parts of marks
        var random = SeededRandom(9)
        let parts = [
            "BEGIN:VCARD", "END:VCARD", "AGENT:", "\n", "\r\n", "\r", "\n", "b", "e", "d", " ", "\t", ":", "x",
            "item.AGENT;X:BEGIN:VCARD",
        ]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 1..<150, using: &random)).map { _ in
                parts.randomElement(using: &random) ?? ""
            }
            for (limit, size) in [(1 << 20, 300), (90, 1000)] {
                _ = chunks(Array(text.joined().utf8), read: 170, recordLimit: limit, cutSize: size)
            }
        }
    }
}

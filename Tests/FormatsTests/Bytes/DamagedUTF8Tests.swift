import InnkeeperFormats
import Testing
import TestSupport

struct DamagedUTF8Tests {
    private func count(_ bytes: [UInt8]) -> DamagedUTF8.Count {
        var count = DamagedUTF8.Count()
        count.push(bytes)
        count.finish()
        return count
    }

    @Test func `lines, their damage and characters of several bytes are counted`() {
        let bytes = Array("aé\r\n\n\u{1F600}b\nM".utf8) + [0xFC] + Array("ller\nend".utf8) + [0xC3]
        let found = count(bytes)
        #expect(found.lines == 4 && found.damagedLines == 2 && found.sequences == 2)
    }

    @Test func `damage is what the standard library does not take for UTF-8`() {
        // Given lines of random bytes, of which many are whole characters
        var random = SeededRandom(7)
        let some: [UInt8] = [0x61, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0xED, 0xA0, 0xC0, 0xFC]
        for _ in 0..<5000 {
            var line: [UInt8] = []
            for _ in 0..<Int.random(in: 1...6, using: &random) { line.append(some.randomElement(using: &random) ?? 0) }
            let isSound = (try? UTF8Span(validating: line.span)) != nil
            #expect(count(line).damagedLines == (isSound ? 0 : 1), "\(line)")
        }
    }

    @Test func `pieces count as the whole`() {
        let bytes = Array("aé\n\u{1F600}b\nM".utf8) + [0xFC] + Array("ller €\nend".utf8) + [0xC3]
        var pieces = DamagedUTF8.Count()
        for byte in bytes { pieces.push([byte]) }
        pieces.finish()
        #expect(pieces == count(bytes))
    }

    @Test
    func `it is UTF-8 with one line of a hundred damaged, and not with two, and not without a character of its own`() {
        let sound = Array(String(repeating: "Zoë\n", count: 99).utf8)
        let damage: [UInt8] = [0x4D, 0xFC, 0x0A]
        #expect(count(sound + damage).isUTF8)
        #expect(!count(sound + damage + damage).isUTF8)
        #expect(!count(Array(String(repeating: "Zoe\n", count: 99).utf8) + damage).isUTF8)
        #expect(count(Array("Zoë\n".utf8) + damage).isUTF8)
    }

    @Test(arguments: [
        ([0x4D, 0xFC, 0x6C] as [UInt8], "Mül"), ([0x52, 0xE9], "Ré"), ([0xC3, 0xA9, 0xE9], "éé"), ([0xDF], "ß"),
        ([0xD6, 0x7A], "Öz"),
    ])
    func `a letter of Windows-1252 is read as that`(bytes: [UInt8], text: String) {
        #expect(DamagedUTF8.repaired(bytes[...]) == text)
    }

    @Test(arguments: [
        [0x61, 0xC3] as [UInt8], [0xE2, 0x82], [0x80], [0x61, 0xA3], [0xC3, 0xA9, 0xA9], [0xF0, 0x9F, 0x98], [0xD7],
    ])
    func `what is no letter, or half a character, is not repaired`(bytes: [UInt8]) {
        #expect(DamagedUTF8.repaired(bytes[...]) == nil)
    }
}

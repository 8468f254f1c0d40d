import InnkeeperFormats
import TestSupport
import Testing

struct UTF8ScanTests {
    @Test func `the fast check agrees with the standard library's on all that decides`() {
        // Given every pair of bytes, and every third byte after the leads that restrict their second
        var disagreements = 0
        func compare(_ bytes: [UInt8]) {
            // By itself, and in a block of 64 bytes
            let isValid = UTF8Check.isValid(reference: bytes)
            let block = bytes + [UInt8](repeating: 0x61, count: 70)
            if UTF8Check.isValid(bytes) != isValid || UTF8Check.isValid(block) != isValid { disagreements += 1 }
            // And as a part, whatever is behind it
            let part = bytes + [UInt8](repeating: 0x80, count: 70)
            if UTF8Check.isValid(part.span, bytes.indices) != isValid { disagreements += 1 }
            // And across the edge of two blocks that are looked at together, and of two that are not
            let edges = [UInt8](repeating: 0x61, count: 511 + 63) + bytes + [0x61]
            for start in [0, 511] {
                if UTF8Check.isValid(edges.span, start..<edges.count) != isValid { disagreements += 1 }
            }
        }
        for first in UInt8.min...UInt8.max {
            compare([first])
            for second in UInt8.min...UInt8.max {
                compare([first, second])
                guard first >= 0xE0 else { continue }
                for third in [0x00, 0x7F, 0x80, 0xBF, 0xC0] as [UInt8] {
                    compare([first, second, third])
                    for fourth in [0x7F, 0x80, 0xBF, 0xC0] as [UInt8] { compare([first, second, third, fourth]) }
                }
            }
        }
        #expect(disagreements == 0)
    }

    @Test func `a fault is found wherever it stands in the blocks of 64 bytes`() {
        let ascii = [UInt8](repeating: 0x61, count: 200)
        #expect(UTF8Check.isValid(ascii))
        for position in 0..<200 {
            var bytes = ascii
            bytes[position] = 0xE9
            #expect(!UTF8Check.isValid(bytes))
            bytes.replaceSubrange(position...position, with: Array("\u{20AC}".utf8))
            #expect(UTF8Check.isValid(bytes))
        }
    }

    @Test(arguments: [
        ["Ngọc ", "Núñez", "a", "Żółkiewska", "🏕", "plain text of some length", "é"],
        ["Núñez ", "Müller", "a", "Żółkiewska", "plain text of some length", "é"],
    ])
    func `characters of all lengths, sound and cut apart, are checked as the standard library does`(parts: [String]) {
        // Given text in which nearly every block has several characters beyond ASCII, and one byte of it changed
        var random = SeededRandom(7)
        var refused = 0
        for _ in 0..<3_000 {
            var bytes = Array(
                (0..<Int.random(in: 1...90, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
                    .joined().utf8)
            #expect(UTF8Check.isValid(bytes))
            let place = Int.random(in: bytes.indices, using: &random)
            bytes[place] = UInt8.random(in: .min ... .max, using: &random)
            // Then
            let isValid = UTF8Check.isValid(reference: bytes)
            let start = Int.random(in: 0...bytes.count, using: &random)
            let part = start..<Int.random(in: start...bytes.count, using: &random)
            let isPartValid = UTF8Check.isValid(reference: Array(bytes[part]))
            ScanVariants.run { variant in
                #expect(UTF8Check.isValid(bytes.span, bytes.indices, variant: variant) == isValid, "\(bytes)")
                #expect(UTF8Check.isValid(bytes.span, part, variant: variant) == isPartValid, "\(bytes)")
            }
            if !isValid { refused += 1 }
        }
        #expect(refused > 1_000)
    }
}

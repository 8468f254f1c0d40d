import InnkeeperFormats
import Testing
import TestSupport

struct CSVScanTests {
    @Test func `both scans agree wherever a block of 64 bytes ends`() {
        // Given a text with everything in it, moved byte by byte through the blocks
        let core = "x,\"q\"\"q\r\nq\",5\"n\r\n\"t\"u,,\n\n\"open"
        for shift in 0..<130 {
            let bytes = [UInt8](repeating: 0x61, count: shift) + Array(core.utf8)
            let index = indexed(bytes)
            #expect(index.recordCount == 3)
            #expect(index.faults.map(\.kind) == [.strayQuote, .textAfterQuote, .unclosedQuote])
        }
    }

    @Test func `both scans agree on noise`() {
        // Given a thousand texts of weighted random bytes
        var random = SeededRandom(42)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let alphabet = Array("aaaaaaé,,,,\"\"\n\r;| \t\u{0}".utf8)
        for _ in 0..<1000 {
            let bytes = (0..<next(400)).map { _ in alphabet[next(alphabet.count)] }
            _ = indexed(bytes)
            _ = indexed(bytes, delimiter: 0x09)
        }
    }

    @Test func `both scans agree on text in which little needs a closer look`() {
        // Given texts of plain fields with all line ends, and here and there a quote or a blank
        var random = SeededRandom(11)
        let common = Array("abcdefgh,,,\n".utf8)
        let rare = Array("\r\n\r\n\n\n\r\r\"\" ".utf8)
        for _ in 0..<600 {
            let oneIn = Int.random(in: 2...200, using: &random)
            let bytes = (0..<Int.random(in: 0...900, using: &random)).map { _ in
                let letters = Int.random(in: 0..<oneIn, using: &random) == 0 ? rare : common
                return letters[Int.random(in: 0..<letters.count, using: &random)]
            }
            // Then they do, wherever the blocks of 64 bytes end
            for shift in [0, 1, 63] { _ = indexed([UInt8](repeating: 0x61, count: shift) + bytes) }
        }
    }

    @Test func `both scans agree on text with quotes around whole fields`() {
        for seed in UInt64(0)..<600 {
            // Given fields in quotes and without, of which some are damaged
            let text = QuotedText.make(seed: seed)
            // Then they do, wherever the blocks of 64 bytes end
            for shift in [0, 1, 63] { _ = indexed([UInt8](repeating: 0x61, count: shift) + [0x2C] + text) }
        }
    }

    @Test func `both scans agree on a block of any number of delimiters, before a line end and behind it`() {
        for count in 0...64 {
            // Given so many fields in one block, and lines around it that fill theirs
            let plain = [UInt8](repeating: 0x61, count: 63) + [0x0A]
            var block = [UInt8](repeating: 0x2C, count: count) + [UInt8](repeating: 0x61, count: 64 - count)
            #expect(indexed(plain + block + plain).fieldCount(1) == count + 1)
            // And the same with a line end in their midst
            block[count / 2] = 0x0A
            #expect(indexed(plain + block + plain).recordCount == (count < 2 ? 2 : 3))
        }
    }

    @Test func `records with something beside a delimiter are told from the plain ones wherever a block ends`() {
        // Given records of which some have a blank, a tab or a quote at the end of a field, moved through the blocks
        let core = "a b,c\n d,e\nf,g \nh,\"i\"\nj\"k,l\nm\t,n\n,\no,p "
        for shift in 0..<130 {
            let bytes = [UInt8](repeating: 0x61, count: shift) + Array(core.utf8)
            // Then just those are noted
            #expect(indexed(bytes).unusual == [1, 2, 3, 5, 7])
        }
    }

    @Test func `text with a field in every byte needs more space than usual, and gets it`() {
        for (unit, fields) in [(",", 50_001), ("a\n", 1), ("\n", 0), ("a,", 25_001)] {
            let bytes = Array(String(repeating: unit, count: 50_000 / unit.utf8.count).utf8)
            let index = indexed(bytes)
            #expect(index.recordCount == 0 || index.fieldCount(0) == fields)
            #expect(index.recordCount == (unit == "a\n" ? 25_000 : unit == "\n" ? 0 : 1))
        }
    }
}

/// CSV with fields in quotes and without, with delimiters, line ends and blanks in them; here and there a quote is doubled,
/// or out of its place.
enum QuotedText {
    static func make(seed: UInt64) -> [UInt8] {
        var random = SeededRandom(seed)
        func some(_ choices: String..., upTo limit: Int) -> String {
            (0..<Int.random(in: 0...limit, using: &random)).map { _ in choices.randomElement(using: &random) ?? "" }
                .joined()
        }
        let oneIn = Int.random(in: 5...100, using: &random)
        var text = ""
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            switch Int.random(in: 0..<oneIn, using: &random) {
            case 0: text += some("\"", "\"\"", "a\"", "\"b", " ", upTo: 3)
            case let kind where kind.isMultiple(of: 4): text += some("a", "b", " ", upTo: 9)
            default: text += "\"" + some("a", "b", "c", "d", ",", "\n", "\r\n", "\r", " ", upTo: 30) + "\""
            }
            text += [",", ",", ",", "\n", "\r\n", "\r"].randomElement(using: &random) ?? ""
        }
        return Array(text.utf8)
    }
}

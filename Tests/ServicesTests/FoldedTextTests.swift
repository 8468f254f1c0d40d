import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct FoldedTextTests {
    private func folded(_ text: String) -> String { String(decoding: foldedText(Array(text.utf8)[...]), as: UTF8.self) }

    @Test(arguments: [
        ("  Ada \t Alder\n", "ada alder"), ("ADA ALDER", "ada alder"), ("ÅSA  Öberg ", "åsa öberg"), ("", ""),
        ("   ", ""), ("Çelik-Å", "çelik-å"), ("a", "a"), (" É ", "é"),
    ])
    func `case and blanks play no part, accents do`(text: String, expected: String) {
        #expect(folded(text) == expected)
        // And folding what is folded changes nothing
        #expect(folded(expected) == expected)
    }

    @Test func `a column is folded row by row`() {
        let texts = ["  Ada   Alder ", "", " \t", "ŁUCJA", "İpek ÖZ", "日本 A"]
        let column = TextColumn(texts).folded([5, 0, 1, 2, 3, 4])
        #expect((0..<6).map { column[$0] } == ([texts[5]] + texts[..<5]).map { folded($0) })
    }

    @Test func `words do not run together`() { #expect(folded("ada alder") != folded("adaalder")) }

    @Test func `hashes are the same just when the folded texts are`() {
        // Given words of every length, and many ways to write each
        var random = SeededRandom(11)
        let words = (1...26).map { String("abcdefghijklmnopqrstuvwxyz".prefix($0)) } + ["ö", "öresund", "日本", "k"]
        func written(_ words: [String]) -> String {
            let blanks = ["", " ", "\t", "  ", " \n "]
            func blank(_ least: Int) -> String { blanks[Int.random(in: least..<blanks.count, using: &random)] }
            let text = words.map { Bool.random(using: &random) ? $0 : $0.uppercased() }
            return text.dropFirst().reduce(blank(0) + text[0]) { $0 + blank(1) + $1 } + blank(0)
        }
        let names =
            words.map { [$0] }
            + (0..<400).map { _ in
                (0...Int.random(in: 0..<4, using: &random)).map { _ in
                    words[Int.random(in: words.indices, using: &random)]
                }
            }
        let texts = (names + names + names).map(written) + ["", " ", "\t \n", "\u{212A}", "K"]
        // When
        let hashes = TextColumn(texts).foldedHashes
        // Then
        var byText: [String: Set<UInt64>] = [:]
        for (text, hash) in zip(texts, hashes) { byText[folded(text), default: []].insert(hash) }
        #expect(byText.values.allSatisfy { $0.count == 1 })
        #expect(Set(hashes).count == byText.count)
        // And nothing to compare is 0, in whatever way it is written
        #expect(byText[""] == [0])
    }

    @Test func `each letter has the hash of its capital, and other marks their own`() {
        for byte in UInt8(0x21)..<0x7F {
            let letter = String(UnicodeScalar(byte))
            let hashes = TextColumn(["see \(letter) and go", "see \(letter.uppercased()) and go", "see é and go"])
                .foldedHashes
            #expect(hashes[0] == hashes[1])
            #expect(hashes[0] != hashes[2])
        }
        let marks = TextColumn(["a@b", "a`b", "a[b", "a{b", "aZb", "a b"]).foldedHashes
        #expect(Set(marks).count == 6)
    }

    @Test(arguments: [
        ("ada alder", "ada  alder"), ("aldersee ada", "aldersee  ada"), ("alder ada", " alder ada"),
        ("seven b ada", "seven b\t ada"), ("alder ada", "alder ada "), ("abcdefg hijklmno", "abcdefg  hijklmno"),
        ("abcdefgh ijklmno", "abcdefgh  ijklmno"), ("a", "a "), ("abcdefgh", "ABCDEFGH"), ("@[`{", "@[`{"),
    ])
    func `blanks in a row have no hash of their own, wherever they stand`(text: String, written: String) {
        let hashes = TextColumn([text, written, text + "x", text.replacing(" ", with: "")]).foldedHashes
        #expect(hashes[0] == hashes[1])
        #expect(hashes[0] != hashes[2])
        #expect(!text.contains(" ") || hashes[0] != hashes[3])
    }
}

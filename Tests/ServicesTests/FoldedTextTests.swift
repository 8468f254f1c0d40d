import Services
import Testing

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

    @Test func `words do not run together`() { #expect(folded("ada alder") != folded("adaalder")) }
}

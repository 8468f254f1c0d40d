import InnkeeperWorkbooks
import Testing

@Suite struct HTMLReferencesTests {
    /// The texts of the cells of a row.
    private func read(_ cells: String...) -> [String] {
        let row = cells.map { "<td>\($0)</td>" }.joined()
        let seen = SeenWorkbook.file(Array("<html><table><tr>\(row)</tr></table></html>".utf8))
        return seen.rawCells.map { $0.value.text ?? "" }
    }

    @Test func `old names count without a semicolon, others do not`() {
        #expect(read("caf&eacute", "&copy2020", "Ada&nbsp", "&AElig&szlig") == ["café", "©2020", "Ada", "Æß"])
        #expect(read("&euro 5", "R&D", "a & b", "&") == ["&euro 5", "R&D", "a & b", "&"])
    }

    @Test func `the longest name counts`() {
        #expect(read("&sup2", "&notin", "&ordm", "&frac12") == ["²", "¬in", "º", "½"])
    }

    @Test func `what would be markup stays a text`() {
        #expect(read("5 &lt 6 &amp 7", "&amp;lt", "&quot&gt") == ["5 < 6 & 7", "&lt", "\">"])
    }

    @Test func `names with a semicolon are as they were`() {
        #expect(read("&eacute;&euro;", "&notin;", "&amp;eacute") == ["é€", "∉", "&eacute"])
    }

    @Test func `controls stand for letters of Windows`() {
        #expect(read("O&#146;Brien", "&#128; 5", "1&#x96;2", "1&#1502") == ["O’Brien", "€ 5", "1–2", "1\u{5DE}"])
        #expect(read("&#228;", "&#x20AC;", "&#150") == ["ä", "€", "–"])
    }
}

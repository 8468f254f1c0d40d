import Core
import Stages
import Testing

struct CSVSymbolsTests {
    @Test func `each text has one code, in order of first appearance`() {
        // Given short and long texts, texts whose keys are alike, and repeats
        let words = [
            "A1", "A2", "A1", "", "site number twelve", "site number thirteen", "site number twelve", "12345678",
            "123456789", "12345678", "A", "A\u{0}", "A",
        ]
        let text = "site_number,arrival,nights\n" + words.map { "\($0),2026-07-04,1\n" }.joined()
        // When they are read
        let site = ReadCSV(text, .desk()).bookings.site
        // Then equal texts have equal codes
        #expect(site == SymbolColumn(words.map { $0.isEmpty ? nil : $0 }))
        #expect(site.codes == [0, 1, 0, -1, 2, 3, 2, 4, 5, 4, 6, 7, 6])
    }

    @Test func `many different texts keep apart`() {
        // Given ten thousand sites, each twice
        let words = (0..<20_000).map { "site-\($0 % 10_000 * 7919)" }
        let text = "site_number,arrival,nights\n" + words.map { "\($0),2026-07-04,1\n" }.joined()
        let site = ReadCSV(text, .desk()).bookings.site
        #expect(site.names.count == 10_000)
        #expect((0..<20_000).allSatisfy { site[$0] == words[$0] })
    }
}

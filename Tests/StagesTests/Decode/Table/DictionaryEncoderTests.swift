import InnkeeperCore
import InnkeeperStages
import Testing

struct DictionaryEncoderTests {
    @Test func `each text has one code, in order of first appearance`() {
        // Given short and long texts, texts whose keys are alike, and repeats
        let words = [
            "A1", "A2", "A1", "", "abcdefgh12", "abcdefgh13", "abcdefgh12", "site number twelve",
            "site number thirteen",
            "site number twelve", "12345678",
            "123456789", "12345678", "A", "A\u{0}", "A",
        ]
        let text = "site_number,arrival,nights\n" + words.map { "\($0),2026-07-04,1\n" }.joined()
        // When they are read
        let site = ReadTable(text, .desk()).bookings.site
        // Then equal texts have equal codes
        #expect(site == DictionaryColumn(words.map { $0.isEmpty ? nil : $0 }))
        #expect(site.codes == [0, 1, 0, -1, 2, 3, 2, 4, 5, 4, 6, 7, 6, 8, 9, 8])
    }

    @Test func `many different texts keep apart`() {
        // Given ten thousand sites, each twice
        let words = (0..<20_000).map { "site-\($0 % 10_000 * 7919)" }
        let text = "site_number,arrival,nights\n" + words.map { "\($0),2026-07-04,1\n" }.joined()
        let site = ReadTable(text, .desk()).bookings.site
        #expect(site.names.count == 10_000)
        #expect((0..<20_000).allSatisfy { site[$0] == words[$0] })
    }

    @Test func `texts that are known have their codes, short and long, and others follow`() {
        // Given known texts of one to twenty-four bytes, and one of none
        let known = SharedDictionary(["unused"] + (0...24).map { String(repeating: "n", count: $0) })
        let words = [
            "nn", "x", String(repeating: "n", count: 24), "nnnnnnnnm", "", "unused", "nnnnnnnnm", "nnnnnnnnnn",
        ]
        let text = "site_number,arrival,nights\n" + words.map { "\($0),2026-07-04,1\n" }.joined()
        // When they are read, all at once
        guard case .bookings(let batch)? = ReadTable(text, .desk { $0.siteNumbers = known }).slices.first?.batch else {
            Issue.record("no bookings")
            return
        }
        // Then the codes are those of the known texts, an empty cell names nothing
        #expect(batch.site.codes == [3, 26, 25, 27, -1, 0, 27, 11])
        #expect(batch.site.facts === known)
        #expect((0..<words.count).map { batch.site[$0] ?? "" } == words)
    }

    @Test func `a table is the same whatever its slices knew`() {
        // Given a hundred sites, long and short, of which every second one is known, in small pieces
        let words = (0..<3_000).map { "\($0 % 3 == 0 ? "campsite number " : "S")\($0 * 7919 % 100)" }
        let text = "site_number,arrival,nights\n" + words.map { "\($0),2026-07-04,1\n" }.joined()
        let known = SharedDictionary(Set(words).sorted().enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
        let without = ReadTable(text, .desk(), chunk: 10_000).bookings
        let with = ReadTable(text, .desk { $0.siteNumbers = known }, chunk: 10_000).bookings
        #expect((with == without) as Bool)
        #expect((with.site.names == without.site.names) as Bool)
        #expect(with.site.names.count == Set(words).count)
    }
}

import InnkeeperCatalog
import InnkeeperCore
import InnkeeperFormats
import Testing

struct OutputReferenceTests {
    @Test func `every report is there, with its files`() throws {
        // Given the entries below the heading
        let blocks = OutputReference.page.blocks
        let start = try #require(blocks.firstIndex(of: .section("Reports")))
        guard case .entries(_, let entries) = blocks[start + 1] else {
            Issue.record("no table of reports")
            return
        }
        // Then
        #expect(entries.map(\.term) == Catalog.reports.map { $0.name })
        #expect(entries.first { $0.term == "html" }?.value == "`index.html`")
        #expect(entries.first { $0.term == "database" }?.meaning.hasSuffix(" Only where `reports` names it.") == true)
    }

    @Test func `values are in code, with their own letters`() {
        let meanings = OutputReference.page.blocks.flatMap { block -> [String] in
            if case .entries(_, let entries) = block { entries.map(\.meaning) } else { [] }
        }
        #expect(meanings.contains { $0.hasPrefix("`double-booking`; `same-guest`: probably") })
        #expect(meanings.contains { $0.hasPrefix("`confirmed`, `inHouse`") })
    }

    @Test func `whatever is described is described in a sentence`() {
        for case .entries(_, let entries) in OutputReference.page.blocks {
            for entry in entries {
                #expect(entry.meaning.hasSuffix(".") || entry.meaning.hasSuffix("?"), "\(entry.term): \(entry.meaning)")
            }
        }
    }
}

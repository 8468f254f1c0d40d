import InnkeeperCore
import Testing
import TestSupport

@testable import InnkeeperStages

/// The index must give the same columns as a search through the aliases of each field.
struct AliasIndexTests {
    @Test(arguments: RecordKind.allCases)
    func `each alias leads to its field, with its rank`(kind: RecordKind) {
        for (field, headings) in HeaderAliases.table(for: kind) {
            for (index, heading) in headings.enumerated() {
                let entries = AliasIndex.entries(for: heading).filter { $0.kind == kind && $0.field == field }
                #expect(entries.contains { $0.rank == index }, "\(field) \(heading)")
            }
        }
        #expect(AliasIndex.entries(for: "no such heading").isEmpty)
    }

    @Test(arguments: 0..<40) func `the columns are the same as without the index, in the same order`(seed: UInt64) {
        // Given a table with headings of all kinds, some of them composed and some unknown
        var random = SeededRandom(seed)
        let all = RecordKind.allCases.flatMap { HeaderAliases.table(for: $0).flatMap(\.headers) }
        var header = (0..<12).map { _ in all[Int(random.next() % UInt64(all.count))] }
        header += ["Guest country code", "Kommissionsbetrag", "Zahl der Nächte", "Total (EUR)", "Farbe"]
        header.shuffle(using: &random)
        let matcher = HeaderMatcher(header)
        for kind in RecordKind.allCases {
            for (field, headings) in HeaderAliases.table(for: kind) {
                // When
                let columns = matcher.columns(field, of: kind)
                // Then
                let listed = matcher.columns(field, headings, of: kind)
                #expect(first(columns) == first(listed), "\(kind) \(field)")
            }
        }
    }

    @Test(arguments: [
        ("Nächte", "Na\u{308}chte"),
        ("예약번호", "\u{110B}\u{1168}\u{110B}\u{1163}\u{11A8}\u{1107}\u{1165}\u{11AB}\u{1112}\u{1169}"),
    ])
    func `a heading is known however its accents are encoded`(composed: String, decomposed: String) {
        // Given
        #expect(Array(composed.utf8) != Array(decomposed.utf8))
        let entries = AliasIndex.entries(for: foldedWord(composed))
        // When, then
        #expect(!entries.isEmpty)
        #expect(AliasIndex.entries(for: foldedWord(decomposed)).map(\.field) == entries.map(\.field))
    }

    @Test func `a heading is found as it is typed without special keys`() {
        func headings(spelled spelling: String) -> [String] {
            AliasIndex.entries(spelled: spelling).filter { $0.kind == .bookings }.map(\.heading)
        }
        #expect(headings(spelled: "anzahlnaechte") == ["anzahlnächte"])
        #expect(headings(spelled: "anzahlnachte") == ["anzahlnächte"])
        #expect(headings(spelled: "nights").first == "nights")
        #expect(headings(spelled: "no such heading").isEmpty)
        // Only as it is written.
        #expect(AliasIndex.entries(for: "anzahlnachte").isEmpty)
    }

    /// Each column once.
    private func first(_ columns: [Int]) -> [Int] {
        columns.enumerated().filter { columns.firstIndex(of: $1) == $0 }.map(\.element)
    }
}

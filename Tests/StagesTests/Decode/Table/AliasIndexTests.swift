import InnkeeperCore
import Testing
import TestSupport

@testable import InnkeeperStages

/// Looking headings up must give the same columns as going through the lists of each field.
struct AliasPlacesTests {
    @Test(arguments: RecordKind.allCases)
    func `each heading has its place in the lists of its fields`(kind: RecordKind) {
        for (field, headings) in HeaderAliases.table(for: kind) {
            for (index, heading) in headings.enumerated() {
                let places = AliasPlaces.places(of: heading, for: kind).filter { $0.field == field }
                #expect(places.contains { $0.index == index }, "\(field) \(heading)")
            }
        }
        #expect(AliasPlaces.places(of: "no such heading", for: kind).isEmpty)
    }

    @Test(arguments: 0..<40) func `the columns are those that the lists give, in their order`(seed: UInt64) {
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

    /// Each column once.
    private func first(_ columns: [Int]) -> [Int] {
        columns.enumerated().filter { columns.firstIndex(of: $1) == $0 }.map(\.element)
    }
}

import InnkeeperCatalog
import InnkeeperCore
import Testing
import TestSupport

/// What `explain` shows of rules about reading, tried on folders. RulesTests tries those about records.
struct RuleExamplesTests {
    private static let rules = Catalog.rules.filter { rule in
        if case .reading = rule.form { true } else { false }
    }

    @Test(arguments: rules.indices)
    func `a failing example has the finding at its marks, a passing one does not have it`(index: Int) async throws {
        // Given
        let rule = RuleExamplesTests.rules[index]
        #expect(rule.examples.contains { $0.fails } && rule.examples.contains { !$0.fails }, "\(rule.code)")
        // A folder at rest does not change while it is read: SourceCopiesTests changes one. Nothing is known that Innkeeper
        // misses: ByteLedgerTests has a reader that does.
        if ["source-changed", "source-unaccounted"].contains(rule.code) { return }
        for example in rule.examples {
            let folder = try ExampleFolder(example.text)
            // When
            let found = try await folder.findings(rule.code)
            // Then
            #expect(found == folder.marks, "\(rule.code):\n\(example.text)")
            #expect(folder.marks.isEmpty != example.fails, "\(rule.code)")
        }
    }
}

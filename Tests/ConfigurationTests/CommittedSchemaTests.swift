import Foundation
import InnkeeperCatalog
import InnkeeperConfiguration
import Testing
import TestSupport

struct CommittedSchemaTests {
    /// `INNKEEPER_RECORD=1 swift test --filter CommittedSchemaTests` writes the file anew, and fails that once.
    @Test func `pipeline.schema.json is what the catalogue and the tables of keys say`() throws {
        // Given the schema of everything that the program has
        let facts = Registry(
            rules: Catalog.rules, stages: Catalog.stages, reports: Catalog.reports, formats: Catalog.formats,
            presets: Catalog.presets)
        let made = Data(ConfigurationSchema.json(facts: facts))
        let file = Corpora.packageRoot.appendingPathComponent("pipeline.schema.json")
        if ProcessInfo.processInfo.environment["INNKEEPER_RECORD"] != nil {
            try made.write(to: file)
            Issue.record("pipeline.schema.json was recorded: look at the difference and run the tests again")
        }
        // Then it is the committed one
        #expect(try Data(contentsOf: file) == made, "INNKEEPER_RECORD=1 swift test --filter CommittedSchemaTests")
    }
}

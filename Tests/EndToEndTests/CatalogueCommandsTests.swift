import Foundation
import TestSupport
import Testing

/// `explain`, `rules` and `schema`, which print what the program knows.
struct CatalogueCommandsTests {
    @Test func `explain tells of a code what it is, what it does and what to do`() async throws {
        let outcome = try await Program.run(["explain", "reservation-nights-not-positive"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("reservation-nights-not-positive\n\n"))
        #expect(outcome.output.contains("The record is rejected"))
        #expect(outcome.output.contains("What to do\n"))
    }

    @Test func `an unknown code is a fault of the command line, with what was meant`() async throws {
        let near = try await Program.run(["explain", "reservation-overlpa"])
        #expect(near.status == 2 && near.output.isEmpty)
        #expect(
            near.errors == "innkeeper: there is no code 'reservation-overlpa'; did you mean 'reservation-overlap'?\n")
        let far = try await Program.run(["explain", "weather"])
        #expect(far.errors == "innkeeper: there is no code 'weather'; 'innkeeper rules' lists them all\n")
    }

    @Test func `the catalogue has the same codes in each of its formats, and explain knows them`() async throws {
        // Given the codes of the JSON
        let json = try await Program.run(["rules", "--format=json"])
        let rules = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        let codes = rules.compactMap { $0["code"] as? String }
        #expect(codes.count == rules.count && codes.contains("place-closed") && codes == codes.sorted())
        // Then text and Markdown list the same
        let text = try await Program.run(["rules"]).output.split(separator: "\n")
        #expect(text.map { String($0.prefix { $0 != " " }) } == codes)
        let markdown = try await Program.run(["rules", "--format", "markdown"]).output
        #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) } == codes)
        for code in codes.prefix(3) { #expect(try await Program.run(["explain", code]).status == 0) }
    }

    @Test func `the checked-in schema is the one that the program prints`() async throws {
        let printed = try await Program.run(["schema"])
        let kept = try String(
            contentsOf: Corpora.packageRoot.appendingPathComponent("pipeline.schema.json"), encoding: .utf8)
        #expect(printed.status == 0)
        #expect(printed.output == kept, "run `make docs`")
    }
}

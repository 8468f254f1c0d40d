import Foundation
import Testing
import TestSupport

struct TestCommandTests {
    private let configuration = """
        { "version": 1, "sources": { "desk": { "kind": "bookings", "files": ["*.csv"], "statuses": { "fest": "confirmed" } } } }
        """

    private func outcome(_ cases: String?) async throws -> Program.Outcome {
        let folder = try TemporaryFolder()
        try folder.write("pipeline.json", configuration)
        if let cases { try folder.write("pipeline.cases.json", cases) }
        return try await Program.run(["test"], folder: folder.path)
    }

    @Test func `the samples' own cases pass`() async throws {
        let outcome = try await Program.run(["test", Corpora.packageRoot.appendingPathComponent("pipeline.json").path])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.wholeMatch(of: /[0-9]+ cases: all passed\.\n/) != nil)
    }

    @Test func `a case that finds something else fails with the difference`() async throws {
        let outcome = try await outcome(
            """
            { "version": 1, "cases": [
              { "name": "a word of our own", "input": { "desk": ["arrival,nights,status", "2026-07-01,1,fest"] },
                "findings": [] },
              { "name": "no night", "input": { "desk": ["arrival,nights", "2026-07-01,0"] },
                "findings": [{ "code": "reservation-nights-not-positive", "line": 3 }] } ] }
            """)
        #expect(outcome.status == 1)
        #expect(
            outcome.output == """
                pipeline.cases.json:4: failed: no night
                  - expected, not found:  *:3:* reservation-nights-not-positive
                  + found, not expected:  desk:2:12 reservation-nights-not-positive: The stay has no nights (nights is \
                "0"); the departure must be at least one night after the arrival.
                2 cases: 1 failed.

                """)
    }

    @Test func `slips in the file are told with their places, and no file at all too`() async throws {
        let slip = try await outcome(
            """
            { "version": 1, "cases": [
              { "name": "x", "input": { "dsek": "" }, "findings": [{ "code": "no-such-code" }] } ] }
            """)
        #expect(slip.status == 2 && slip.errors.hasPrefix("pipeline.cases.json:2:"))
        let unknown = try await outcome(
            "{ \"version\": 1, \"cases\": [ { \"name\": \"x\", \"input\": { \"dsek\": \"\" }, \"findings\": [] } ] }")
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean `desk`?"))
        let none = try await outcome(nil)
        #expect(none.status == 2 && none.errors.contains("there is no file *.cases.json"))
    }
}

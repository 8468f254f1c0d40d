import Foundation
import Testing
import TestSupport

/// The program as a judge of RFC 8259: https://github.com/nst/JSONTestSuite
struct JSONTestSuiteTests {
    private struct Report: Decodable {
        var findings: [Said]
    }

    private struct Said: Decodable {
        var code: String
        var file: String
        var line: Int?
        var column: Int?
    }

    @Test(.enabled(if: Corpora.has("json-test-suite")))
    func `check says json-malformed with its place for every n file, and for no y file`() async throws {
        // Given all files whose verdict the suite gives
        let folder = try #require(Corpora.folder("json-test-suite")).appendingPathComponent("test_parsing")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasPrefix("n_") || $0.hasPrefix("y_") }
        // When
        let outcome = try await Program.run(["check", "--format", "json"] + names, folder: folder.path)
        let findings = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).findings
        // Then
        let malformed = findings.filter { $0.code == "json-malformed" }
        #expect(Set(malformed.map(\.file)) == Set(names.filter { $0.hasPrefix("n_") }))
        #expect(malformed.count == 188)
        #expect(malformed.allSatisfy { $0.line ?? 0 > 0 && $0.column ?? 0 > 0 })
        // And each y file is read as JSON, though none is an export
        #expect(Set(findings.map(\.file)) == Set(names))
    }
}

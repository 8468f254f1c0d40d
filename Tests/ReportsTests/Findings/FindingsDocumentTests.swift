import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing

struct FindingsDocumentTests {
    private func document(_ inputs: [RunData]) throws -> [String: Any] {
        var bytes: [UInt8] = []
        FindingsDocument.write(inputs) { bytes += $0 }
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func `all findings of all inputs are there, with exact totals`() throws {
        let document = try document([FindingsFixture.input(rates: 3_000), FindingsFixture.input(rates: 2, phones: 1)])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.count == 3_003)
        #expect(document["totals"] as? [String: Int] == [RateRule().code: 3_002, PhoneRule().code: 1])
        #expect(findings[2]["record"] as? String == "R-2")
    }

    @Test func `each finding is a line, as in JSON Lines`() throws {
        // Given
        let input = FindingsFixture.input(rates: 2_500, phones: 2)
        var document: [UInt8] = []
        var lines: [UInt8] = []
        // When
        FindingsDocument.write([input]) { document += $0 }
        FindingsDocument.writeLines(input) { lines += $0 }
        // Then
        let shown = String(decoding: document, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("    {") }
        let expected = String(decoding: lines, as: UTF8.self).split(separator: "\n")
        #expect(expected.count == 2_502)
        #expect(shown.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) } == expected.map(String.init))
    }

    @Test func `what a baseline knows says so, and what was not checked why`() throws {
        var input = FindingsFixture.input(rates: 2)
        input.known = [false, true]
        input.dataset.unchecked = [UncheckedRule(rule: "b", source: "desk", reason: .noCampSites)]
        let document = try document([input])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.map { $0["known"] as? Bool } == [nil, true])
        #expect(document["knownFindings"] as? Int == 1)
        #expect((document["unchecked"] as? [[String: String]])?.first?["rule"] == "b")
    }
}

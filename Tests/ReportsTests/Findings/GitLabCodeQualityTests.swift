import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing

struct GitLabCodeQualityTests {
    private func issues(_ shown: ShownFindings) throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(GitLabCodeQuality.json(shown)))
        return try #require(document as? [[String: Any]])
    }

    @Test func `a finding is an issue with a place, a severity and a fingerprint`() throws {
        let input = FindingsFixture.input { findings in
            findings.add(code: SiteRule().code, file: 0, line: 9, column: 2, field: "site_number", value: "Z9")
        }
        let issue = try #require(try issues(ShownFindings([input])).first)
        #expect(issue["check_name"] as? String == "reservation-site-unknown")
        #expect(issue["severity"] as? String == "major")
        #expect((issue["description"] as? String)?.contains("Z9") == true)
        #expect((issue["fingerprint"] as? String)?.count == 16)
        let location = try #require(issue["location"] as? [String: Any])
        #expect(location["path"] as? String == "in/desk, A.csv")
        #expect((location["lines"] as? [String: Int]) == ["begin": 9])
    }

    @Test func `severities are those of GitLab, and no two issues have one fingerprint`() throws {
        // Given the same findings of two inputs
        let input = FindingsFixture.input(rates: 3, phones: 1)
        let issues = try issues(ShownFindings([input, input]))
        // Then
        #expect(issues.count == 8)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
        #expect(Set(issues.compactMap { $0["severity"] as? String }).isSubset(of: ["info", "minor", "major"]))
    }

    @Test func `what is about no file has a path and a line all the same`() throws {
        let issue = try #require(
            try issues(ShownFindings([FindingsFixture.input { $0.add(code: SiteRule().code, file: -1) }])).first)
        let location = try #require(issue["location"] as? [String: Any])
        #expect(location["path"] as? String == "." && (location["lines"] as? [String: Int]) == ["begin": 1])
    }

    @Test func `nothing found is an empty list`() throws {
        #expect(try issues(ShownFindings([FindingsFixture.input()])).isEmpty)
    }
}

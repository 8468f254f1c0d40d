import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing

struct SARIFLogTests {
    private func log(_ shown: ShownFindings) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(SARIFLog.json(shown))) as? [String: Any])
    }

    private func run(_ shown: ShownFindings) throws -> [String: Any] {
        let runs = try #require(try log(shown)["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    @Test func `a result has rule, level, message, place and fingerprint`() throws {
        let run = try run(ShownFindings([FindingsFixture.input(rates: 1)]))
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == RateRule().code && result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "warning")
        let place = try #require(
            (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
        #expect(
            place["artifactLocation"] as? [String: String] == ["uri": "in/desk%2C%20A.csv", "uriBaseId": "ROOT"])
        #expect(place["region"] as? [String: Int] == ["startLine": 2, "startColumn": 4])
        let prints = try #require(result["partialFingerprints"] as? [String: String])
        #expect(prints["innkeeper/v1"]?.count == 16)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
    }

    @Test func `rules are those that were found, each with its total, and results point at theirs`() throws {
        let shown = ShownFindings([FindingsFixture.input(rates: 3, phones: 1)], limit: 2)
        let run = try run(shown)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids == [PhoneRule().code, RateRule().code])
        #expect(rules.map { ($0["properties"] as? [String: Any])?["total"] as? Int } == [1, 3])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 3)
        // What is an info here is a note there
        #expect(results.compactMap { $0["level"] as? String }.sorted() == ["note", "warning", "warning"])
        for result in results {
            #expect(ids[result["ruleIndex"] as? Int ?? 9] == result["ruleId"] as? String)
        }
        #expect(
            (run["properties"] as? [String: Any])?["totals"] as? [String: Int] == [
                PhoneRule().code: 1, RateRule().code: 3,
            ])
    }

    @Test func `a finding about a whole file has no region, one about none no place, one about two both`() throws {
        let input = FindingsFixture.input { findings in
            findings.add(code: SiteRule().code, file: -1)
            findings.add(code: SiteRule().code, file: 0)
            findings.add(code: RateRule().code, file: 0, line: 3, related: (file: 1, line: 8, record: "R-9"))
        }
        let results = try #require(try run(ShownFindings([input]))["results"] as? [[String: Any]])
        #expect(results[0]["locations"] == nil)
        let whole = (results[1]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect(whole?["artifactLocation"] != nil && whole?["region"] == nil)
        let related = (results[2]["relatedLocations"] as? [[String: Any]])?.first
        #expect((related?["message"] as? [String: String])?["text"] == "R-9")
        #expect(results[2]["level"] as? String == "warning" && results[1]["level"] as? String == "error")
    }

    @Test func `a clean check is a log too`() throws {
        let run = try run(ShownFindings([FindingsFixture.input()]))
        #expect((run["results"] as? [Any])?.isEmpty == true)
        #expect(try log(ShownFindings([]))["version"] as? String == "2.1.0")
    }

    @Test func `twenty thousand findings of one code are a small log with an exact total`() throws {
        let input = FindingsFixture.input(rates: 20_000)
        let bytes = SARIFLog.json(ShownFindings([input]))
        #expect(bytes.count < 100_000)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"reservation-rate-negative\": 20000"))
    }
}

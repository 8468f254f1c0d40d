import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing

struct RunRecordTests {
    @Test func `run.json sums records by source and lists what was not checked`() throws {
        // Given two files of one source and one of another
        var dataset = Dataset()
        for (source, path, read, rejected) in [("a", "1.csv", 10, 1), ("a", "2.csv", 5, 0), ("b", "3.csv", 2, 2)] {
            var file = SourceFile(source: source, kind: .bookings, path: path)
            file.counts.read = read
            file.counts.rejected = rejected
            file.counts.accepted = read - rejected
            file.reading = [ReadingNote("dates", "iso")]
            dataset.files.append(file)
        }
        dataset.unchecked = [
            UncheckedRule(rule: "x-y", source: "b", reason: .noOrigin),
            UncheckedRule(rule: "a-b", source: "b", reason: .noCampSites),
        ]
        var findings = Findings()
        findings.add(code: "a-b", file: 0)
        findings.add(code: "a-b", file: 1)
        // When
        let json = RunRecord.json(
            Fixture.input(dataset, findings: findings), configuration: Array("{\"version\":1}".utf8), outputs: [],
            timing: [("total_ms", 1_234_567)])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
        // Then
        let records = try #require(object["records"] as? [String: [String: Any]])
        #expect(records["a"]?["read"] as? Int == 15)
        #expect(records["a"]?["accepted"] as? Int == 14)
        #expect((records["a"]?["files"] as? [[String: Any]])?.count == 2)
        #expect(records["b"]?["rejected"] as? Int == 2)
        #expect(object["findings"] as? [String: Int] == ["a-b": 2])
        #expect((object["unchecked"] as? [[String: String]])?.map { $0["rule"] } == ["a-b", "x-y"])
        #expect((object["configuration"] as? [String: Int])?["version"] == 1)
        #expect((object["timing"] as? [String: Double])?["total_ms"] == 1.234)
        #expect(String(decoding: json, as: UTF8.self).hasPrefix("{\n  \"tool\": \"innkeeper 9.9.9\""))
    }
}

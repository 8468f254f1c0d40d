import InnkeeperCore
import InnkeeperReports
import Testing

struct MetricsTests {
    private func text(_ input: RunData?, status: Int = 1, publishedAt: Int64? = 1_795_262_400) -> String {
        Metrics.text(
            property: "Alder \"Creek\"\\\n", status: status, endedAt: 1_795_262_400, publishedAt: publishedAt,
            seconds: 1.25, input)
    }

    /// The file as a collector reads it: name and labels to value. nil when a line has another shape.
    private func parsed(_ text: String) -> [String: Double]? {
        var samples: [String: Double] = [:]
        var announced: Set<Substring> = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("# HELP ") { continue }
            if line.hasPrefix("# TYPE ") {
                let words = line.split(separator: " ")
                guard words.count == 4, words[3] == "gauge", announced.insert(words[2]).inserted else { return nil }
                continue
            }
            guard let match = line.wholeMatch(of: /([a-z_]+)\{(([a-z]+="([^"\\\n]|\\[\\"n])*",?)+)\} ([0-9.e+-]+)/),
                announced.contains(match.1), let value = Double(match.5),
                samples.updateValue(value, forKey: "\(match.1){\(match.2)}") == nil
            else { return nil }
        }
        return text.hasSuffix("\n") ? samples : nil
    }

    @Test func `every line has the shape of the text format`() throws {
        let input = Campground.input()
        let samples = try #require(parsed(text(input)))
        let property = #"property="Alder \"Creek\"\\\n""#
        #expect(samples["innkeeper_last_run_status{\(property)}"] == 1)
        #expect(samples["innkeeper_last_run_duration_seconds{\(property)}"] == 1.25)
        let records = samples.filter { $0.key.hasPrefix("innkeeper_records{") }
        #expect(!records.isEmpty && records.count % 3 == 0)
        let sum = SourceTotal.sum(SourceTotal.all(input.dataset))
        #expect(records.values.reduce(0, +) == Double(sum.accepted + sum.rejected + sum.skipped))
        let findings = samples.filter { $0.key.hasPrefix("innkeeper_findings{") }
        #expect(findings.values.reduce(0, +) == Double(input.findings.count))
    }

    @Test func `a failed run has no counts, and remembers the last good one`() {
        let publishedAt = Metrics.publishedAt(text(Campground.input()))
        #expect(publishedAt == 1_795_262_400)
        #expect(parsed(text(nil, status: 4, publishedAt: publishedAt))?.count == 5)
        #expect(parsed(text(nil, status: 4, publishedAt: nil))?.count == 4)
        #expect(Metrics.publishedAt("") == nil && Metrics.publishedAt("innkeeper_last_published_x 5") == nil)
    }
}

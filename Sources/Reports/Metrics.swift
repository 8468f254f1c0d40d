package import InnkeeperCore

/// The run in figures, for Prometheus' textfile collector
/// (https://prometheus.io/docs/instrumenting/exposition_formats/). No personal data: names of sources, codes, counts.
package enum Metrics {
    /// The whole file. `status` is the run's exit status; `endedAt` and `publishedAt` are seconds since 1970, the latter
    /// when a run last published, nil when none did; `unsent` notices wait to be sent. Without `input`, of a run that
    /// failed, there is nothing to count.
    package static func text(
        property: String, status: Int, endedAt: Int64, publishedAt: Int64?, seconds: Double, unsent: Int = 0,
        _ input: RunData?
    ) -> String {
        var text = ""
        func gauge(_ name: String, _ help: String, _ samples: [(labels: [(String, String)], value: String)]) {
            guard !samples.isEmpty else { return }
            text += "# HELP innkeeper_\(name) \(help)\n# TYPE innkeeper_\(name) gauge\n"
            for sample in samples {
                let labels = ([("property", property)] + sample.labels).map { "\($0.0)=\"\(escaped($0.1))\"" }
                text += "innkeeper_\(name){\(labels.joined(separator: ","))} \(sample.value)\n"
            }
        }
        gauge("last_run_status", "Exit status of the last run.", [([], "\(status)")])
        gauge("last_run_timestamp_seconds", "When the last run ended.", [([], "\(endedAt)")])
        gauge(
            "last_published_timestamp_seconds", "When a run last replaced the output.",
            publishedAt.map { [([], "\($0)")] } ?? [])
        gauge("last_run_duration_seconds", "How long the last run took.", [([], "\(seconds)")])
        gauge("notices_unsent", "Notices that the last run could not send.", [([], "\(unsent)")])
        guard let input else { return text }
        gauge(
            "records", "Records of the last run by source and fate.",
            SourceTotal.all(input.dataset).flatMap { total in
                [
                    ("accepted", total.counts.accepted), ("rejected", total.counts.rejected),
                    ("skipped", total.counts.skipped),
                ].map { ([("source", total.source), ("fate", $0.0)], "\($0.1)") }
            })
        gauge(
            "findings", "Findings of the last run by code and severity, without those that a baseline knows.",
            CodeTotal.all(input).map {
                ([("code", $0.code), ("severity", $0.severity.rawValue)], "\($0.total)")
            })
        if let findings = input.comparison.changes?.findings {
            gauge("new_findings", "Findings that the run before did not have.", [([], "\(findings.newCount)")])
        }
        if let bookings = input.comparison.changes?.bookings {
            let moved = bookings.movedCount
            gauge(
                "booking_changes", "Bookings that are not as in the run before.",
                [
                    ("new", bookings.new.count), ("gone", bookings.gone.count), ("moved", moved),
                    ("changed", bookings.changed.count - moved),
                ].map { ([("change", $0.0)], "\($0.1)") })
        }
        return text
    }

    /// When a run last published, as an earlier file says it.
    package static func publishedAt(_ text: String) -> Int64? {
        for line in text.split(separator: "\n") where line.hasPrefix("innkeeper_last_published_timestamp_seconds{") {
            return line.split(separator: " ").last.flatMap { Int64($0) }
        }
        return nil
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

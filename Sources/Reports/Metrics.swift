package import InnkeeperCore

/// Metrics of the run for Prometheus' textfile collector
/// (https://prometheus.io/docs/instrumenting/exposition_formats/). No personal data: only source names, codes and
/// counts.
package enum Metrics {
    /// A metric, with its labels besides `property`. The manual uses its help text.
    package struct Gauge: Sendable {
        package var name: String
        package var labels: [String]
        package var help: String
    }

    package static let gauges = [
        runStatus, runEnd, lastPublished, runDuration, unsentNotices, records, findings, newFindings, bookingChanges,
    ]

    private static let runStatus = Gauge(
        name: "innkeeper_last_run_status", labels: [], help: "Exit status of the last run.")
    private static let runEnd = Gauge(
        name: "innkeeper_last_run_timestamp_seconds", labels: [], help: "When the last run ended.")
    private static let lastPublished = Gauge(
        name: "innkeeper_last_published_timestamp_seconds", labels: [], help: "When a run last replaced the output.")
    private static let runDuration = Gauge(
        name: "innkeeper_last_run_duration_seconds", labels: [], help: "How long the last run took.")
    private static let unsentNotices = Gauge(
        name: "innkeeper_notices_unsent", labels: [], help: "Notices that the last run could not send.")
    private static let records = Gauge(
        name: "innkeeper_records", labels: ["source", "fate"], help: "Records of the last run by source and fate.")
    private static let findings = Gauge(
        name: "innkeeper_findings", labels: ["code", "severity"],
        help: "Findings of the last run by code and severity, without those that a baseline knows.")
    private static let newFindings = Gauge(
        name: "innkeeper_new_findings", labels: [], help: "Findings that the run before did not have.")
    private static let bookingChanges = Gauge(
        name: "innkeeper_booking_changes", labels: ["change"], help: "Bookings that are not as in the run before.")

    /// The whole file. `status` is the run's exit status; `endedAt` and `publishedAt` are seconds since 1970, the
    /// latter when a run last published, nil if none has; `unsent` notices are waiting to be sent. Without `input`, for
    /// a failed run, there are no counts.
    package static func text(
        property: String, status: Int, endedAt: Int64, publishedAt: Int64?, seconds: Double, unsent: Int = 0,
        _ input: RunData?
    ) -> String {
        var text = ""
        /// Samples by the values of the gauge's labels.
        func add(_ gauge: Gauge, _ samples: [(labels: [String], value: String)]) {
            guard !samples.isEmpty else { return }
            text += "# HELP \(gauge.name) \(gauge.help)\n# TYPE \(gauge.name) gauge\n"
            for sample in samples {
                let labels = zip(["property"] + gauge.labels, [property] + sample.labels)
                let written = labels.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",")
                text += "\(gauge.name){\(written)} \(sample.value)\n"
            }
        }
        add(runStatus, [([], "\(status)")])
        add(runEnd, [([], "\(endedAt)")])
        add(lastPublished, publishedAt.map { [([], "\($0)")] } ?? [])
        add(runDuration, [([], "\(seconds)")])
        add(unsentNotices, [([], "\(unsent)")])
        guard let input else { return text }
        add(
            records,
            SourceTotal.all(input.dataset).flatMap { total in
                [
                    ("accepted", total.counts.accepted), ("rejected", total.counts.rejected),
                    ("skipped", total.counts.skipped),
                ].map { ([total.source, $0.0], "\($0.1)") }
            })
        add(findings, CodeTotal.all(input).map { ([$0.code, $0.severity.rawValue], "\($0.total)") })
        if let findings = input.comparison.changes?.findings { add(newFindings, [([], "\(findings.newCount)")]) }
        if let bookings = input.comparison.changes?.bookings {
            let moved = bookings.movedCount
            add(
                bookingChanges,
                [
                    ("new", bookings.new.count), ("gone", bookings.gone.count), ("moved", moved),
                    ("changed", bookings.changed.count - moved),
                ].map { ([$0.0], "\($0.1)") })
        }
        return text
    }

    /// When a run last published, according to an earlier file.
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

import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import TestSupport

/// Refuses bookings with no guests; enough of a rule to see records go both ways.
struct NoGuests: BookingRule {
    let code = "reservation-guests-none"
    let kind: RecordKind? = .bookings
    let summary = "", advice = ""
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = ["guests"]
    let examples: [RuleExample] = []
    let message = "{value} guests"
    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<bookings.count where bookings.guests[row].raw == 0 {
            report.report(code, row: row, field: "guests")
        }
    }
}

/// Warns of every booking from the second on, as a rule over tables does.
struct NotFirst: TableRule {
    let code = "reservation-not-first"
    let kind: RecordKind? = .bookings
    let summary = "", advice = ""
    let effect = Effect.marks
    let severity = Severity.warning
    let examples: [RuleExample] = []
    let message = ""
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<dataset.bookings.count where row > 0 {
            report.report(code, row: row, field: "arrival", related: 0)
        }
    }
}

/// A report of one line, to see what a run hands over.
struct CountReport: Report {
    static let name = "count"
    static let summary = "", files = ["count.txt"]
    init(options: OptionValues) {}
    func render(_ input: RunData, to folder: any OutputFolder) throws {
        try folder.write("count.txt") { piece in try piece(Array("\(input.dataset.bookings.count)\n".utf8)) }
    }
}

/// A report whose writing fails.
struct BrokenReport: Report {
    static let name = "broken"
    static let summary = "", files = ["broken.txt"]
    init(options: OptionValues) {}
    func render(_ input: RunData, to folder: any OutputFolder) throws {
        throw Fault(.outputFailed, "the disk is full")
    }
}

enum ShellFixtures {
    static let registry = Registry(
        rules: [NoGuests(), NotFirst()], stages: [OccupancyStage.self],
        reports: [CountReport.self, BrokenReport.self], formats: [CSVFormat.self])

    /// 2026-11-21T12:00:00Z in a world whose zones are all UTC but Tokyo's.
    static let process = ProcessEnvironment(
        environment: [:], currentFolder: "/", now: 1_795_262_400,
        offset: { zone, _ in zone == "Nowhere/Land" ? nil : zone == "Asia/Tokyo" ? 9 * 3600 : 0 }, ticks: { 0 },
        cores: 2)

    static func configuration(_ files: [String], reports: [String] = ["count"]) -> Configuration {
        var configuration = Configuration()
        configuration.sources = [
            Configuration.Source(settings: SourceSettings(name: "desk", kind: .bookings), files: files)
        ]
        configuration.stages = [Configuration.Unit(name: "occupancy", options: OptionValues())]
        configuration.reports = reports.map { Configuration.Unit(name: $0, options: OptionValues()) }
        return configuration
    }

    static func request(
        _ configuration: Configuration, root: String, output: String?, jobs: Int = 1, failOn: FailOn = .error
    ) -> RunRequest {
        var request = RunRequest(configuration, root: root, toolVersion: "1.0")
        request.configurationJSON = Array("{}".utf8)
        request.output = output
        request.jobs = jobs
        request.failOn = failOn
        return request
    }
}

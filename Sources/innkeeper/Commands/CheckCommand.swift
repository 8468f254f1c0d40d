import Arguments
import Configuration
import Core
import Formats
import Reports
import Shell

/// `check`: reads and validates, writes nothing.
enum CheckCommand {
    static func perform(
        _ options: CheckOptions, _ console: Console, _ surroundings: Surroundings
    ) async throws -> Shell.ExitStatus {
        var spooled: StandardInput?
        if options.targets.contains("-") {
            spooled = try StandardInput(below: surroundings.environment["TMPDIR"] ?? "/tmp")
        }
        defer { try? spooled?.remove() }
        let targets: [Target]
        do {
            targets = try Composition.resolver(surroundings).targets(
                options.targets, root: options.root, exclude: options.exclude, standardInput: spooled?.folder)
        } catch {
            for message in error.messages { console.report(message) }
            return .usage
        }
        var status = Shell.ExitStatus.clean
        for target in targets {
            let result = try await check(target, options, console, surroundings)
            status = Shell.ExitStatus.worse(status, result.status)
            if options.log.quiet, result.status == .clean { continue }
            try show(result.input, options.format, console)
            console.adviseOfUnread(target.unrecognised, target.refused)
        }
        return status
    }

    private static func check(
        _ target: Target, _ options: CheckOptions, _ console: Console, _ surroundings: Surroundings
    ) async throws -> RunResult {
        var configuration = target.configuration
        // Of the stages only this one finds faults in the data.
        configuration.stages.removeAll { $0.name != "conflicts" }
        var request = RunRequest(
            configuration: configuration, configurationJSON: [], configurationPath: target.configurationPath,
            root: target.root, output: nil, asOf: options.asOf, jobs: options.jobs ?? surroundings.cores,
            failOn: options.failOn ?? configuration.failOn, toolVersion: toolVersion)
        request.showValues = options.showValues
        let runner = Runner(
            units: Composition.units, surroundings: surroundings, progress: console.progress(surroundings.ticks))
        return try await runner.run(request)
    }

    private static func show(_ input: ReportInput, _ format: CheckFormat, _ console: Console) throws {
        switch format {
        case .text:
            try FindingLines.write(input, style: .text(color: console.isColored)) { try console.print($0 + "\n") }
            try console.print(verdict(input) + "\n")
        case .github:
            try FindingLines.write(input, style: .github) { try console.print($0 + "\n") }
        case .jsonl:
            var writer = JSONWriter()
            try input.forEachFinding { finding, message in
                FindingsReport.write(finding, message: message, effect: input.rules[finding.code]?.effect, to: &writer)
                writer.newline()
                try console.print(writer.take())
            }
        case .json:
            var writer = JSONWriter(indent: 2)
            writer.object { object in
                object.key("findings")
                object.array { list in
                    input.forEachFinding { finding, message in
                        FindingsReport.write(
                            finding, message: message, effect: input.rules[finding.code]?.effect, to: &list)
                    }
                }
                object.key("totals")
                object.object { totals in
                    for (code, total) in input.findings.totals.sorted(by: { $0.key < $1.key }) {
                        totals.field(code, total)
                    }
                }
            }
            writer.newline()
            try console.print(writer.bytes)
        }
    }

    /// The last line: how much was read and how it stands.
    private static func verdict(_ input: ReportInput) -> String {
        var counts = RecordCounts()
        for file in input.dataset.files { counts += file.counts }
        var bySeverity: [Severity: Int] = [:]
        for row in input.findings.rows {
            let source = row.file < 0 ? "" : input.dataset.files[Int(row.file)].source
            bySeverity[input.severity(input.findings.codes[Int(row.code)], source), default: 0] += 1
        }
        let read = "\(counted(counts.read, "record")) in \(counted(input.dataset.files.count, "file"))"
        guard input.findings.count > 0 else { return "\(read): nothing to report." }
        let parts = Severity.allCases.reversed().compactMap { severity in
            bySeverity[severity].map { counted($0, severity == .info ? "note" : severity.rawValue) }
        }
        let refused = counts.rejected > 0 ? "; \(counts.rejected) refused" : ""
        return "\(read): \(parts.joined(separator: ", "))\(refused)."
    }
}

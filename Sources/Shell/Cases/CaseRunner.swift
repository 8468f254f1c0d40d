package import InnkeeperConfiguration
import InnkeeperCore

/// The result of a case.
package struct CaseResult: Sendable, Equatable {
    package var name: String
    /// Expected but not found: `- desk:2:15 reservation-nights-not-positive`.
    package var missing: [String] = []
    /// Found but not expected, with the message.
    package var unexpected: [String] = []

    package var passed: Bool { missing.isEmpty && unexpected.isEmpty }
}

/// Runs small cases: each is a separate check of only the sources it provides, with the rules, columns and words of the
/// configuration.
package struct CaseRunner {
    private let runner: Runner
    private let configuration: Configuration
    private let temporaryFolder: String
    private let toolVersion: String

    /// While a case runs, its texts are in files below `temporaryFolder` that only this user can read.
    package init(runner: Runner, configuration: Configuration, temporaryFolder: String, toolVersion: String) {
        self.runner = runner
        self.configuration = configuration
        self.temporaryFolder = temporaryFolder
        self.toolVersion = toolVersion
    }

    package func run(_ one: Case) async throws -> CaseResult {
        let folder = Paths.join(temporaryFolder, "innkeeper-case-\(Publisher.ownProcess)")
        try Publisher.makeFolder(folder)
        defer { try? Publisher.removeTree(folder) }
        var own = configuration
        own.sources = []
        for input in one.input {
            guard var source = configuration.sources.first(where: { $0.settings.name == input.source }) else {
                throw Fault(.usage, "the configuration has no source \"\(input.source)\"")
            }
            // The case's text is the whole source.
            source.files = [input.source]
            source.remote = nil
            source.exclude = []
            own.sources.append(source)
            try OutputFile.write(Array(input.text.utf8), to: Paths.join(folder, input.source))
        }
        own.sources.sort { $0.settings.name < $1.settings.name }
        own.stages.removeAll { $0.name != "conflicts" }
        own.reports = []
        var request = RunRequest(own, root: folder, toolVersion: toolVersion)
        request.asOf = one.asOf
        request.failOn = .never
        return CaseRunner.compare(one, try await runner.run(request).input)
    }

    /// Matches each expected finding with the first free one that fits; the most specific expectations choose first.
    private static func compare(_ one: Case, _ input: RunData) -> CaseResult {
        var found: [(finding: Finding, message: String)] = []
        input.forEachFinding { found.append(($0, $1)) }
        var result = CaseResult(name: one.name)
        for expected in one.findings.sorted(by: { $0.partCount > $1.partCount }) {
            if let index = found.firstIndex(where: { expected.fits($0.finding) }) {
                found.remove(at: index)
            } else {
                result.missing.append(expected.text)
            }
        }
        result.missing.sort()
        result.unexpected = found.map { finding, message in
            "\(place(finding.source, finding.line, finding.column)) \(finding.code): \(message)"
        }
        return result
    }

    fileprivate static func place(_ source: String?, _ line: Int?, _ column: Int?) -> String {
        [source ?? "*", line.map(String.init) ?? "*", column.map(String.init) ?? "*"].joined(separator: ":")
    }
}

extension ExpectedFinding {
    fileprivate var partCount: Int {
        [source, field, record, severity].count { $0 != nil } + [line, column].count { $0 != nil }
    }

    /// `desk:2:15 reservation-nights-not-positive`, with `*` for anything unspecified.
    fileprivate var text: String {
        let rest = [("field", field), ("record", record), ("severity", severity)].compactMap { name, value in
            value.map { " \(name) \"\($0)\"" }
        }
        return "\(CaseRunner.place(source, line, column)) \(code)\(rest.joined())"
    }
}

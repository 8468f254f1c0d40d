import Configuration
import Core

/// The severities in force, worked out once a code and source: they are asked for with every finding.
struct Severities: Sendable {
    private let configuration: Configuration
    private var known: [String: [String: Severity]] = [:]

    init(_ registry: Registry, _ configuration: Configuration) {
        self.configuration = configuration
        let sources = configuration.sources.map(\.settings.name) + [""]
        let usual =
            registry.rules.map { ($0.code, $0.severity) } + configuration.checks.map { ($0.code, $0.severity) }
        for (code, severity) in usual {
            for source in sources {
                known[code, default: [:]][source] = Severities.level(of: code, source, configuration) ?? severity
            }
        }
    }

    /// `source` is empty for a finding that belongs to none.
    func of(_ code: String, _ source: String) -> Severity {
        known[code]?[source] ?? Severities.level(of: code, source, configuration) ?? .error
    }

    private static func level(of code: String, _ source: String, _ configuration: Configuration) -> Severity? {
        configuration.level(of: code, source: source).flatMap { Severity(rawValue: $0.rawValue) }
    }
}

extension ExitStatus {
    /// What a run says of what it found.
    init(_ input: RunData, failOn: FailOn, isMissingInput: Bool) {
        self = isMissingInput ? .inputMissing : .clean
        let least: Severity
        switch failOn {
        case .never: return
        case .new, .info: least = .info
        case .warning: least = .warning
        case .error: least = .error
        }
        let isFailing = input.findings.rows.indices.contains { index in
            guard !input.isKnown(index) else { return false }
            // Where nothing could be compared, everything is new.
            if failOn == .new { return input.comparison.changes?.findings == nil || input.isNew(index) }
            let row = input.findings.rows[index]
            let source = row.file < 0 ? "" : input.dataset.files[Int(row.file)].source
            return input.severity(input.findings.codes[Int(row.code)], source) >= least
        }
        if isFailing { self = ExitStatus.worse(self, .findings) }
    }
}

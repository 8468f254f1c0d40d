package import InnkeeperCore

/// The severities in force, computed once per code and source, as every finding needs one.
package struct Severities: Sendable {
    private let configuration: Configuration
    private var known: [String: [String: Severity]] = [:]

    package init(_ rules: [any Rule], _ configuration: Configuration) {
        self.configuration = configuration
        let sources = configuration.sources.map(\.settings.name) + [""]
        let usual =
            rules.map { ($0.code, $0.severity) } + configuration.checks.map { ($0.code, $0.severity) }
        for (code, severity) in usual {
            for source in sources {
                known[code, default: [:]][source] = Severities.level(of: code, source, configuration) ?? severity
            }
        }
    }

    /// `source` is empty for a finding without one.
    package func of(_ code: String, _ source: String) -> Severity {
        known[code]?[source] ?? Severities.level(of: code, source, configuration) ?? .error
    }

    private static func level(of code: String, _ source: String, _ configuration: Configuration) -> Severity? {
        configuration.level(of: code, source: source).flatMap { Severity(rawValue: $0.rawValue) }
    }
}

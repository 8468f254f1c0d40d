package import Core

/// Findings as lines: for people (`FILE:LINE:COLUMN: severity: message [code]`) and for GitHub's annotations.
package enum FindingLines {
    package enum Style: Sendable {
        case text(color: Bool)
        case github
    }

    /// At most `limit` findings of each code are shown; a last line a code says how many there are when more exist.
    package static func write(
        _ input: ReportInput, style: Style, limit: Int = 100, to line: (String) throws -> Void
    ) rethrows {
        var shown: [String: Int] = [:]
        try input.forEachFinding { finding, message in
            shown[finding.code, default: 0] += 1
            guard shown[finding.code, default: 0] <= limit else { return }
            switch style {
            case .text(let color): try line(text(finding, message, color: color))
            case .github: try line(github(finding, message))
            }
        }
        for (code, total) in shown.sorted(by: { $0.key < $1.key }) where total > limit {
            let more = "\(code): \(total) findings, of which \(limit) are shown"
            switch style {
            case .text: try line(more)
            case .github: try line("::notice::\(githubText(more))")
            }
        }
    }

    private static func text(_ finding: Finding, _ message: String, color: Bool) -> String {
        var place = printable(finding.file)
        if finding.line > 0 { place += ":\(finding.line)" }
        if finding.line > 0, finding.column > 0 { place += ":\(finding.column)" }
        var text = "\(place): \(word(finding.severity, color: color)): \(printable(message)) [\(finding.code)]"
        if let related = finding.related {
            text += " (see \(printable(related.file)):\(related.line))"
        }
        return text
    }

    private static func word(_ severity: Severity, color: Bool) -> String {
        guard color else { return severity.rawValue }
        let code =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .info: "36"
            }
        return "\u{1B}[\(code)m\(severity.rawValue)\u{1B}[0m"
    }

    /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    private static func github(_ finding: Finding, _ message: String) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        var properties = ["file=\(githubProperty(finding.file))"]
        if finding.line > 0 { properties.append("line=\(finding.line)") }
        if finding.line > 0, finding.column > 0 { properties.append("col=\(finding.column)") }
        properties.append("title=\(githubProperty(finding.code))")
        return "::\(command) \(properties.joined(separator: ","))::\(githubText(message))"
    }

    private static func githubText(_ text: String) -> String { escaped(text, "%\r\n") }
    private static func githubProperty(_ text: String) -> String { escaped(text, "%\r\n:,") }

    private static func escaped(_ text: String, _ special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                let hex = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (hex.count < 2 ? "0" : "") + hex
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

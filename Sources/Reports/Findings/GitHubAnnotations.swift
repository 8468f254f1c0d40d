import InnkeeperCore

/// Findings as workflow commands that GitHub shows as annotations of a pull request
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
package enum GitHubAnnotations {
    package static func write(_ shown: ShownFindings, to line: (String) throws -> Void) rethrows {
        for entry in shown.entries { try line(command(entry)) }
        for (code, total, count) in shown.cut {
            try line("::notice::\(text("\(code): \(total) findings, of which \(count) are shown"))")
        }
        if shown.known > 0 { try line("::notice::\(text(Messages.english.say(.knownNotShown, shown.known)))") }
    }

    private static func command(_ entry: ShownFindings.Entry) -> String {
        let command =
            switch entry.finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        var properties: [String] = []
        if !entry.artifact.file.isEmpty { properties.append("file=\(property(entry.artifact.file))") }
        if entry.line > 0 { properties.append("line=\(entry.line)") }
        if entry.column > 0 { properties.append("col=\(entry.column)") }
        properties.append("title=\(property(entry.finding.code))")
        return "::\(command) \(properties.joined(separator: ","))::\(text(entry.placedMessage))"
    }

    private static func text(_ text: String) -> String { escaped(text, "%\r\n") }
    private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

    private static func escaped(_ text: String, _ special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                let hex = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (hex.count < 2 ? "0" : "") + hex
            } else {
                // The build log is shown in terminals too.
                result += printable(String(scalar))
            }
        }
        return result
    }
}

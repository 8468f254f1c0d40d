import InnkeeperCore
import InnkeeperFormats

/// Findings as a report for GitLab's merge requests
/// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
///
/// A list of issues. GitLab requires a file for each, and merges issues with equal fingerprints: if several findings
/// share one, each further one gets its number appended. Findings in the baseline are left out.
package enum GitLabCodeQuality {
    package static func json(_ shown: ShownFindings) -> [UInt8] {
        var json = JSONWriter(indent: 2)
        var seen: [UInt64: Int] = [:]
        json.array { issues in
            for entry in shown.entries {
                let finding = entry.finding
                let count = seen[finding.fingerprint, default: 0] + 1
                seen[finding.fingerprint] = count
                issues.object { issue in
                    issue.field("description", printable(entry.placedMessage))
                    issue.field("check_name", finding.code)
                    issue.field(
                        "fingerprint", Hash64.hex(finding.fingerprint) + (count > 1 ? "-\(count)" : ""))
                    issue.field("severity", severity(finding.severity))
                    issue.object("location") { location in
                        location.field("path", entry.artifact.file.isEmpty ? "." : entry.artifact.file)
                        location.object("lines") { $0.field("begin", max(1, entry.line)) }
                    }
                }
            }
        }
        json.newline()
        return json.bytes
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}

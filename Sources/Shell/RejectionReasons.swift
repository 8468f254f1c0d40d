package import Core
import Formats

/// The table beside a file of rejected records: one line a reason, personal values masked.
package enum RejectionReasons {
    package static func csv(_ findings: some Sequence<Finding>, rules: [String: any Rule.Type]) -> [UInt8] {
        var writer = CSVWriter()
        writer.row(["line", "column", "record", "field", "code", "message"])
        for finding in findings {
            let shown = finding.shownValue(showValues: false)
            writer.row([
                String(finding.line), String(finding.column), finding.record, finding.field, finding.code,
                rules[finding.code]?.message(finding, shownValue: shown) ?? finding.code,
            ])
        }
        return writer.take()
    }
}

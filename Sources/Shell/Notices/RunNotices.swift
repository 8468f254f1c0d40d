package import Configuration
package import Core
import Reports

/// What is told of a run, for one occasion.
package struct RunNotice: Sendable, Equatable {
    package var occasion: NoticeOrder.Occasion
    package var subject: String
    package var text: String

    package init(_ occasion: NoticeOrder.Occasion, subject: String, text: String) {
        self.occasion = occasion
        self.subject = subject
        self.text = text
    }
}

/// What is told of a run. The texts name codes, numbers, sites and paths, never a person.
package enum RunNotices {
    package static func failure(_ fault: Fault, property: String, output: String) -> RunNotice {
        notice(
            .failure, "the run failed", property,
            [
                "It ended with status \(fault.status.rawValue): \(fault.message).",
                "The reports in \(output) are still those of the last run that went well.",
            ])
    }

    /// Of a run that published.
    package static func of(_ input: RunData, output: String) -> [RunNotice] {
        [newErrors(input, output), birthdays(input, output)].compactMap { $0 }
    }

    private static func newErrors(_ input: RunData, _ output: String) -> RunNotice? {
        // Where nothing could be compared, everything is new.
        let findings = input.comparison.changes?.findings
        var totals: [String: Int] = [:]
        for index in input.findings.rows.indices
        where !input.isKnown(index) && (findings == nil || input.isNew(index)) {
            let row = input.findings.rows[index]
            let source = row.file < 0 ? "" : input.dataset.files[Int(row.file)].source
            let code = input.findings.codes[Int(row.code)]
            if input.severity(code, source) == .error { totals[code, default: 0] += 1 }
        }
        guard !totals.isEmpty else { return nil }
        let count = totals.values.reduce(0, +)
        let codes = totals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
        return notice(
            .newErrors, "\(count) new \(count == 1 ? "error" : "errors")", input.context.property.name,
            codes.map { "\($0.value)  \($0.key)" } + ["The records that they are about are in \(output)."])
    }

    private static func birthdays(_ input: RunData, _ output: String) -> RunNotice? {
        let rows = input.dataset.birthdaysInStays.filter { $0.daysUntil <= 1 }
        guard !rows.isEmpty else { return nil }
        let bookings = input.dataset.bookings
        let lines = rows.prefix(20).map { row in
            let stay = row.stay?.booking ?? 0
            let site = bookings.site[stay] == nil ? "" : ", site \(Formatting.site(stay, input.dataset))"
            return "\(row.daysUntil == 0 ? "today" : "tomorrow")\(site), booking \(bookings.id[stay])"
        }
        return notice(
            .birthdays, rows.count == 1 ? "a birthday during a stay" : "\(rows.count) birthdays during stays",
            input.context.property.name, lines + ["Whose they are is in \(output)."])
    }

    private static func notice(
        _ occasion: NoticeOrder.Occasion, _ subject: String, _ property: String, _ lines: [String]
    ) -> RunNotice {
        RunNotice(
            occasion, subject: "Innkeeper: \(subject)",
            text: ([property, ""] + lines).map { printable($0) + "\n" }.joined())
    }
}

import Configuration
package import Core
import Reports
package import Services

extension Notice.Name {
    /// The run failed: the output is that of an earlier night.
    package static let runDidFail = Notice.Name(rawValue: "InnkeeperRunDidFail")
    /// There are errors that the last run did not have.
    package static let runDidFindNewErrors = Notice.Name(rawValue: "InnkeeperRunDidFindNewErrors")
    /// Somebody has a birthday during the stay, today or tomorrow.
    package static let runDidFindBirthdays = Notice.Name(rawValue: "InnkeeperRunDidFindBirthdays")

    init(_ occasion: NoticeOrder.Occasion) {
        self =
            switch occasion {
            case .failure: .runDidFail
            case .newErrors: .runDidFindNewErrors
            case .birthdays: .runDidFindBirthdays
            }
    }
}

/// What is told of a run. The texts name codes, numbers, sites and paths, never a person.
package enum RunNotices {
    /// A notice's details are its subject and its text.
    package static let subject = "subject"
    package static let text = "text"

    package static func failure(_ fault: Fault, property: String, output: String) -> Notice {
        notice(
            .runDidFail, "the run failed", property,
            [
                "It ended with status \(fault.status.rawValue): \(fault.message).",
                "The reports in \(output) are still those of the last run that went well.",
            ])
    }

    /// Of a run that published.
    package static func of(_ input: RunData, output: String) -> [Notice] {
        [newErrors(input, output), birthdays(input, output)].compactMap { $0 }
    }

    private static func newErrors(_ input: RunData, _ output: String) -> Notice? {
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
            .runDidFindNewErrors, "\(count) new \(count == 1 ? "error" : "errors")", input.context.property.name,
            codes.map { "\($0.value)  \($0.key)" } + ["The records that they are about are in \(output)."])
    }

    private static func birthdays(_ input: RunData, _ output: String) -> Notice? {
        let rows = input.dataset.birthdaysInStays.filter { $0.daysUntil <= 1 }
        guard !rows.isEmpty else { return nil }
        let bookings = input.dataset.bookings
        let lines = rows.prefix(20).map { row in
            let stay = row.stay?.booking ?? 0
            let site = bookings.site[stay] == nil ? "" : ", site \(Formatting.site(stay, input.dataset))"
            return "\(row.daysUntil == 0 ? "today" : "tomorrow")\(site), booking \(bookings.id[stay])"
        }
        return notice(
            .runDidFindBirthdays, rows.count == 1 ? "a birthday during a stay" : "\(rows.count) birthdays during stays",
            input.context.property.name, lines + ["Whose they are is in \(output)."])
    }

    private static func notice(_ name: Notice.Name, _ subject: String, _ property: String, _ lines: [String]) -> Notice
    {
        Notice(
            name,
            details: [
                Self.subject: "Innkeeper: \(subject)",
                text: ([property, ""] + lines).map { printable($0) + "\n" }.joined(),
            ])
    }
}

import Core

/// What could not be checked, and why: silence must not look like health.
enum UncheckedSection {
    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let groups = Words.unchecked(input.dataset.unchecked)
        page.sectionTitle("unchecked", Texts.notChecked)
        guard !groups.isEmpty else { return page.quiet(Texts.everythingChecked) }
        let columns: [PageTable.Column] = [.init(Texts.source), .init(Texts.why), .init(Texts.rules)]
        PageTable.write(Texts.notChecked, columns, rows: groups, to: &page) { group in
            [.text(group.source), .text(group.reason), .code(group.rules.joined(separator: ", "))]
        }
    }
}

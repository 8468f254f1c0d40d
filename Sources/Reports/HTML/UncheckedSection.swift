import Core

/// What could not be checked, and why: silence must not look like health.
enum UncheckedSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let groups = Formatting.unchecked(input.dataset.unchecked)
        page.sectionTitle("unchecked", Messages.notChecked)
        guard !groups.isEmpty else { return page.quiet(Messages.everythingChecked) }
        let columns: [PageTable.Column] = [.init(Messages.source), .init(Messages.why), .init(Messages.rules)]
        PageTable.write(Messages.notChecked, columns, rows: groups, to: &page) { group in
            [.text(group.source), .text(group.reason), .code(group.rules.joined(separator: ", "))]
        }
    }
}

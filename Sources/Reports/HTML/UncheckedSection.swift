import Core

/// What could not be checked, and why: silence must not look like health.
enum UncheckedSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let groups = Formatting.unchecked(input.dataset.unchecked)
        page.sectionTitle("unchecked", Messages.notChecked)
        guard !groups.isEmpty else { return page.quiet(Messages.everythingChecked) }
        PageTable.write(
            Messages.notChecked, groups, to: &page,
            [
                .init(Messages.source) { .text($0.source) },
                .init(Messages.why) { .text($0.reason) },
                .init(Messages.rules) { .code($0.rules.joined(separator: ", ")) },
            ])
    }
}

import InnkeeperCore

/// What couldn't be checked, and why: silence must not look like health.
enum UncheckedSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let groups = Formatting.unchecked(input.dataset.unchecked)
        page.sectionTitle("unchecked", words[.notChecked])
        guard !groups.isEmpty else { return page.quiet(words[.everythingChecked]) }
        PageTable.write(
            words[.notChecked], groups, to: &page,
            [
                .init(words[.source]) { .text($0.source) },
                .init(words[.why]) { .text(words.reason($0.reason)) },
                .init(words[.rules]) { .code($0.rules.joined(separator: ", ")) },
            ])
    }
}

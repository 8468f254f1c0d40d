import Core

/// What is not as it was in the last run.
enum ChangesSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        page.sectionTitle("changes", Messages.whatChanged)
        switch input.comparison {
        case .notAsked: return
        case .impossible(let reason): page.quiet(Messages.notCompared(reason))
        case .made(let changes):
            page.quiet(Messages.since(changes.since))
            page.element("ul") { page in
                for line in ChangeWords.counts(changes) { page.element("li", text: line) }
            }
            page.newline()
            bookings(input, to: &page)
        }
    }

    private static func bookings(_ input: RunData, to page: inout HTMLWriter) {
        let list = ChangeList(input)
        if let line = list.line { return page.quiet(line) }
        guard !list.rows.isEmpty else { return }
        PageTable.write(
            Messages.whatChanged, list.rows, file: "changes.csv", outputs: input.outputs,
            limit: max(PageTable.limit, list.rows.count), total: list.total, to: &page,
            [
                .init(Messages.booking) { .text(ChangeWords.booking($0)) },
                .init(Messages.what) { .text(Messages.change($0.what)) },
                .init(Messages.field) { .text($0.field) },
                .init(Messages.before) { .text($0.before) },
                .init(Messages.after) { .text($0.after) },
            ])
    }
}

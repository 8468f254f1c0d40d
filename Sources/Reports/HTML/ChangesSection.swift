import InnkeeperCore

/// What has changed since the last run.
enum ChangesSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        page.sectionTitle("changes", words[.whatChanged])
        switch input.comparison {
        case .notAsked: return
        case .impossible(let reason): page.quiet(words.say(.notCompared, ["reason": .text(words.reason(reason))]))
        case .made(let changes):
            page.quiet(words.say(.since, ["date": .text(words.longDate(changes.since))]))
            page.element("ul") { page in
                for line in ChangeWords.counts(changes, words) { page.element("li", text: line) }
            }
            page.newline()
            bookings(input, to: &page)
        }
    }

    private static func bookings(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let list = ChangeList(input, words)
        if let line = list.line { return page.quiet(line) }
        guard !list.rows.isEmpty else { return }
        PageTable.write(
            words[.whatChanged], list.rows, file: "changes.csv", outputs: input.outputs,
            limit: max(PageTable.limit, list.rows.count), total: list.total, to: &page,
            [
                .init(words[.booking]) { .text(ChangeWords.booking($0, words, on: input.context.today)) },
                .init(words[.what]) { .text(words.name(.change($0.what))) },
                .init(words[.field]) { .text(words.field($0.field)) },
                .init(words[.before]) { .text(ChangeWords.value($0.before, words)) },
                .init(words[.after]) { .text(ChangeWords.value($0.after, words)) },
            ])
    }
}

import InnkeeperCore

/// Key figures by month, all bookings together. Groups by property, category and channel are in the CSV.
enum KeyFiguresSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let rows = input.dataset.kpis.filter(\.isForAll)
        page.sectionTitle("figures", words[.keyFigures])
        let ofSeen = input.dataset.countsSeenSites
        guard let first = rows.first else { return page.quiet(words[.noFigures]) }
        PageTable.write(
            words[.keyFigures], rows, file: "kpis.csv", outputs: input.outputs, to: &page,
            [.init(words[.period]) { .whole(words.period($0.period)) }]
                + first.figures(words, ofSeen: ofSeen).enumerated().map { index, figure in
                    .number(figure.name) { $0.figures(words, ofSeen: ofSeen)[index].value }
                })
        if let over = words.overFull(input.dataset.occupancy) { page.quiet(over) }
        let hasGroups = rows.count < input.dataset.kpis.count
        PageTable.closing(
            words[.figuresExplained], file: hasGroups ? "kpis.csv" : nil, outputs: input.outputs, to: &page)
    }
}

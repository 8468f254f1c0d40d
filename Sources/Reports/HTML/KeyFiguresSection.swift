import Core

/// Key figures by month, all bookings together. Groups by property, category and channel are in the CSV.
enum KeyFiguresSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let rows = input.dataset.kpis.filter(\.isForAll)
        page.sectionTitle("figures", Messages.keyFigures)
        guard let first = rows.first else { return page.quiet(Messages.noFigures) }
        PageTable.write(
            Messages.keyFigures, rows, file: "kpis.csv", outputs: input.outputs, to: &page,
            [.init(Messages.period) { .whole(Dates.period($0.period)) }]
                + first.figures.enumerated().map { index, figure in .number(figure.name) { $0.figures[index].value } })
        let hasGroups = rows.count < input.dataset.kpis.count
        PageTable.closing(
            Messages.figuresExplained, file: hasGroups ? "kpis.csv" : nil, outputs: input.outputs, to: &page)
    }
}

import Core

/// Key figures by month, all bookings together. Groups by property, category and channel are in the CSV.
enum KeyFiguresSection {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let rows = input.dataset.kpis.filter(\.isForAll)
        page.sectionTitle("figures", Messages.keyFigures)
        guard let first = rows.first else { return page.quiet(Messages.noFigures) }
        let columns = [PageTable.Column(Messages.period)] + first.figures.map { .number($0.name) }
        PageTable.write(
            Messages.keyFigures, columns, rows: rows, file: "kpis.csv", outputs: input.outputs, to: &page
        ) { row in
            [.whole(Dates.period(row.period))] + row.figures.map { .text($0.value) }
        }
        let hasGroups = rows.count < input.dataset.kpis.count
        PageTable.closing(
            Messages.figuresExplained, file: hasGroups ? "kpis.csv" : nil, outputs: input.outputs, to: &page)
    }
}

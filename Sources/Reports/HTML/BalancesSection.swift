import Core

/// What guests still owe, and what was paid too much.
enum BalancesSection {
    /// The first of them tell what is pressing; the file has all.
    private static let rowLimit = 20

    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let bookings = input.dataset.bookings
        let figures = BalanceFigures(bookings, on: input.world.today, limit: rowLimit)
        page.sectionTitle("balances", Texts.balances, count: figures.count)
        guard !figures.rows.isEmpty else { return page.quiet(Texts.noBalances) }
        for total in figures.totals { page.quiet(Texts.balance(total)) }
        let columns: [PageTable.Column] = [
            .init(Texts.booking), .init(Texts.guest), .init(Texts.site), .init(Texts.stay), .init(Texts.state),
            .number(Texts.openAmount),
        ]
        PageTable.write(
            Texts.balances, columns, rows: figures.rows, file: "payments.csv", outputs: input.outputs,
            limit: rowLimit, total: figures.count, to: &page
        ) { row in
            let state = bookings.paymentState(row, on: input.world.today) ?? .paid
            let balance = Money(minorUnits: abs(bookings.balance(row) ?? 0), currency: bookings.currency[row])
            return [
                .text(Words.booking(row, input.dataset)),
                .name(input.texts.text(row, .camperName)),
                .text(bookings.site[row] ?? Texts.noSite),
                .whole(Words.stay(row, bookings)),
                .badge(Texts.name(state), style: state == .overdue ? "error" : ""),
                .text(Words.money(balance)),
            ]
        }
    }
}

import Core

/// What guests still owe, and what was paid too much.
enum BalancesSection {
    /// The first of them tell what is pressing; the file has all.
    private static let rowLimit = 20

    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let bookings = input.dataset.bookings
        let figures = BalanceFigures(bookings, on: input.context.today, limit: rowLimit)
        page.sectionTitle("balances", Messages.balances, count: figures.count)
        guard !figures.rows.isEmpty else { return page.quiet(Messages.noBalances) }
        for total in figures.totals { page.quiet(Messages.balance(total)) }
        let columns: [PageTable.Column] = [
            .init(Messages.booking), .init(Messages.guest), .init(Messages.site), .init(Messages.stay),
            .init(Messages.state),
            .number(Messages.openAmount),
        ]
        PageTable.write(
            Messages.balances, columns, rows: figures.rows, file: "payments.csv", outputs: input.outputs,
            limit: rowLimit, total: figures.count, to: &page
        ) { row in
            let state = bookings.paymentState(row, on: input.context.today) ?? .paid
            let balance = Money(minorUnits: abs(bookings.balance(row) ?? 0), currency: bookings.currency[row])
            return [
                .text(Formatting.booking(row, input.dataset)),
                .name(input.texts.text(row, .camperName)),
                .text(Formatting.site(row, input.dataset)),
                .whole(Formatting.stay(row, bookings)),
                .badge(Messages.name(state), style: state == .overdue ? "error" : ""),
                .text(Formatting.money(balance)),
            ]
        }
    }
}

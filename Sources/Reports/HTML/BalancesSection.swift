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
        PageTable.write(
            Messages.balances, figures.rows, file: "payments.csv", outputs: input.outputs, limit: rowLimit,
            total: figures.count, to: &page,
            [
                .init(Messages.booking) { .text(Formatting.booking($0, input.dataset)) },
                .init(Messages.guest) { .name(input.texts.text($0, .camperName)) },
                .init(Messages.site) { .text(Formatting.site($0, input.dataset)) },
                .init(Messages.stay) { .whole(Formatting.stay($0, bookings)) },
                .init(Messages.state) { row in
                    let state = bookings.paymentState(row, on: input.context.today) ?? .paid
                    return .badge(Messages.name(state), style: state == .overdue ? "error" : "")
                },
                .number(Messages.openAmount) { row in
                    let balance = abs(bookings.balance(row) ?? 0)
                    return Formatting.money(Money(minorUnits: balance, currency: bookings.currency[row]))
                },
            ])
    }
}

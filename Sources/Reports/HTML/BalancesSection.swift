import InnkeeperCore

/// What guests still owe, and what was overpaid.
enum BalancesSection {
    /// The first ones are the most urgent; the file has all.
    private static let rowLimit = 20

    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let bookings = input.dataset.bookings
        let figures = BalanceFigures(bookings, on: input.context.today, limit: rowLimit)
        page.sectionTitle("balances", words[.balances], count: figures.count)
        guard !figures.rows.isEmpty else { return page.quiet(words[figures.isKnown ? .noBalances : .noPayments]) }
        for total in figures.totals { page.quiet(words.balance(total)) }
        PageTable.write(
            words[.balances], figures.rows, file: "payments.csv", outputs: input.outputs, limit: rowLimit,
            total: figures.count, to: &page,
            [
                .init(words[.booking]) { .text(words.booking($0, input.dataset)) },
                .init(words[.guest]) { .name(input.texts.text($0, .camperName)) },
                .init(words[.site]) { .text(words.site($0, input.dataset)) },
                .init(words[.stay]) { .whole(words.stay($0, bookings)) },
                .init(words[.state]) { row in
                    let state = bookings.paymentState(row, on: input.context.today) ?? .paid
                    return .badge(words.name(.payment(state)), style: state == .overdue ? "error" : "")
                },
                .number(words[.openAmount]) { row in
                    let balance = abs(bookings.balance(row) ?? 0)
                    return words.money(Money(minorUnits: balance, currency: bookings.currency[row]))
                },
            ])
    }
}

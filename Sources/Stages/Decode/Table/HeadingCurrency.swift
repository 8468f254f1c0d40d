internal import InnkeeperCore

/// The currency in the heading of a table's amounts: `Total (EUR)`, `rate_usd`.
struct HeadingCurrency {
    let currency: Currency
    /// The column of the heading.
    let column: Int
    private let signs: CurrencySymbols

    /// nil if no heading names one. `home` is the property's own currency.
    init?(_ bindings: [String: ColumnBinding], _ matcher: HeaderMatcher, home: Currency) {
        signs = CurrencySymbols(home: home)
        for field in BookingField.amounts {
            if case .column(let column)? = bindings[field.rawValue], let sign = matcher.currencies[column],
                let currency = signs.currency(Array(sign.utf8))
            {
                (self.currency, self.column) = (currency, column)
                return
            }
        }
        return nil
    }

    /// Whether cells in a currency column name another one: they then give the currency in which the guest paid.
    func isContradicted(by cells: [String]) -> Bool {
        cells.contains { signs.currency(Array($0.utf8)) != currency }
    }
}

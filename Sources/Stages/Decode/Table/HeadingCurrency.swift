internal import InnkeeperCore

/// The currency that the heading of a table's amounts names: `Total (EUR)`, `rate_usd`.
struct HeadingCurrency {
    let currency: Currency
    /// The column of the heading.
    let column: Int
    private let signs: CurrencySymbols

    /// nil where no heading names one. `home` is the property's own.
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

    /// Whether cells of a column of currencies name another one: then they say in what the guest has paid.
    func isContradicted(by cells: [String]) -> Bool {
        cells.contains { signs.currency(Array($0.utf8)) != currency }
    }
}

/// The state of a stay's bill.
public enum PaymentState: String, Sendable, CaseIterable {
    /// Something is left to pay and the guests have arrived, or left.
    case overdue
    /// Something is left to pay and the guests are still to come.
    case owedOnArrival = "owed-on-arrival"
    /// More is paid than the stay costs.
    case overpaid
    case paid
}

extension Bookings {
    /// What is left to pay, in minor units: total less paid, negative where too much was paid; nil when one of the two
    /// is not known.
    public func balance(_ row: Int) -> Int64? {
        guard let total = total[row].minorUnits, let paid = paid[row].minorUnits else { return nil }
        let (balance, overflow) = total.subtractingReportingOverflow(paid)
        return overflow ? nil : balance
    }

    /// Whether somebody stays, or may yet: the bills of cancelled and declined bookings, of no-shows and of bookings
    /// that the rules refuse are another matter.
    public func hasBill(_ row: Int) -> Bool {
        status[row].holdsSite && (total[row].isPresent || paid[row].isPresent)
    }

    /// nil when the balance is not known. What is due on the day of arrival is owed on arrival.
    public func paymentState(_ row: Int, on today: CalendarDate) -> PaymentState? {
        guard let balance = balance(row) else { return nil }
        if balance == 0 { return .paid }
        if balance < 0 { return .overpaid }
        guard arrival[row].isPresent else { return nil }
        return arrival[row].raw < today.dayNumber ? .overdue : .owedOnArrival
    }
}

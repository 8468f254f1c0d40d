/// The payment state of a stay.
public enum PaymentState: String, Sendable, CaseIterable {
    /// Something is left to pay, and the guests have arrived or left.
    case overdue
    /// Something is left to pay, and the guests have yet to arrive.
    case owedOnArrival = "owed-on-arrival"
    /// More is paid than the stay costs.
    case overpaid
    case paid
}

extension Bookings {
    /// What is left to pay, in minor units: total less paid, negative if too much was paid; nil if either isn't known.
    public func balance(_ row: Int) -> Int64? {
        guard let total = total[row].minorUnits, let paid = paid[row].minorUnits else { return nil }
        let (balance, overflow) = total.subtractingReportingOverflow(paid)
        return overflow ? nil : balance
    }

    /// Whether the stay takes place or may yet: the bills of cancelled and declined bookings, no-shows and rejected
    /// bookings are a separate matter.
    public func hasBill(_ row: Int) -> Bool {
        status[row].holdsSite && (total[row].isPresent || paid[row].isPresent)
    }

    /// nil if the balance isn't known. What is due on the day of arrival counts as owed on arrival.
    public func paymentState(_ row: Int, on today: CalendarDate) -> PaymentState? {
        guard let balance = balance(row) else { return nil }
        if balance == 0 { return .paid }
        if balance < 0 { return .overpaid }
        guard arrival[row].isPresent else { return nil }
        return arrival[row].raw < today.dayNumber ? .overdue : .owedOnArrival
    }
}

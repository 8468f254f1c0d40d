public import InnkeeperCore

/// Money received for a reservation, or refunded.
public struct Payment: Sendable, Equatable {
    /// The store's id of the record; 0 if it is not stored.
    public var id: Int64
    /// The `id` of the reservation.
    public var reservation: Int64
    /// The day on which it was received.
    public var date: CalendarDate
    /// Negative for a refund.
    public var amount: Money

    public init(id: Int64 = 0, reservation: Int64, date: CalendarDate, amount: Money) {
        self.id = id
        self.reservation = reservation
        self.date = date
        self.amount = amount
    }
}

/// What a reservation costs, and what has been paid.
public struct Balance: Sendable, Equatable {
    /// nil if no total is known.
    public var total: Money?
    /// What was paid when the reservation was made, plus all payments since.
    public var paid: Money

    /// What is left to pay: negative if too much was paid, nil if no total is known.
    public var due: Money? {
        total.map { Money(minorUnits: $0.minorUnits &- paid.minorUnits, currency: $0.currency) }
    }
}

public import InnkeeperCore

/// Money that came for a reservation, or went back.
public struct Payment: Sendable, Equatable {
    /// The store's number of the record; 0 for one that is not stored.
    public var id: Int64
    /// The `id` of the reservation.
    public var reservation: Int64
    /// The day on which it came.
    public var date: CalendarDate
    /// Negative for money that went back.
    public var amount: Money

    public init(id: Int64 = 0, reservation: Int64, date: CalendarDate, amount: Money) {
        self.id = id
        self.reservation = reservation
        self.date = date
        self.amount = amount
    }
}

/// What a reservation costs, and what has come for it.
public struct Balance: Sendable, Equatable {
    /// nil when no total is known.
    public var total: Money?
    /// What was paid when it was made, and all payments since.
    public var paid: Money

    /// What is still to come: negative when too much has come, nil when no total is known.
    public var due: Money? {
        total.map { Money(minorUnits: $0.minorUnits &- paid.minorUnits, currency: $0.currency) }
    }
}

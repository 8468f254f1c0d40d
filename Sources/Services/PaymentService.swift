public import InnkeeperCore

/// What has been paid, and what is still due.
public struct PaymentService: Sendable {
    private let context: ServiceContext

    public init(_ context: ServiceContext) { self.context = context }

    /// The payment as stored. Throws, and stores nothing, for a reservation that is not stored (`unknownRecord`), and
    /// for an amount of zero or in another currency than the reservation's (`payment`). If the reservation has no
    /// currency, the first payment's applies to all further ones.
    public func addPayment(
        _ amount: Money, to reservation: Reservation, on date: CalendarDate? = nil
    ) throws(ServiceError) -> Payment {
        try context.inTurn { () throws(ServiceError) -> Payment in
            let stored = try self.stored(reservation)
            let payments = try context.store.payments(of: stored.id)
            guard amount.minorUnits != 0 else {
                throw ServiceError(.payment, problem: "A payment needs an amount other than zero; enter one.")
            }
            let currency = PaymentService.currency(of: stored, payments)
            if currency != .none, amount.currency != currency {
                throw ServiceError(
                    .payment, problem: "\(amount) can't be added: this reservation is paid in \(currency.code).")
            }
            let paid = PaymentService.paid(stored, payments)
            if paid.addingReportingOverflow(amount.minorUnits).overflow {
                throw ServiceError(.payment, problem: "\(amount) is more than can be counted.")
            }
            let payment = Payment(
                id: try context.store.nextID(), reservation: stored.id, date: date ?? context.run.today, amount: amount)
            context.save([.payment(payment)])
            return payment
        }
    }

    /// Removes a payment that was entered by mistake; a refund is a payment of its own, below 0. Throws `unknownRecord` for
    /// one that is not stored.
    public func removePayment(_ payment: Payment) throws(ServiceError) {
        try context.inTurn { () throws(ServiceError) in
            guard try context.store.payments(of: payment.reservation).contains(where: { $0.id == payment.id }) else {
                throw ServiceError(.unknownRecord, problem: "There is no payment \(payment.id).")
            }
            context.save([.removePayment(id: payment.id)])
        }
    }

    /// Payments of one reservation, or all, in the order in which they were added.
    public func getPayments(of reservation: Reservation? = nil) throws(ServiceError) -> [Payment] {
        try context.store.payments(of: reservation?.id)
    }

    /// What a reservation costs and what has been paid. Throws `unknownRecord` for one that is not stored.
    public func balance(of reservation: Reservation) throws(ServiceError) -> Balance {
        let stored = try self.stored(reservation)
        return PaymentService.balance(stored, try context.store.payments(of: stored.id))
    }

    /// The reservations that hold a site and have something left to pay, with the amount, by day of arrival.
    public func getReservationsWithBalanceDue() throws(ServiceError) -> [(reservation: Reservation, due: Money)] {
        let payments = Dictionary(grouping: try context.store.payments(of: nil), by: \.reservation)
        return try context.store.reservations(ReservationFilter())
            .filter { $0.state.holdsSite }
            .compactMap { reservation in
                let balance = PaymentService.balance(reservation, payments[reservation.id] ?? [])
                guard let due = balance.due, due.minorUnits > 0 else { return nil }
                return (reservation, due)
            }
            .sorted { ($0.reservation.date, $0.reservation.id) < ($1.reservation.date, $1.reservation.id) }
    }

    private func stored(_ reservation: Reservation) throws(ServiceError) -> Reservation {
        guard let stored = try context.store.reservations(ReservationFilter(id: reservation.id)).first else {
            throw ServiceError(.unknownRecord, problem: "There is no reservation \(reservation.id).")
        }
        return stored
    }

    private static func balance(_ reservation: Reservation, _ payments: [Payment]) -> Balance {
        let currency = currency(of: reservation, payments)
        return Balance(
            total: reservation.total.map { Money(minorUnits: $0, currency: currency) },
            paid: Money(minorUnits: paid(reservation, payments), currency: currency))
    }

    private static func currency(of reservation: Reservation, _ payments: [Payment]) -> Currency {
        reservation.currency == .none ? payments.first?.amount.currency ?? .none : reservation.currency
    }

    private static func paid(_ reservation: Reservation, _ payments: [Payment]) -> Int64 {
        payments.reduce(reservation.paid ?? 0) { $0 &+ $1.amount.minorUnits }
    }
}

import Core
import InnkeeperClient

/// Takes payments.
public struct Cashier: Sendable {
    private let payments: PaymentService

    public init(desk: Desk) { payments = desk.payments }

    /// Returns the remaining balance, such as `Due: 150.00 EUR`.
    public func take(_ amount: Money, for reservation: Reservation) throws -> String {
        _ = try payments.addPayment(amount, to: reservation)
        let balance = try payments.balance(of: reservation)
        return balance.due.map { "Due: \($0)" } ?? "Paid: \(balance.paid)"
    }

    /// Who owes what, by day of arrival.
    public func open() throws -> [String] {
        try payments.getReservationsWithBalanceDue().map { "\($0.reservation.camper.fullName): \($0.due)" }
    }
}

import InnkeeperCore
import InnkeeperServices
import InnkeeperStore
import Testing

struct PaymentServiceTests {
    private let euro: Currency

    init() throws { euro = try #require(Currency("EUR")) }

    private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: euro) }

    /// A stay of Ada's on site 1 that costs 200.00 EUR, of which 50.00 came with the booking.
    private func stay(
        _ desk: FrontDesk, total: Int64? = 200_00, paid: Int64? = 50_00, currency: Currency? = nil
    ) throws -> Reservation {
        var wanted = Reservation(
            siteNumber: SiteNumber(try desk.site("1").number), camper: try desk.camper(), date: FrontDesk.today,
            numberOfNights: 2)
        wanted.total = total
        wanted.paid = paid
        wanted.currency = currency ?? euro
        return try desk.reservations.reserve(wanted).reservation
    }

    @Test(arguments: StoreKind.allCases)
    func `payments add up with what was paid at first, and what is due goes down`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let stay = try stay(desk)
        #expect(try desk.payments.balance(of: stay).due == euros(150_00))
        // When
        let first = try desk.payments.addPayment(euros(100_00), to: stay)
        let second = try desk.payments.addPayment(euros(70_00), to: stay, on: FrontDesk.today + 1)
        // Then
        let balance = try desk.payments.balance(of: stay)
        #expect(balance.total == euros(200_00) && balance.paid == euros(220_00) && balance.due == euros(-20_00))
        #expect(first.date == FrontDesk.today && second.date == FrontDesk.today + 1)
        #expect(try desk.payments.getPayments(of: stay) == [first, second])
        // When money goes back
        _ = try desk.payments.addPayment(euros(-20_00), to: stay)
        #expect(try desk.payments.balance(of: stay).due == euros(0))
        // When one was a mistake
        try desk.payments.removePayment(second)
        #expect(try desk.payments.balance(of: stay).due == euros(70_00))
        #expect(try desk.payments.getPayments().count == 2)
    }

    @Test func `a payment that is not there can't be removed`() throws {
        // Given a payment that is removed
        let desk = try FrontDesk(.memory)
        let payment = try desk.payments.addPayment(euros(100_00), to: try stay(desk))
        try desk.payments.removePayment(payment)
        // When it is removed again
        let error = #expect(throws: ServiceError.self) { try desk.payments.removePayment(payment) }
        // Then
        #expect(error?.code == ServiceError.Code.unknownRecord.rawValue)
    }

    @Test func `what can't be a payment of the reservation is refused, and nothing is stored`() throws {
        // Given
        let desk = try FrontDesk(.memory)
        let stay = try stay(desk)
        let dollars = Money(minorUnits: 10_00, currency: try #require(Currency("USD")))
        for (amount, problem) in [
            (euros(0), "A payment needs an amount other than zero; enter one."),
            (dollars, "10.00 USD can't be added: this reservation is paid in EUR."),
            (euros(.max), "92233720368547758.07 EUR is more than can be counted."),
        ] {
            // When
            let error = #expect(throws: ServiceError.self) { try desk.payments.addPayment(amount, to: stay) }
            // Then
            #expect(error?.code == ServiceError.Code.payment.rawValue && error?.message == problem)
        }
        #expect(try desk.payments.getPayments().isEmpty)
    }

    @Test func `a reservation that is not stored has no payments and no balance`() throws {
        let desk = try FrontDesk(.memory)
        var stranger = try stay(desk)
        stranger.id += 4711
        let refused = #expect(throws: ServiceError.self) { try desk.payments.addPayment(euros(1), to: stranger) }
        #expect(refused?.code == ServiceError.Code.unknownRecord.rawValue)
        let unknown = #expect(throws: ServiceError.self) { try desk.payments.balance(of: stranger) }
        #expect(unknown?.code == ServiceError.Code.unknownRecord.rawValue)
    }

    @Test func `where no currency is known the first payment's holds; where no total is known nothing is due`() throws {
        let desk = try FrontDesk(.memory)
        let stay = try stay(desk, total: nil, paid: nil, currency: Currency.none)
        _ = try desk.payments.addPayment(euros(30_00), to: stay)
        let dollars = Money(minorUnits: 1, currency: try #require(Currency("USD")))
        #expect(throws: ServiceError.self) { try desk.payments.addPayment(dollars, to: stay) }
        let balance = try desk.payments.balance(of: stay)
        #expect(balance.paid == euros(30_00) && balance.total == nil && balance.due == nil)
    }

    @Test func `the balances due are those of stays that hold a site, by arrival`() throws {
        // Given three stays, of which one is paid and one cancelled
        let desk = try FrontDesk(.memory)
        let first = try stay(desk)
        var later = first
        later.date = FrontDesk.today + 10
        var paid = first
        paid.date = FrontDesk.today + 20
        paid.paid = 200_00
        later = try desk.reservations.reserve(later).reservation
        _ = try desk.reservations.reserve(paid)
        var gone = first
        gone.date = FrontDesk.today + 30
        _ = try desk.reservations.cancel(try desk.reservations.reserve(gone).reservation)
        _ = try desk.payments.addPayment(euros(10_00), to: later)
        // Then
        let due = try desk.payments.getReservationsWithBalanceDue()
        #expect(due.map(\.reservation.id) == [first.id, later.id])
        #expect(due.map(\.due) == [euros(150_00), euros(140_00)])
    }

    @Test func `payments are there when the file is opened anew, and their numbers are not given again`() throws {
        let desk = try FrontDesk(.disk)
        let payment = try desk.payments.addPayment(euros(5), to: try stay(desk))
        #expect(try desk.payments.getPayments() == [payment])
        let again = try desk.reopened()
        #expect(try again.payments(of: payment.reservation) == [payment])
        #expect(try again.nextID() > payment.id)
    }
}

import InnkeeperCore
import InnkeeperStages
import Testing

struct CancellationTests {
    private func statuses(_ text: String) -> [BookingStatus] { ReadTable(text, .desk()).bookings.status }

    @Test(arguments: [
        ("Cancelled", "yes", "no"), ("is_canceled", "1", "0"), ("Storniert", "ja", ""), ("Annulée", "oui", "non"),
        ("Geannuleerd", "x", ""), ("isCancelled", "true", "false"), ("Cancelled", "Cancelled by guest", ""),
    ])
    func `a booking is cancelled where its own column says so`(heading: String, yes: String, no: String) {
        let text = "Ref,Arrival,Departure,\(heading)\n1,2026-12-05,2026-12-08,\(yes)\n2,2026-12-05,2026-12-08,\(no)\n"
        #expect(statuses(text) == [.cancelled, .confirmed])
        #expect(ReadTable(text, .desk()).bookings.cancelledOn.allSatisfy { $0 == .missing })
    }

    @Test func `a day of cancellation cancels where no column has statuses`() {
        let text = "Ref,Arrival,Departure,Cancelled on\n1,2026-12-05,2026-12-08,2026-11-01\n2,2026-12-05,2026-12-08,\n"
        #expect(statuses(text) == [.cancelled, .confirmed])
    }

    @Test func `a status that says more stays, and so does one beside a day`() {
        let text = """
            Ref,Arrival,Departure,Status,Cancelled
            1,2026-12-05,2026-12-08,No-show,yes
            2,2026-12-05,2026-12-08,Confirmed,yes
            3,2026-12-05,2026-12-08,Confirmed,no
            """
        #expect(statuses(text) == [.noShow, .cancelled, .confirmed])
        let dated = "Ref,Arrival,Departure,Status,Cancelled on\n1,2026-12-05,2026-12-08,Confirmed,2026-11-01\n"
        #expect(statuses(dated) == [.confirmed])
    }

    @Test func `amounts under such a heading are not cancellations`() {
        let text = "Ref,Arrival,Departure,Storniert\n1,2026-12-05,2026-12-08,0\n2,2026-12-05,2026-12-08,85.50\n"
        #expect(statuses(text) == [.confirmed, .confirmed])
    }
}

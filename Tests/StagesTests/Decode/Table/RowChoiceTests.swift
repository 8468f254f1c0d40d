import InnkeeperCore
import InnkeeperStages
import Testing

struct RowChoiceTests {
    private let header = "Type,Confirmation code,Start date,Nights,Details,Amount\n"

    @Test func `rows of other types are skipped, each with its type, and nothing else is touched`() throws {
        // Given a history with a payout, a stay, an adjustment and a line without a type
        let text =
            header + "Payout,,,,To bank,500\nReservation,HM1,2026-07-04,2,,500\n\"reservation\",HM2,2026-07-08,1,,80\n"
            + "Adjustment,HM1,,,Broken lamp,-20\n,,,,,\n"
        let file = ReadTable(text, .desk())
        // Then
        #expect(file.fates == [.skipped, .row(0), .row(1), .skipped, .skipped])
        #expect(
            file.findings == [
                "record-not-a-stay 2:1 Type other-word Type Payout",
                "record-not-a-stay 5:1 Type other-word Type Adjustment",
                "table-row-skipped 6:1 empty",
            ])
        #expect(file.bookings.net.map(\.minorUnits) == [50000, 8000])
        #expect(file.bookings.records.map(\.line) == [3, 4])
        let note = try #require(file.note("rows"))
        #expect(note.hasPrefix("only where Type is one of: ") && note.contains(", prenotazione, reserva,"))
    }

    @Test func `a malformed row of another type is malformed, not skipped`() {
        let file = ReadTable(header + "Payout,,\nReservation,HM1,2026-07-04,2,,500\n", .desk())
        #expect(file.fates == [.malformed, .row(0)])
        #expect(file.findings == ["csv-malformed 2:9 cells 3 6"])
    }

    @Test func `a file without the column has only records`() {
        let file = ReadTable("arrival,nights\n2026-07-04,1\n", .desk { $0.preset = "airbnb-transactions" })
        #expect(file.fates == [.row(0)])
        #expect(file.note("rows") == nil)
    }
}

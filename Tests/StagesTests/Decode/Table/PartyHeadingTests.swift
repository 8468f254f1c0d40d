import InnkeeperCore
import Testing

@testable import InnkeeperStages

struct PartyHeadingTests {
    @Test(arguments: ["Adults / Children / Infants", "adults/children", "Erwachsene / Kinder", "Adultos/Niños/Bebés"])
    func `headings of several counts are known`(heading: String) { #expect(PartyHeading.isOne(heading)) }

    @Test(arguments: ["Adults", "Adults/Guests", "Children / Adults", "Adults - Children", ""])
    func `others are not`(heading: String) { #expect(!PartyHeading.isOne(heading)) }

    @Test(arguments: [
        ("3 / 0 / 0", CountCell(3)), ("2/1", CountCell(3)), ("2", CountCell(2)), (" 2 /  / 1", CountCell(3)),
        ("", .missing), (" / / ", .missing), ("2 / x", .unreadable), ("2 3 / 1", .unreadable), ("-1 / 2", .unreadable),
        ("2.5/1", .unreadable), ("99999/1", .unreadable),
    ])
    func `the counts of a party are added up`(cell: String, guests: CountCell) {
        #expect(PartyHeading.count(cell) == guests)
    }

    @Test func `a party in one column is the booking's guests`() {
        // Given Little Hotelier's list of arrivals
        let text = """
            Reservation Number,Guest Name,Check In,LoS,Room Number,Adults / Children / Infants
            LH1,Ada Kant,19-09-2026,1,Room 17,3 / 0 / 0
            LH2,Ben Hill,20-09-2026,2,Room 5,2 / 1 / 1
            """
        // When, then
        #expect(ReadTable(text, .desk()).bookings.guests.map(\.value) == [3, 4])
    }
}

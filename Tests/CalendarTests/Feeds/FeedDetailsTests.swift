@testable import InnkeeperCalendar
import Testing

struct FeedDetailsTests {
    @Test(arguments: [
        ("Guest Name: Ada Alder\nPhone: 1", "Ada Alder", nil), ("Prenotante: Marta Bo", "Marta Bo", nil),
        ("Confirmation: VRB789012\nGuest: Tina Turner (2 guests)", "Tina Turner", "VRB789012"),
        ("Note: call her\nReservation: see mail", "", nil), ("", "", nil), ("Guest:", "", nil),
    ])
    func `lines with a known label give guest and number`(text: String, guest: String, number: String?) {
        let details = FeedDetails(text)
        #expect(details.guest == guest && details.number == number)
    }
}

import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct StayColumnsTests {
    private func mapping(_ text: String) -> [String: String] { ReadTable(text, .desk()).mapping }

    @Test func `room nights are nights where they are the days between arrival and departure`() {
        let header = "arrival;departure;Room nights\n"
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n31.07.2026;01.08.2026;1\n")["nights"] == "Room nights")
        // Of two rooms they are twice as many
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n2026-07-04;2026-07-06;4\n")["nights"] == nil)
        #expect(mapping(header)["nights"] == nil)
    }

    @Test func `days are nights where they lie between arrival and departure, and not where they are one more`() {
        let header = "arrival;departure;Days\n"
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n2026-07-04;2026-07-05;1\n")["nights"] == "Days")
        #expect(mapping(header + "2026-07-04;2026-07-06;3\n2026-07-04;2026-07-05;2\n")["nights"] == nil)
    }

    @Test func `houses have names and pitches have numbers`() {
        let header = "aankomst;nachten;Accommodatie\n"
        #expect(mapping(header + "2026-07-04;1;Plaats 12\n2026-07-04;1;Plaats 14\n")["site_number"] == "Accommodatie")
        #expect(mapping(header + "2026-07-04;1;Hotel Zon\n2026-07-04;1;Hotel Zon\n")["site_number"] == nil)
    }

    @Test func `a state is that of a booking where its words are those of bookings`() {
        let header = "arrival;nights;State\n"
        #expect(mapping(header + "2026-07-04;1;Confirmed\n2026-07-04;1;Cancelled\n")["status"] == "State")
        #expect(mapping(header + "2026-07-04;1;CA\n2026-07-04;1;NY\n")["status"] == nil)
    }
}

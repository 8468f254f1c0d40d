import InnkeeperCore
import InnkeeperStages
import Testing

struct FirstRowsTests {
    private func mapping(_ text: String) -> [String: String] {
        let notes = ReadTable(text, .desk()).reading.filter { $0.name.hasPrefix("column ") }
        return Dictionary(uniqueKeysWithValues: notes.map { (String($0.name.dropFirst(7)), $0.value) })
    }

    @Test func `of two columns for a number the one that is filled is taken`() {
        #expect(
            mapping("res_id;numero_reservation;arrival;nights\n;R1;2026-07-04;1\n")["reservation_id"]
                == "numero_reservation")
        // Where both are filled, or none is, the better word counts
        #expect(mapping("numero_reservation;res_id;arrival;nights\nX;R1;2026-07-04;1\n")["reservation_id"] == "res_id")
        #expect(mapping("numero_reservation;res_id;arrival;nights\n;;2026-07-04;1\n")["reservation_id"] == "res_id")
    }

    @Test func `two columns of nights that agree are one`() {
        let same = mapping("arrival;NombreDeNuits;nights\n2026-07-04;1;1\n")
        #expect(same["nights"] == "the first filled of nights, NombreDeNuits")
        let other = mapping("arrival;NombreDeNuits;nights\n2026-07-04;2;1\n")
        #expect(other["nights"] == "nights")
    }

    @Test func `room nights are nights where they are the days between arrival and departure`() {
        let header = "arrival;departure;Room nights\n"
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n31.07.2026;01.08.2026;1\n")["nights"] == "Room nights")
        // Of two rooms they are twice as many
        #expect(mapping(header + "2026-07-04;2026-07-06;2\n2026-07-04;2026-07-06;4\n")["nights"] == nil)
        #expect(mapping(header)["nights"] == nil)
    }

    @Test func `a time of day is no day of departure`() {
        #expect(
            mapping("arrival;checkout;check-out date\n2026-07-04;11:00;2026-07-05\n")["departure"] == "check-out date")
    }
}

import InnkeeperCore
import InnkeeperStages
import Testing

/// The date of export above a table.
struct WrittenDateTests {
    @Test(arguments: [
        ("Buchungsliste\nStand: 15.06.2026 08:30\nNr.;Anreise;Abreise\n1;2;3\n", "2026-06-15", 30600),
        ("Exported on 2026-06-15\r\n\r\nid,arrival,nights\r\n", "2026-06-15", 0),
        ("\"Bookings\",\n\"2026-06-15\",,,\nid,arrival,nights\n", "2026-06-15", 0),
    ])
    func `one date above the headings is that of the export`(text: String, date: String, second: Int) throws {
        let found = try #require(WrittenDate(Array(text.utf8)))
        #expect(found.stamp.date.description == date && found.stamp.second == second)
    }

    @Test(arguments: [
        "id,arrival,nights\nR1,2026-06-15,2\n", "From 2026-06-01 to 2026-06-30\nid,arrival,nights\n",
        "2026-06-01\n2026-06-30\nid,arrival,nights\n", "Bookings 2026\nid,arrival,nights\n", "Stand: 15.06.2026\n", "",
    ])
    func `a date in a row, a period, a year and a text without a table are none`(text: String) {
        #expect(WrittenDate(Array(text.utf8)) == nil)
    }

    @Test func `exports with the same lines but for the date are of one list, whatever their names`() {
        // Given two of one list and one of another
        func written(_ title: String, _ date: String) -> WrittenDate? {
            WrittenDate(Array("\(title)\nStand: \(date)\nNr.;Anreise;Abreise\n".utf8))
        }
        let dates = [
            written("Liste", "01.06.2026"), written("Liste", "15.06.2026"), written("Mobilheime", "20.06.2026"),
        ]
        // When
        let order = ExportOrder(
            [0: "juni.csv", 1: "neu.csv", 2: "x.csv"],
            today: CalendarDate(iso: "2026-07-01") ?? CalendarDate(dayNumber: 0)
        ) { dates[$0] }
        // Then
        #expect(order.isNewer(1, than: 0) && !order.isNewer(0, than: 1))
        #expect(!order.isOrdered(2) && order.date(of: 1)?.description == "2026-06-15")
    }

    @Test func `names tell first, and a date that is still to come tells nothing`() {
        let late = WrittenDate(Array("Stand: 15.06.2026\na;b;c\n".utf8))
        let early = WrittenDate(Array("Stand: 01.06.2026\na;b;c\n".utf8))
        let today = CalendarDate(iso: "2026-06-10") ?? CalendarDate(dayNumber: 0)
        let named = ExportOrder([0: "x 2026-06-02.csv", 1: "x 2026-06-01.csv"], today: today) { $0 == 0 ? early : late }
        #expect(named.isNewer(0, than: 1))
        let unnamed = ExportOrder([0: "a.csv", 1: "b.csv"], today: today) { $0 == 0 ? early : late }
        #expect(!unnamed.isOrdered(0) && !unnamed.isOrdered(1))
    }
}

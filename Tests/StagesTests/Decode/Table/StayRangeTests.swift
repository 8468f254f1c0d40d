import InnkeeperCore
import Testing

@testable import InnkeeperStages

struct StayRangeTests {
    @Test(arguments: [
        ("2027-05-14 - 2027-05-17", "2027-05-14", "2027-05-17"),
        ("2027-05-14/2027-05-17", "2027-05-14", "2027-05-17"),
        ("14.05.2027 – 17.05.2027", "14.05.2027", "17.05.2027"),
        ("14.05.2027-17.05.2027", "14.05.2027", "17.05.2027"),
        ("14-05-2027-17-05-2027", "14-05-2027", "17-05-2027"),
        ("14.05.-17.05.2027", "14.05.2027", "17.05.2027"),
        ("14.-17.05.2027", "14.05.2027", "17.05.2027"),
        ("14. – 17. Mai 2027", "14. Mai 2027", "17. Mai 2027"),
        ("vom 14.05. bis 17.05.2027 (3 Nächte)", "14.05.2027", "17.05.2027"),
        ("5/14/2027 to 5/17/2027", "5/14/2027", "5/17/2027"),
        ("5/14 - 5/17/27", "5/14/27", "5/17/27"),
        ("May 14 - 17, 2027", "May 14, 2027", "May 17, 2027"),
        ("May 30 – Jun 2, 2027", "May 30, 2027", "Jun 2, 2027"),
        ("14 May 2027 → 17 May 2027", "14 May 2027", "17 May 2027"),
        ("du 14 au 17 mai 2027", "14 mai 2027", "17 mai 2027"),
        ("14 mei t/m 17 mei 2027", "14 mei, 2027", "17 mei 2027"),
        ("28.12. - 03.01.2027", "28.12.2026", "03.01.2027"),
        ("12/28 - 1/3/2027", "12/28/2026", "1/3/2027"),
        ("2027-05-14 15:00 - 2027-05-17 11:00", "2027-05-14 15:00", "2027-05-17 11:00"),
    ])
    func `two days in a cell are told apart, and lend each other month and year`(
        cell: String, first: String, last: String
    ) {
        let days = StayRange.days(cell)
        #expect(days?.first == first && days?.last == last, "\(String(describing: days))")
    }

    @Test(arguments: [
        "2027-05-14", "14-05-2027", "14-05-27", "14/05/27", "05/14/2027", "14 May 2027", "May 14, 2027",
        "10:00 - 12:00",
        "2027-05-14 10:00-12:00", "14 May - 17 May", "100-200", "+49 171 555-0199", "2026/2027", "46207-46210", "",
        "two weeks in May 2027 - or June", "12-34-2027 - 56-78-2027",
    ])
    func `anything else is left as it is`(cell: String) {
        #expect(StayRange.days(cell) == nil)
    }

    @Test func `a single day is the first, and has no last`() {
        #expect(StayRange.text(.first, of: "14.05.2027") == "14.05.2027")
        #expect(StayRange.text(.last, of: "14.05.2027") == "")
        #expect(StayRange.text(.first, of: "soon") == "soon" && StayRange.text(.last, of: "soon") == "")
    }

    @Test func `a column of both days is read as arrivals and departures`() {
        let file = ReadTable(
            "Gast;Zeitraum;Platz\nAda Alder;14.-17.05.2027;A1\nBo Birch;28.12. - 03.01.2027;A2\n"
                + "Bea Beech;1.-3.5.2027;A2\nCy Cole;13.06.2027;A3\nDi Dale;bald;A4\n",
            .desk())
        #expect(file.mapping["arrival"] == "the first day of Zeitraum")
        #expect(file.reason("column arrival") == "its cells hold two days each")
        #expect(file.mapping["departure"] == "the last day of Zeitraum")
        #expect(
            file.bookings.arrival.map(\.shown) == [
                "2027-05-14", "2026-12-28", "2027-05-01", "2027-06-13", "unreadable",
            ])
        #expect(
            file.bookings.departure.map(\.shown) == ["2027-05-17", "2027-01-03", "2027-05-03", "missing", "missing"])
    }

    @Test(arguments: [
        "Booking ID,Guest,Booking dates,Cost", "Booking ID,Guest,Stay,Cost", "Reservation ID,Guest,Dates,Cost",
    ])
    func `bookings with a number and a guest need no other sign of stays`(header: String) {
        // Given a table with both days in a column that may also be that of the day of booking
        let text =
            header
            + "\n1,Ada Kant,\"May 14, 2026 - May 17, 2026\",120.00\n2,Bo Kant,\"May 18, 2026 - May 20, 2026\",80.00\n"
        // When it is recognised and read
        #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .bookings)
        let bookings = ReadTable(text, .desk()).bookings
        // Then
        #expect(bookings.arrival.map(\.shown) == ["2026-05-14", "2026-05-18"])
        #expect(bookings.departure.map(\.shown) == ["2026-05-17", "2026-05-20"])
        #expect(bookings.bookedOn.map(\.shown) == ["missing", "missing"])
    }

    @Test func `prices for two days aren't stays`() {
        let text = "ID,Name,Dates,Cost\n1,Low,\"May 14, 2026 - May 17, 2026\",120.00\n"
        #expect(TableHead(csv: Array(text.utf8))?.kind == nil)
    }

    @Test func `each half has its cell, with what is written there`() throws {
        let file = ReadTable(
            "Gast;Zeitraum;Platz\nAda Alder;14.-17.05.2027;A1\nBo Birch;15.05.2027;A2\nCy Cole;14.-17.06.2027;A1\n",
            .desk())
        let slice = try #require(file.slices.first)
        let cells = ["arrival", "departure"].map { field in (0..<2).map { slice.cell(row: $0, field: field) } }
        #expect(cells.map { $0.map { $0?.value } } == [["14.05.2027", "15.05.2027"], ["17.05.2027", ""]])
        #expect(cells.allSatisfy { $0.map { $0?.written } == ["14.-17.05.2027", "15.05.2027"] })
        #expect(cells.allSatisfy { $0.map { $0?.column } == [11, 10] })
    }

    @Test func `their order shows that of the file`() {
        let file = ReadTable(
            "Guest,Dates,Site\nAda Alder,5/6 - 5/8/2027,A1\nBo Birch,5/20 - 5/22/2027,A2\n", .desk())
        #expect(file.note("dates") == "month-first")
        #expect(file.bookings.departure.map(\.shown) == ["2027-05-08", "2027-05-22"])
    }

    @Test func `a column of arrivals that the source names may hold both days`() {
        let file = ReadTable(
            "who,when\nAda Alder,14.05.2027 - 17.05.2027\n", .desk { $0.columns = ["arrival": .header("when")] })
        #expect(file.bookings.departure.map(\.shown) == ["2027-05-17"])
    }

    @Test func `of two such columns none is taken`() {
        let file = ReadTable(
            "Guest,a,b\nAda Alder,14.05.2027 - 17.05.2027,14.06.2027 - 17.06.2027\n", .desk())
        #expect(file.mapping["arrival"] == nil)
        #expect(file.findings.first?.hasPrefix("csv-column-missing") == true, "\(file.findings)")
    }

    @Test func `a table of guests with both days in a cell holds bookings, one of prices does not`() {
        func kind(_ text: String) -> RecordKind? { TableHead(csv: Array(text.utf8))?.kind?.kind }
        #expect(kind("Gast;Zeitraum;Platz\nAda Alder;14.-17.05.2027;A1\n") == .bookings)
        #expect(kind("Saison;Zeitraum;Preis\nSommer;01.06. - 31.08.2027;42,00\n") == nil)
    }
}

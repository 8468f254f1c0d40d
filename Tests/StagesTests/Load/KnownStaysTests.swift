import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing

struct KnownStaysTests {
    /// One row: number, site, arrival, nights, channel, guest, file.
    private typealias Row = (
        id: String, site: String, arrival: Int32, nights: Int32, channel: String?, guest: String, file: Int32
    )

    private func table(_ rows: [Row]) -> Bookings {
        var table = Bookings(
            rows.map { row in
                var reservation = Reservation(
                    siteNumber: SiteNumber(row.site), camper: Camper(fullName: "x"),
                    date: CalendarDate(dayNumber: row.arrival), numberOfNights: Int(row.nights))
                reservation.number = row.id
                reservation.state = .confirmed
                return reservation
            })
        table.channel = DictionaryColumn(rows.map(\.channel))
        table.camper = rows.map { PersonName.hash(Array($0.guest.utf8)[...]) }
        table.records = RecordColumn(
            rows.enumerated().map { index, row in
                RecordReference(offset: 0, length: 0, line: Int32(index + 1), file: row.file)
            })
        return table
    }

    private func found(_ feed: [Row], in known: [Row]) -> [Int: Int32] {
        var finder = KnownStays()
        return finder.find(
            table(feed), in: table(known), file: 9, source: { "source \($0)" }, property: { _ in "" }
        ).mapValues(\.line)
    }

    private let stay: Row = ("U1", "A1", 100, 3, "Airbnb", "", 9)

    @Test func `the same number, channel or guest on the same nights is the same stay`() {
        #expect(found([stay], in: [("U1", "A1", 100, 3, nil, "", 0)]) == [0: 1])
        #expect(found([stay], in: [("D1", "a 1", 100, 3, "AIRBNB.com", "", 0)]) == [0: 1])
        var named = stay
        named.guest = "Ada Alder"
        #expect(found([named], in: [("D1", "A1", 100, 3, nil, "alder ADA", 0)]) == [0: 1])
    }

    @Test func `what shares only the nights may be a double booking, and what shares not all of them is one`() {
        let others: [Row] = [
            ("D1", "A1", 100, 3, nil, "Bert", 0), ("D2", "A1", 100, 3, "Vrbo", "", 0),
            ("U1", "A1", 100, 2, "Airbnb", "", 0),
            ("U1", "A2", 100, 3, "Airbnb", "", 0), ("U1", "A1", 101, 3, "Airbnb", "", 0),
        ]
        #expect(found([stay], in: others).isEmpty)
        // And a source is not compared with itself
        #expect(found([stay], in: [stay]).isEmpty)
    }

    @Test func `the same number on the same nights of another property is another stay`() {
        // Given a stay that names its property, and a feed of a source whose property is one of three
        var known = table([("U1", "A1", 100, 3, "Airbnb", "", 0), ("U2", "A1", 200, 3, nil, "", 0)])
        known.property = DictionaryColumn(["Lake", "River"])
        func found(_ property: String) -> [Int: Int32] {
            var finder = KnownStays()
            return finder.find(
                table([stay]), in: known, file: 9, source: { "\($0)" }, property: { $0 == 9 ? property : "" }
            ).mapValues(\.line)
        }
        // Then
        #expect(found("Lake") == [0: 1])
        #expect(found("River").isEmpty)
        // And without one it is that of the only one that is named
        #expect(found("").isEmpty)
        known.property = DictionaryColumn(["Lake", "Lake"])
        #expect(found("") == [0: 1])
    }

    @Test func `what is refused is no stay to know`() {
        var known = table([("U1", "A1", 100, 3, "Airbnb", "", 0)])
        known.status[0] = .invalid
        var finder = KnownStays()
        #expect(
            finder.find(table([stay]), in: known, file: 9, source: { "\($0)" }, property: { _ in "" }).isEmpty)
    }
}

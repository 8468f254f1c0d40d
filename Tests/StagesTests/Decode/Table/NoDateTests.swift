import InnkeeperCore
import InnkeeperStages
import Testing

struct NoDateTests {
    private func departure(_ text: String, _ order: DateOrder? = nil) -> String {
        let file = ReadTable("arrival;departure\n2026-07-04;\(text)\n", .desk { $0.dates = order })
        return file.bookings.departure.first?.shown ?? "no row"
    }

    @Test(arguments: [
        "0001-01-01", "0001-01-01T00:00:00Z", "0000-00-00", "0000-00-00 00:00:00", "00/00/0000", "01/01/0001",
        "1899-12-30", "1899-12-31", "1900-01-01", "1900-01-00", "1/0/1900", "1/1/1900", "9999-12-31", "31/12/9999",
        "12/31/9999",
        "9999-12-31T23:59:59",
    ])
    func `a date by which programs write none is missing`(text: String) { #expect(departure(text) == "missing") }

    @Test(arguments: ["1900-01-02", "1899-12-29", "0001-01-02", "9999-12-30", "2026-07-05"])
    func `its neighbours are dates`(text: String) { #expect(departure(text) == text) }

    @Test(arguments: ["0", "00:00", "000", "0000-00-01", "-0", "2026-00-00"])
    func `other zeros are no dates`(text: String) { #expect(departure(text) == "unreadable") }

    @Test func `the end is then worked out from the nights`() {
        // Given a stay as Recreation.gov writes one without an end
        let file = ReadTable("arrival,departure,nights\n2026-07-04,0001-01-01T00:00:00Z,3\n", .desk())
        #expect(file.bookings.departure[0].shown == "2026-07-07")
    }
}

import InnkeeperCore
import InnkeeperStages
import Testing

struct DateReaderTests {
    /// The arrival of one row whose cell is `text`.
    private func read(_ text: String, _ order: DateOrder? = nil) -> String {
        let file = ReadTable("arrival;nights\n\(text);2\n", .desk { $0.dates = order })
        return file.bookings.arrival.first?.shown ?? "no row: \(file.findings)"
    }

    @Test(arguments: [
        "2026-07-04", "2026-07-04T10:02:17", "2026-07-04 00:26:33", "2026-07-04T00:00:00Z", "2026-7-4", "2026/07/04",
        "20260704", "4 Jul 2026", "04-Jul-2026", "July 4, 2026", "Jul 4 2026", "4 july 2026", " 2026-07-04 ",
        "\"2026-07-04\"",
    ])
    func `a date that can be read in one way only needs no order`(text: String) {
        #expect(read(text) == "2026-07-04")
        #expect(read(text, .monthFirst) == "2026-07-04")
        #expect(read(text, .dayFirst) == "2026-07-04")
    }

    @Test(arguments: [
        "2026-02-30", "2026-13-01", "20261301", "32/01/2026", "soon", "4/7", "2026", "4/7/2026x", "2026-07-04Z",
        "1/2/3/2026", "4 Foo 2026", "99999999999/1/2026", "2026-07-04 soon", "Sit 4 2026",
        "46207.x", "4620.75", "2026年7月", "2026-07-04 (new)", "2026/07/04(土", "14 svibnja 2027",
    ])
    func `what is not a date is unreadable`(text: String) { #expect(read(text, .dayFirst) == "unreadable") }

    @Test(arguments: [
        "Sa, 04.07.2026", "Sat, 4 Jul 2026", "July 4th, 2026", "4. Juli 2026", "samedi 4 juillet 2026", "4 juil. 2026",
        "sáb. 4 de julio de 2026", "4 lug 2026", "4 de julho de 2026", "za 4 juli 2026", "4 lipca 2026",
        "4. července 2026",
        "the 4th of July 2026", "46207", "04.07.2026", "4. 7. 2026", "Sam. 4.7.26", "Saturday, July 4, 2026",
        "46207.625", "46207,5", "2026年7月4日", "2026年7月4日 15:00", "2026년 7월 4일", "4 июля 2026 г.", "Сб, 4 июля 2026",
        "2026/07/04(土)", "2026年7月4日(土)", "2026-07-04 (토)", "2026年7月4日（土） 15:00", "2026-07-04(周六)",
        "04.07.2026 (Sa.)", "4 Jul 2026 (Saturday)",
    ])
    func `days as people write them need no order`(text: String) {
        #expect(read(text) == "2026-07-04")
        #expect(read(text, .monthFirst) == "2026-07-04")
    }

    @Test(arguments: [
        ("14 mag 2027", "2027-05-14"), ("5. März 2027", "2027-03-05"), ("mar. 24 nov. 2026", "2026-11-24"),
        ("24 déc. 2026", "2026-12-24"), ("1er août 2026", "2026-08-01"), ("3 out 2026", "2026-10-03"),
        ("2 ene 2027", "2027-01-02"), ("9 paź 2026", "2026-10-09"), ("Di, 24.11.2026", "2026-11-24"),
        ("14. mai 2027", "2027-05-14"), ("neljapäev, 14. oktoober 2027", "2027-10-14"),
        ("2027. gada 14. maijs", "2027-05-14"),
        ("2027 m. gegužės 14 d.", "2027-05-14"), ("14 травня 2027 р.", "2027-05-14"), ("14 юли 2027 г.", "2027-07-14"),
        ("14. мај 2027.", "2027-05-14"), ("14 de juliol de 2027", "2027-07-14"), ("14. ágúst 2027", "2027-08-14"),
        ("14. toukokuuta 2027", "2027-05-14"), ("14. mája 2027", "2027-05-14"), ("2027. május 14.", "2027-05-14"),
        ("14 mai 2027", "2027-05-14"), ("3 noi. 2026", "2026-11-03"), ("24. des. 2026", "2026-12-24"),
        ("14 Μαΐου 2027", "2027-05-14"), ("24 Kasım 2026", "2026-11-24"), ("14 травня 2027", "2027-05-14"),
        // Abbreviations of the other languages mean what they did.
        ("9 mar 2027", "2027-03-09"), ("14 lip 2026", "2026-07-14"), ("3 srp 2026", "2026-08-03"),
    ])
    func `months have names in many languages`(text: String, day: String) { #expect(read(text) == day) }

    @Test func `a dash is no day`() {
        #expect(read("-") == "missing" && read("–") == "missing")
    }

    @Test func `points never have the month first, whatever the other dates show`() {
        let file = ReadTable("arrival;departure\n07/23/2026;07/25/2026\n04.07.2026;05.07.2026\n", .desk())
        #expect(file.bookings.arrival.map(\.shown) == ["2026-07-23", "2026-07-04"])
        // And they settle the order of a file by themselves
        #expect(ReadTable("arrival;nights\n04.07.2026;2\n", .desk()).note("dates") == "day-first")
    }

    @Test func `a declared order decides`() {
        #expect(read("04/07/2026", .dayFirst) == "2026-07-04")
        #expect(read("07/04/2026", .monthFirst) == "2026-07-04")
        #expect(read("4.7.2026", .dayFirst) == "2026-07-04")
        #expect(read("4-7-26", .dayFirst) == "2026-07-04")
        #expect(read("4/7/99", .dayFirst) == "1999-07-04")
        #expect(read("04/07/2026 14:00", .dayFirst) == "2026-07-04")
        #expect(read("6/23/2026, 2:00 PM", .monthFirst) == "2026-06-23")
        // A day that the order makes impossible is not read the other way
        #expect(read("07/23/2026", .dayFirst) == "unreadable")
        #expect(read("04/07/2026", .iso) == "unreadable")
    }

    @Test func `without an order only what can be read in one way is read`() {
        let mixed = ReadTable("arrival,nights\n04/07/2026,1\n2026-07-01,1\n", .desk())
        #expect(mixed.bookings.arrival.map(\.shown) == ["ambiguous", "2026-07-01"])
        #expect(read("07/07/2026") == "2026-07-07")
    }

    @Test func `an empty cell is missing`() {
        #expect(read("") == "missing")
        #expect(read("  ") == "missing")
        #expect(read("\"\"") == "missing")
    }

    @Test func `every day from 1960 to 2110 is read as the calendar has it`() {
        // Given a file with every one of these days, written in full and as day first
        let first = -3652
        let days = (first..<51_500).map { CalendarDate(dayNumber: Int32($0)) }
        let text = "arrival,nights\n" + days.map { "\($0),1\n" }.joined()
        // When it is read
        let arrivals = ReadTable(text, .desk()).bookings.arrival
        // Then each is its own day number
        #expect(arrivals.map(\.raw) == (Int32(first)..<51_500).map { $0 })
    }

    @Test func `eight digits may end with the year`() {
        #expect(read("12142026") == "2026-12-14" && read("14122026") == "2026-12-14")
        #expect(read("07042026", .monthFirst) == "2026-07-04" && read("07042026", .dayFirst) == "2026-04-07")
        #expect(read("12141826") == "unreadable")
        let mixed = ReadTable("arrival,nights\n07042026,1\n2026-07-01,1\n", .desk())
        #expect(mixed.bookings.arrival.map(\.shown) == ["ambiguous", "2026-07-01"])
    }
}

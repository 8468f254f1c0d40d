import InnkeeperCore
import InnkeeperStages
import Testing

struct DatePatternTests {
    private func read(_ text: String, _ pattern: String) -> String {
        let file = ReadTable("arrival;nights\n\(text);2\n", .desk { $0.dates = .pattern(pattern) })
        return file.bookings.arrival.first?.shown ?? "no row"
    }

    @Test func `a pattern reads its own form`() {
        #expect(read("04.07.2026", "dd.MM.yyyy") == "2026-07-04")
        #expect(read("4.7.2026", "d.M.yyyy") == "2026-07-04")
        #expect(read("4 Jul 2026", "d MMM yyyy") == "2026-07-04")
        #expect(read("4 July 2026", "d MMMM yyyy") == "2026-07-04")
        #expect(read("07-04-26", "MM-dd-yy") == "2026-07-04")
        #expect(read("2026/04/07", "yyyy/dd/MM") == "2026-07-04")
        #expect(read("04.07.2026 10:30", "dd.MM.yyyy") == "2026-07-04")
    }

    @Test func `anything else is unreadable, but ISO always is read`() {
        #expect(read("4.7.2026", "dd.MM.yyyy") == "unreadable")
        #expect(read("04/07/2026", "dd.MM.yyyy") == "unreadable")
        #expect(read("31.02.2026", "dd.MM.yyyy") == "unreadable")
        #expect(read("04.07.2026x", "dd.MM.yyyy") == "unreadable")
        #expect(read("04.07.", "dd.MM.yyyy") == "unreadable")
        #expect(read("2026-07-04", "dd.MM.yyyy") == "2026-07-04")
        #expect(read("", "dd.MM.yyyy") == "missing")
    }
}

import InnkeeperServices
import Testing

struct ImpossibleDayTests {
    @Test(arguments: [
        ("31.06.2026", 30), ("2026-02-30", 28), ("2028-02-30", 29), ("31/11/2026", 30), ("02/30/2026", 28),
        ("29.2.26", 28), ("2026-04-31T10:00:00", 30), ("31.09.2026 15:00", 30),
    ])
    func `a day beyond the end of its month is reported with the length of that month`(text: String, days: Int) {
        #expect(ImpossibleDay(text)?.daysOfMonth == days)
    }

    @Test(arguments: [
        "30.06.2026", "2028-02-29", "2026-13-01", "32.01.2026", "soon", "", "2026", "1-2-3-4", "a.b.c", "--",
    ])
    func `a day that there is, and what is wrong in another way, is none`(text: String) {
        #expect(ImpossibleDay(text) == nil)
    }
}

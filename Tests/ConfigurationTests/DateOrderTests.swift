import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct DateOrderTests {
    @Test(arguments: [
        "iso", "day-first", "month-first", "dd.MM.yyyy", "d MMM yyyy", "yyyyMMdd", "M/d/yyyy", "d MMMM yyyy",
        "dd.MM.yy",
    ])
    func `an order is written as it was read`(text: String) {
        #expect(DateOrder(written: text)?.written == text)
    }

    @Test func `the three words are orders, everything else a pattern`() {
        #expect(DateOrder(written: "iso") == .iso)
        #expect(DateOrder(written: "day-first") == .dayFirst)
        #expect(DateOrder(written: "month-first") == .monthFirst)
        #expect(DateOrder(written: "dd/MM/yyyy") == .pattern("dd/MM/yyyy"))
    }

    @Test(arguments: [
        "", "ISO", "dd.MM", "dd.MM.y", "dd.MM.yyy", "dd.MMMMM.yyyy", "DD.MM.YYYY", "dd.MM.yyyy HH", "dd.dd.MM.yyyy",
        "yyyy-MM", "..",
        "d de MM yyyy",
    ])
    func `a pattern without year, month and day, each once, is none`(text: String) {
        #expect(DateOrder(written: text) == nil)
    }
}

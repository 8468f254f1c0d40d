import InnkeeperWorkbooks
import Testing

@Suite struct NumberFormatTests {
    @Test(arguments: [
        "dd.mm.yyyy", "m/d/yy h:mm", "[$-407]d. mmmm yyyy;@", "h:mm AM/PM", "mm:ss.0", "yyyy\"-\"mm", "[Red]dd/mm/yy",
        "YYYY\\-MM\\-DD",
    ])
    func `a format with letters of dates is a date`(code: String) {
        #expect(NumberFormat(code).meaning == .date)
    }

    @Test(arguments: ["[h]:mm:ss", "[mm]:ss", "[SS].00"])
    func `hours in brackets are elapsed time`(code: String) {
        #expect(NumberFormat(code).meaning == .duration)
    }

    @Test(arguments: [
        "General", "0.00", "#,##0 \"days\"", "0.00E+00", "[Red]0;dd", "@", "0\\d", "_(* #,##0_)", "[$-407]0.0",
        "\"unclosed",
        "[unclosed", "",
    ])
    func `letters that are shown as they are make no date`(code: String) {
        #expect(NumberFormat(code).meaning == .number)
    }

    @Test(arguments: [(0, false), (9, false), (14, true), (22, true), (37, false), (45, true), (49, false), (58, true)])
    func `built-in formats are known by number`(number: Int, isDate: Bool) {
        #expect((NumberFormat(builtIn: number).meaning == .date) == isDate)
    }

    @Test(arguments: [
        ("#,##0.00 \"€\"", "€"), ("[$€-407]#,##0.00", "€"), ("[$CHF] #,##0", "CHF"), ("$#,##0", "$"),
        ("0.00 \"EUR\"", "EUR"),
        ("0 \"Tage\"", ""), ("dd.mm.yyyy \"EUR\"", ""), ("[$-409]0.00", ""),
    ])
    func `a currency in a format is the cell's`(code: String, currency: String) {
        #expect(NumberFormat(code).currency == currency)
    }

    @Test func `a percent sign is one only outside of quotes`() {
        #expect(NumberFormat("0%").isPercentage)
        #expect(!NumberFormat("0\"%\"").isPercentage)
    }
}

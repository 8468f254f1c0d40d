import InnkeeperCore
import InnkeeperLanguages
import Testing

struct FactFormatTests {
    private func written(_ facts: FindingArguments, _ message: String, _ format: FactFormat) -> String {
        let finding = Finding(code: "c", severity: .info, source: "", file: "", field: "nights", arguments: facts)
        let text = RuleText(summary: "", advice: "", message: message)
        return RuleMessage(text, format).text(finding, shownValue: "")
    }

    private func facts() throws -> FindingArguments {
        [
            .from: .date(CalendarDate(dayNumber: 7)), .moment: .moment(60), .age: .duration(97_201),
            .total: .money(Money(minorUnits: 4550, currency: try #require(Currency("EUR")))),
        ]
    }

    @Test func `for programs facts are written the same in every language, but for the unit of days`() throws {
        let message = "{from}, {moment}, {total}"
        for language in Language.all {
            #expect(
                written(try facts(), message, FactFormat(language)) == "1970-01-08, 1970-01-01T00:01:00Z, 45.50 EUR")
        }
        #expect(written(try facts(), "{age}", FactFormat(.de)) == "1 T. 3 h")
    }

    @Test func `facts are written as the format has them`() throws {
        // Given
        let format = FactFormat(
            .de, date: { "Tag \($0.dayNumber)" }, moment: { "Sekunde \($0)" }, money: { "\($0.minorUnits) Cent" },
            field: { "Feld \($0)" }, dayUnit: "Tg.")
        // Then
        #expect(
            written(try facts(), "{from}, {moment}, {age}, {total}", format)
                == "Tag 7, Sekunde 60, 1 Tg. 3 h, 4550 Cent")
        #expect(written([:], "{field}: {{ {field:json}: 1 }}", format) == "Feld nights: { \"nights\": 1 }")
    }

    @Test(arguments: [(0, "0 s"), (59, "59 s"), (60, "1 min"), (3_661, "1 h 1 min"), (86_460, "1 d")])
    func `a length of time has its two largest units`(seconds: Int64, expected: String) {
        #expect(written([.age: .duration(seconds)], "{age}", FactFormat()) == expected)
    }
}

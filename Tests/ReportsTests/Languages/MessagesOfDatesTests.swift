import InnkeeperCore
import InnkeeperLanguages
import InnkeeperReports
import Testing

struct MessagesOfDatesTests {
    private let english = Messages.english
    private let german = Messages(.de, country: "DE")
    private let french = Messages(.fr, country: "FR")
    private let american = Messages(.en, country: "US")

    @Test func `a day is written for people`() {
        #expect(english.longDate(Fixture.today) == "Saturday, 4 July 2026")
        #expect(american.longDate(Fixture.today) == "Saturday, July 4, 2026")
        #expect(german.longDate(Fixture.today) == "Samstag, 4. Juli 2026")
        #expect(french.longDate(Fixture.day("2026-12-01")) == "mardi 1er décembre 2026")
        #expect(Messages(.es).longDate(Fixture.today) == "sábado, 4 de julio de 2026")
        #expect(Messages(.it).longDate(Fixture.today) == "sabato 4 luglio 2026")
        #expect(Messages(.nl).longDate(Fixture.today) == "zaterdag 4 juli 2026")
        #expect(english.shortDate(Fixture.day("2026-12-31")) == "Thu 31 Dec")
        #expect(american.shortDate(Fixture.day("2026-12-31")) == "Thu Dec 31")
        #expect(german.shortDate(Fixture.day("2026-12-31")) == "Do 31. Dez.")
    }

    @Test func `a span names a month and a year only where they change`() {
        // Given
        let spans = [("2026-07-03", "2026-07-08"), ("2026-06-28", "2026-07-02"), ("2026-12-30", "2027-01-02")]
        func written(_ words: Messages) -> [String] {
            spans.map { words.span(Fixture.day($0.0), Fixture.day($0.1)) }
        }
        // Then
        #expect(written(english) == ["3–8 Jul", "28 Jun–2 Jul", "30 Dec 2026–2 Jan 2027"])
        #expect(written(american) == ["Jul 3–8", "Jun 28–Jul 2", "Dec 30, 2026–Jan 2, 2027"])
        #expect(written(german) == ["3.–8. Juli", "28. Juni–2. Juli", "30. Dez. 2026–2. Jan. 2027"])
        #expect(written(french)[1] == "28 juin–2 juil.")
    }

    @Test func `a period is a month or everything`() {
        #expect(english.period("2026-07") == "July 2026")
        #expect(Messages(.es).period("2026-07") == "julio de 2026")
        #expect(english.period("all") == "entire period")
        #expect(english.period("2026-13") == "2026-13")
    }

    @Test(arguments: [
        (0, "00:00", "12:00\u{A0}AM"), (26_100, "07:15", "7:15\u{A0}AM"), (43_200, "12:00", "12:00\u{A0}PM"),
        (86_399, "23:59", "11:59\u{A0}PM"),
    ])
    func `a time has 24 hours or twice 12`(seconds: Int, full: String, half: String) {
        #expect(german.time(seconds) == full && english.time(seconds) == full)
        #expect(american.time(seconds) == half)
    }

    @Test func `facts of findings are written like the rest of the page`() throws {
        // Given
        let money = Money(minorUnits: 123_450, currency: try #require(Currency("EUR")))
        let facts: FindingArguments = [
            .from: .date(Fixture.today), .total: .money(money), .moment: .moment(1_783_149_300),
            .age: .duration(97_200),
        ]
        let rule = RuleText(summary: "", advice: "", message: "{from}; {total}; {moment}; {age}")
        let finding = Finding(code: "c", severity: .info, source: "", file: "", arguments: facts)
        func written(_ words: Messages, utcOffset: Int?) -> String {
            RuleMessage(rule, words.facts(utcOffset: utcOffset)).text(finding, shownValue: "")
        }
        // Then
        #expect(
            written(german, utcOffset: 7_200)
                == "4. Juli 2026; 1.234,50\u{A0}€; 4. Juli 2026, 09:15; 1 T. 3 h")
        #expect(
            written(american, utcOffset: -25_200)
                == "Jul 4, 2026; €1,234.50; Jul 4, 2026, 12:15\u{A0}AM; 1 d 3 h")
        #expect(written(english, utcOffset: nil) == "4 Jul 2026; 1,234.50 EUR; 4 Jul 2026, 07:15 UTC; 1 d 3 h")
    }

    @Test func `an age is told in hours, then in days`() {
        #expect(english.age(-5) == "less than an hour old" && english.age(3_599) == "less than an hour old")
        #expect(english.age(3_600) == "1 hour old" && english.age(47 * 3_600) == "47 hours old")
        #expect(german.age(3 * 86_400) == "3 Tage alt")
    }
}

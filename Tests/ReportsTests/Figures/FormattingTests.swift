import Core
import Reports
import Testing

struct FormattingTests {
    @Test func `distances and directions are as precise as people need`() {
        #expect(Formatting.distance(0) == "0 m")
        #expect(Formatting.distance(849.6) == "850 m")
        #expect(Formatting.distance(999.5) == "1.0 km")
        #expect(Formatting.distance(12_349) == "12.3 km")
        #expect(Formatting.compass(0) == "N")
        #expect(Formatting.compass(22.4) == "N")
        #expect(Formatting.compass(22.6) == "NE")
        #expect(Formatting.compass(200) == "S")
        #expect(Formatting.compass(350) == "N")
        #expect(Formatting.compass(.nan) == "")
    }

    @Test func `a booking without an id is named by its place`() {
        var dataset = Dataset()
        dataset.files = [Fixture.file("desk", .bookings, "desk.csv")]
        dataset.bookings = Fixture.bookings([
            .init(id: "R-1", site: nil, arrival: "2026-07-01", departure: "2026-07-03"),
            .init(id: "", site: nil, arrival: "2026-07-01", departure: "2026-07-03"),
        ])
        #expect(Formatting.booking(0, dataset) == "R-1")
        #expect(Formatting.booking(1, dataset) == "line 3 of desk.csv")
        #expect(Formatting.stay(0, dataset.bookings) == "1–3 Jul")
    }

    @Test func `rules that were not checked are grouped by source and reason`() {
        let rules: Set = [
            UncheckedRule(rule: "b", source: "desk", reason: "no campsites"),
            UncheckedRule(rule: "a", source: "desk", reason: "no campsites"),
            UncheckedRule(rule: "c", source: "desk", reason: "no paid column"),
            UncheckedRule(rule: "a", source: "channel", reason: "no campsites"),
        ]
        let groups = Formatting.unchecked(rules)
        #expect(groups.map(\.source) == ["channel", "desk", "desk"])
        #expect(groups.map(\.rules) == [["a"], ["a", "b"], ["c"]])
    }

    @Test func `money keeps its currency's digits`() throws {
        let yen = try #require(Currency("JPY"))
        #expect(Formatting.money(Money(minorUnits: 123_456_789, currency: Fixture.dollar)) == "1,234,567.89 USD")
        #expect(Formatting.money(Money(minorUnits: 1_500, currency: .none)) == "15.00")
        #expect(Formatting.money(Quotient(10, over: 3), in: yen) == "3 JPY")
        #expect(Formatting.money(nil, in: yen) == "")
        #expect(Formatting.percent(Quotient(2, over: 3)) == "66.7%")
    }
}

import InnkeeperCore
import InnkeeperReports
import Testing

struct FormattingTests {
    @Test func `a booking without an id is named by its place`() {
        var dataset = Dataset()
        dataset.files = [Fixture.file("desk", .bookings, "desk.csv")]
        dataset.bookings = Fixture.bookings([
            .init(id: "R-1", site: nil, arrival: "2026-07-01", departure: "2026-07-03"),
            .init(id: "", site: nil, arrival: "2026-07-01", departure: "2026-07-03"),
        ])
        #expect(Messages.english.booking(0, dataset) == "R-1")
        #expect(Messages.english.booking(1, dataset) == "line 3 of desk.csv")
        #expect(Messages.english.stay(0, dataset.bookings) == "1–3 Jul")
    }

    @Test func `rules that were not checked are grouped by source and reason`() {
        let rules: Set = [
            UncheckedRule(rule: "b", source: "desk", reason: .noCampSites),
            UncheckedRule(rule: "a", source: "desk", reason: .noCampSites),
            UncheckedRule(rule: "c", source: "desk", reason: .fieldsMissing(["paid"])),
            UncheckedRule(rule: "a", source: "channel", reason: .noCampSites),
        ]
        let groups = Formatting.unchecked(rules)
        #expect(groups.map(\.source) == ["channel", "desk", "desk"])
        #expect(groups.map(\.rules) == [["a"], ["c"], ["a", "b"]])
    }
}

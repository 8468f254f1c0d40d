import InnkeeperCore
import Testing

struct BaselineTests {
    private let today = CalendarDate(dayNumber: 20_700)

    private func entry(_ fingerprint: UInt64, expires: Int? = nil, reason: String = "") -> Baseline.Entry {
        Baseline.Entry(
            fingerprint: fingerprint, code: "c", source: "desk", record: "R\(fingerprint)", reason: reason,
            expires: expires.map { today + $0 })
    }

    @Test func `each entry knows one finding, in whatever order they come`() {
        let baseline = Baseline(entries: [entry(7), entry(8), entry(7)])
        #expect(baseline.verdict(on: [7, 9, 7, 8, 7], today: today).known == [true, false, true, true, false])
        #expect(baseline.verdict(on: [7, 7, 8], today: today).fixed.isEmpty)
    }

    @Test func `an entry that no finding has is fixed`() {
        let baseline = Baseline(entries: [entry(7), entry(8, expires: -1), entry(7)])
        let verdict = baseline.verdict(on: [7], today: today)
        #expect(verdict.fixed.count == 2 && verdict.fixed.contains(1))
        #expect(verdict.known == [true] && verdict.expired.isEmpty)
    }

    @Test func `an entry holds to the end of its day, and one that has expired is told`() {
        #expect(Baseline(entries: [entry(7, expires: 0)]).verdict(on: [7], today: today).known == [true])
        let late = Baseline(entries: [entry(7, expires: -1)]).verdict(on: [7], today: today)
        #expect(late.known == [false] && late.expired == [0] && late.fixed.isEmpty)
        // And one that holds is taken before one that has expired
        let both = Baseline(entries: [entry(7, expires: -1), entry(7)])
        #expect(both.verdict(on: [7], today: today).known == [true])
        #expect(both.verdict(on: [7], today: today).fixed == [0])
    }

    @Test func `an update keeps reasons and days, drops what is fixed, and adds what is new`() {
        let old = Baseline(entries: [
            entry(7, expires: 5, reason: "two tents"), entry(8), entry(9, expires: -1, reason: "soon"),
        ])
        let new = old.updated(with: [entry(10), entry(9), entry(7)], today: today)
        #expect(new.entries.map(\.fingerprint) == [10, 7, 9])
        #expect(new.entries.map(\.reason) == ["", "two tents", "soon"])
        // And the day that has passed is gone: whoever updates accepts it anew
        #expect(new.entries.map(\.expires) == [nil, today + 5, nil])
        #expect(new.verdict(on: [7, 9, 10], today: today).known == [true, true, true])
    }

    @Test func `an empty one knows nothing`() {
        #expect(
            Baseline().verdict(on: [1, 2], today: today)
                == Baseline.Verdict(known: [false, false], fixed: [], expired: []))
    }
}

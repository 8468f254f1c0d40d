import InnkeeperCore
import InnkeeperStages
import Testing

struct DateStampTests {
    /// Each date with its time in minutes, and what stands there.
    private func stamps(_ name: String) -> [String] {
        DateStamp.all(in: name).map { "\($0.date) \($0.second / 60) \(name[$0.range])" }
    }

    @Test(arguments: [
        ("desk-2026-11-22.csv", ["2026-11-22 0 2026-11-22"]), ("20261122.csv", ["2026-11-22 0 20261122"]),
        ("am 1.2.2026.csv", ["2026-02-01 0 1.2.2026"]), ("x 22-11-2026", ["2026-11-22 0 22-11-2026"]),
        ("x 11-22-2026", ["2026-11-22 0 11-22-2026"]), ("2026_11_22T081500Z", ["2026-11-22 495 2026_11_22T081500"]),
        ("2026-11-22 08-15-00.csv", ["2026-11-22 495 2026-11-22 08-15-00"]),
        ("2026-11-01 bis 2026-11-30", ["2026-11-01 0 2026-11-01", "2026-11-30 0 2026-11-30"]),
    ])
    func `full dates are found in the ways in which programs write them`(name: String, expected: [String]) {
        #expect(stamps(name) == expected)
    }

    @Test(arguments: [
        "desk 2026.csv", "2026-11.csv", "2026-02-30.csv", "03-04-2026.csv", "12345678.csv", "AC-1021-22.csv", "1.2.csv",
        "2026-1-2.csv", "20261122081599.csv",
    ])
    func `other numbers are no dates`(name: String) {
        #expect(stamps(name) == [])
    }
}

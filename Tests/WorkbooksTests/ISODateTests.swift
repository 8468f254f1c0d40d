import InnkeeperWorkbooks
import Testing

@Suite struct ISODateTests {
    @Test func `dates, moments and times of day are told apart`() {
        #expect(ISODate.value("2024-05-17") == .date("2024-05-17"))
        #expect(ISODate.value("2024-05-17T00:00:00.000") == .date("2024-05-17"))
        #expect(ISODate.value("2024-05-17T14:30:00Z") == .datetime("2024-05-17T14:30:00"))
        #expect(ISODate.value("14:30") == .time("14:30:00"))
        #expect(ISODate.value("10:10:10.1234") == .time("10:10:10.123"))
    }

    @Test(arguments: [
        "", "17.05.2024", "2024-02-30", "2023-02-29", "2024-13-01", "0000-01-01", "2024-05-17T25:00", "2024-05-17x",
        "24:00:00",
    ])
    func `what is none is none`(text: String) {
        #expect(ISODate.value(text) == nil)
    }

    @Test func `lengths of time count days and fractions`() {
        #expect(ISODate.elapsed("PT26H30M5S") == .duration("PT26H30M5S"))
        #expect(ISODate.elapsed("P1DT2H") == .duration("PT26H0M0S"))
        #expect(ISODate.elapsed("PT10H10M10,123S") == .time("10:10:10.123"))
        #expect(ISODate.elapsed("-PT1H") == .duration("-PT1H0M0S"))
    }

    @Test(arguments: ["", "PT5", "P1Y", "P1M", "PT1D", "5H", "PT1e400H", "PT99999999999999999999H"])
    func `what has no fixed length is none`(text: String) {
        #expect(ISODate.elapsed(text) == nil)
    }

    @Test func `a distance from UTC moves no day`() {
        #expect(ISODate.value("2026-05-17T00:00:00+02:00") == .date("2026-05-17"))
        #expect(ISODate.value("2026-05-17T23:30:00.000-10:00") == .datetime("2026-05-17T23:30:00"))
        #expect(ISODate.value("2026-05-17+02:00") == .date("2026-05-17"))
        #expect(ISODate.value("2026-05-17T10:00-18:00") == nil)
        #expect(ISODate.value("10:00-12:00") == nil)
    }
}

import InnkeeperCore
import Testing

struct SignedDurationTests {
    @Test(arguments: [
        ("PT9H", 32_400, "PT9H"), ("-PT15H", -54_000, "-PT15H"), ("-P1W", -604_800, "-P7D"), ("+P1D", 86_400, "P1D"),
        ("-P1DT15H0M30S", -140_430, "-P1DT15H30S"), ("PT0S", 0, "PT0S"), ("PT90M", 5400, "PT1H30M"),
        ("P100W", 60_480_000, "P700D"),
    ])
    func `a length of time is read and written`(text: String, seconds: Int, canonical: String) throws {
        let duration = try #require(SignedDuration(text))
        #expect(duration.seconds == seconds)
        #expect(duration.description == canonical)
        #expect(SignedDuration(canonical) == duration)
    }

    @Test(arguments: [
        "", "P", "-", "PT", "P1", "1D", "P1DT", "PT1D", "P1H", "P1W2D", "P2D1W", "PT1M1H", "PT1H1H", "P1DT1HT1M", "p1d",
        "P1.5D", "P-1D", "PT999999999S", "P101W", "9:00", "P1D ", "P1WT1H",
    ])
    func `anything else is none`(text: String) {
        #expect(SignedDuration(text) == nil)
    }
}

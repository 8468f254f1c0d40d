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
        ("26 h", 93_600, "26 h"), ("2d", 172_800, "2 d"), ("48 h", 172_800, "2 d"), ("-15 h", -54_000, "-15 h"),
        ("60 s", 60, "1 min"), ("1 h 30 min", 5_400, "90 min"), ("1d12h", 129_600, "36 h"), ("+1 w", 604_800, "7 d"),
        ("0 s", 0, "0 s"), ("PT9H", 32_400, "9 h"),
    ])
    func `people count units, and what is written has one`(text: String, seconds: Int, written: String) throws {
        let duration = try #require(SignedDuration(text))
        #expect(duration.seconds == seconds && duration.written == written)
        #expect(SignedDuration(written) == duration)
    }

    @Test(arguments: [
        "5", "h", "1  h", "1.5 h", "2 days", "30 min 1 h", "1 h 1 h", "1 h ", " 1 h", "- 1 h", "--1 h", "999999999 s",
        "36501 d", "99999999999999999999 d", "9223372036854775807 d",
    ])
    func `what is counted in another way is none`(text: String) {
        #expect(SignedDuration(text) == nil)
    }

    @Test(arguments: [
        "", "P", "-", "PT", "P1", "1D", "P1DT", "PT1D", "P1H", "P1W2D", "P2D1W", "PT1M1H", "PT1H1H", "P1DT1HT1M", "p1d",
        "P1.5D", "P-1D", "PT999999999S", "P5215W", "9:00", "P1D ", "P1WT1H",
    ])
    func `anything else is none`(text: String) {
        #expect(SignedDuration(text) == nil)
    }
}

import InnkeeperConfiguration
import Testing

struct SourceGuardsTests {
    @Test(arguments: [
        ("26 h", 93_600, "26 h"), ("2d", 172_800, "2 d"), ("48 h", 172_800, "2 d"), ("90 s", 90, "90 s"),
        ("60 s", 60, "1 min"), ("10 min", 600, "10 min"),
    ])
    func `a length of time is read, and written in its largest unit`(text: String, seconds: Int, written: String) {
        #expect(SourceGuards.ages.value(text) == seconds)
        #expect(SourceGuards.ages.text(seconds) == written)
        #expect(SourceGuards.ages.value(written) == seconds)
    }

    @Test(arguments: [
        "", "5", "h", "0 h", "-1 h", "1  h", "1.5 h", "2 days", "99999999999999999999 d", "9223372036854775807 d",
    ])
    func `what is not a length of time is none`(text: String) {
        #expect(SourceGuards.ages.value(text) == nil)
    }
}

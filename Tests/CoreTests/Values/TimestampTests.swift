import InnkeeperCore
import Testing

struct TimestampTests {
    @Test func `a moment is written in UTC`() {
        #expect(timestamp(0) == "1970-01-01T00:00:00Z")
        #expect(timestamp(1_795_262_400 + 3_661) == "2026-11-21T13:01:01Z")
        #expect(timestamp(-1) == "1969-12-31T23:59:59Z")
    }
}

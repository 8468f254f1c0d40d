import InnkeeperCore
import InnkeeperStages
import Testing

struct ReadingConditionsTests {
    private func digest(
        _ format: String = "csv", _ change: (inout SourceSettings) -> Void = { _ in },
        reading: [ReadingNote] = [ReadingNote("dates", "day-first", reason: "25/06/2026")],
        campSites: [String]? = ["xxh128:01"]
    ) -> UInt64 {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        change(&settings)
        return ReadingConditions(format: format, settings: settings, reading: reading, campSites: campSites).digest
    }

    @Test func `the same conditions have the same digest`() {
        #expect(digest() == digest())
    }

    @Test func `whatever changes a file's slices changes the digest`() {
        // Given one condition after the other
        let others = [
            digest("json"),
            digest { $0.site = "A1" },
            digest { $0.site = "" },
            digest { $0.property = "" },
            digest { $0.property = "Lake" },
            digest(reading: []),
            digest(reading: [ReadingNote("dates", "month-first", reason: "25/06/2026")]),
            digest(campSites: nil),
            digest(campSites: []),
            digest(campSites: ["xxh128:02"]),
            digest(campSites: ["xxh128:01", "xxh128:01"]),
        ]
        // When, then
        #expect(Set(others + [digest()]).count == others.count + 1)
    }
}

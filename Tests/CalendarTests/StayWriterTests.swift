import InnkeeperCalendar
import InnkeeperCore
import Testing

struct StayWriterTests {
    @Test func `it writes what libical writes, byte by byte`() {
        // Given texts with all that is escaped, folded or neither
        let writer = StayWriter()
        let texts =
            ["", "Ada", "A, B; C \\ D", "uid-placeholder", "description-placeholder", "🎂 Émile", "two\nlines"]
            + ["a", "é", "山", ","].flatMap { unit in (55...80).map { String(repeating: unit, count: $0) } }
        for (index, text) in texts.enumerated() {
            for isPending in [false, true] {
                let event = StayEvent(
                    uid: "\(index)@x", summary: text, location: "site \(text)", description: "\(text), 2 nights",
                    arrival: CalendarDate(dayNumber: Int32(index * 991)),
                    departure: CalendarDate(dayNumber: Int32(index * 991 + 2)), isPending: isPending)
                // When both write it
                var fast: [UInt8] = []
                writer.append(event, to: &fast)
                // Then
                #expect(fast == Libical.stay(event), "\(String(decoding: fast, as: UTF8.self))")
            }
        }
    }

    @Test func `libical reads back whole days that end where the guests leave`() throws {
        let event = StayEvent(
            uid: "1@x", summary: "A12 Ada", location: "site A12", description: "R-1",
            arrival: CalendarDate(dayNumber: 20_778), departure: CalendarDate(dayNumber: 20_782), isPending: true)
        let bytes = Libical.head(productID: "-//Test//EN", name: "Stays") + Libical.stay(event) + Libical.tail
        let read = try #require(ParsedEvent.all(bytes))
        #expect(read.count == 1)
        #expect(read[0].start == "20261121" && read[0].end == "20261125" && read[0].isTransparent)
        #expect(read[0].text.contains("STATUS:TENTATIVE"))
        #expect(read[0].text.contains("X-MICROSOFT-CDO-BUSYSTATUS:FREE"))
    }
}

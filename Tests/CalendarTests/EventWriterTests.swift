import InnkeeperCalendar
import InnkeeperCore
import Testing

struct EventWriterTests {
    private let alarms = ["PT9H", "-P1D", "-PT15H"].compactMap { SignedDuration($0) }

    @Test func `it writes what libical writes, byte by byte`() throws {
        // Given texts with all that is escaped, folded or neither, every kind of recurrence, with alarms and without
        let names = [
            "", "Ada", "A, B; C \\ D", "\"Ada\" :)", "uid-placeholder", "summary-placeholder", "🎂 Émile", "two\nlines",
        ]
        let long = ["a", "é", "山", "🎂", ",", "a,"].flatMap { unit in
            (50...90).map { String(repeating: unit, count: $0) }
        }
        for alarms in [[], alarms] {
            let writer = EventWriter(alarms: alarms)
            for (index, name) in (names + long).enumerated() {
                for kind in BirthdayEvent.Recurrence.allCases {
                    let event = BirthdayEvent(
                        uid: "\(name)-\(index)", summary: name,
                        start: CalendarDate(dayNumber: Int32(index * 997 - 100_000)), recurrence: kind)
                    // When both write it
                    var fast: [UInt8] = []
                    writer.append(event, to: &fast)
                    // Then
                    let plain = Libical.event(event, alarms: alarms)
                    #expect(fast == plain, "\(String(decoding: fast, as: UTF8.self))")
                }
            }
        }
    }

    @Test func `each alarm is one reminder on the screen`() throws {
        let event = BirthdayEvent(
            uid: "1", summary: "Ada, today", start: CalendarDate(dayNumber: 0), recurrence: .yearly)
        var bytes: [UInt8] = []
        EventWriter(alarms: alarms).append(event, to: &bytes)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("TRIGGER") } == ["TRIGGER:PT9H", "TRIGGER:-P1D", "TRIGGER:-PT15H"])
        #expect(lines.filter { $0 == "ACTION:DISPLAY" }.count == 3)
        #expect(lines.filter { $0 == "DESCRIPTION:Ada\\, today" }.count == 3)
    }
}

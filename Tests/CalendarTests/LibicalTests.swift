import InnkeeperCalendar
import InnkeeperCore
import Testing

struct LibicalTests {
    private func calendar(_ name: String, _ birthday: PartialDate?) -> [UInt8] {
        let writer = EventWriter()
        var bytes = Libical.head(productID: "-//Test//EN", name: "Birthdays")
        BirthdayEvents(showsYear: true).forEach(people([("uid-1", name, birthday)])) { writer.append($0, to: &bytes) }
        return bytes + Libical.tail
    }

    @Test func `libical reads back what was written`() throws {
        let event = try #require(ParsedEvent.all(calendar("Ada Field", PartialDate(year: 1980, month: 12, day: 31))))[0]
        #expect(event.uid == "uid-1-birthday@innkeeper.invalid")
        #expect(event.summary == "🎂 Ada Field (1980)")
        #expect(event.start == "19801231")
        #expect(event.end == "19810101")
        #expect(event.stamp == "19700101T000000Z")
        #expect(event.isTransparent)
        #expect(event.days.prefix(3) == ["19801231", "19811231", "19821231"])
    }

    @Test func `the 29th of February has a day in every year`() throws {
        let event = try #require(ParsedEvent.all(calendar("Leap", PartialDate(month: 2, day: 29))))[0]
        #expect(
            event.days == [
                "19720229", "19730228", "19740228", "19750228", "19760229", "19770228", "19780228", "19790228",
                "19800229", "19810228",
            ])
    }

    @Test func `an event has nothing of the one before`() throws {
        // Given events of both kinds in turn, long names before short ones
        let contacts = people([
            ("1", String(repeating: "Long ", count: 30), PartialDate(month: 2, day: 29)),
            ("2", "Short", PartialDate(month: 2, day: 29)), ("3", "Yearly", PartialDate(year: 1990, month: 3, day: 1)),
            ("4", "Bo", PartialDate(month: 3, day: 2)),
        ])
        let writer = EventWriter()
        var bytes = Libical.head(productID: "-//Test//EN", name: "Birthdays")
        BirthdayEvents(showsYear: true).forEach(contacts) { writer.append($0, to: &bytes) }
        // When they are read back
        let events = try #require(ParsedEvent.all(bytes + Libical.tail))
        // Then each is its own
        #expect(events.map(\.uid) == (1...4).map { "\($0)-birthday@innkeeper.invalid" })
        #expect(events.map(\.start) == ["19720229", "19720229", "19900301", "19720302"])
        #expect(events.map(\.end) == ["19720301", "19720301", "19900302", "19720303"])
        #expect(events.dropFirst().map(\.summary) == ["🎂 Short", "🎂 Yearly (1990)", "🎂 Bo"])
    }

    @Test func `names can neither break a line nor begin a property`() throws {
        // Given names with everything that iCalendar gives a meaning to
        for name in [
            "A, B; C \\ D", "Ada\r\nATTENDEE:mailto:x@y", "Ada\u{85}X\u{2028}Y", "\"Ada\" :)", "A\u{1}B", "Ada\u{9B}m",
        ] {
            let bytes = calendar(name, PartialDate(month: 6, day: 5))
            let events = try #require(ParsedEvent.all(bytes))
            // Then it is still one event, of the lines that belong to it
            #expect(events.count == 1)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("\r\nATTENDEE"))
            #expect(
                events[0].summary.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        }
        #expect(
            try #require(ParsedEvent.all(calendar("A, B; C \\ D", PartialDate(month: 6, day: 5))))[0].summary
                == "🎂 A, B; C \\ D")
    }

    @Test func `lines end in CRLF, have at most 75 octets, and no character is split`() throws {
        // Given names of one to four octets a character, of every length
        for unit in ["a", "é", "山", "🎂"] {
            for length in 1...90 {
                let name = String(repeating: unit, count: length)
                // When one is written
                let bytes = calendar(name, PartialDate(month: 6, day: 5))
                // Then each line is valid UTF-8 of its own, and unfolding gives the name back
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                #expect(lines.last?.isEmpty == true)
                for line in lines.dropLast() {
                    #expect(line.last == 0x0D)
                    #expect(line.count - 1 <= 75)
                    #expect(String(validating: line, as: UTF8.self) != nil)
                }
                #expect(ParsedEvent.all(bytes)?.first?.summary == "🎂 " + name)
            }
        }
    }
}

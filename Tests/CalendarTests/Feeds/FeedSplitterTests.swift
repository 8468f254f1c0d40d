import Calendar
import Testing

struct FeedSplitterTests {
    private func chunks(_ text: String, limit: Int = 1 << 20) -> (chunks: [FeedChunk], splitter: FeedSplitter) {
        var splitter = FeedSplitter(limit: limit)
        let first = splitter.push(Array(text.utf8)).chunks
        return (first + splitter.push([], isLast: true).chunks, splitter)
    }

    @Test func `alarms belong to their event, time zones are no records, other components are`() {
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VTIMEZONE
            BEGIN:STANDARD
            END:STANDARD
            END:VTIMEZONE
            begin:vevent
            BEGIN:VALARM
            END:VALARM
            end:vevent
            BEGIN:VTODO
            END:VTODO
            END:VCALENDAR

            """
        let (chunks, splitter) = chunks(text)
        #expect(chunks.map(\.component) == ["VEVENT", "VTODO"])
        #expect(chunks.map(\.line) == [6, 10] && chunks.allSatisfy(\.isWhole))
        #expect(splitter.isWhole)
        #expect(String(decoding: splitter.head, as: UTF8.self).hasSuffix("END:VTIMEZONE\n"))
    }

    @Test(arguments: [
        ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\n", 1), ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n", 1),
        ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nBEGIN:VALARM\nEND:VEVENT\nEND:VCALENDAR\n", 1),
        ("BEGIN:VEVENT\nEND:VEVENT", 1),
        ("END:VEVENT\nEND:VCALENDAR\n", 0), ("", 0),
    ])
    func `whatever is missing, each event is one piece`(text: String, count: Int) {
        #expect(chunks(text).chunks.count == count)
    }

    @Test func `an event beyond the limit is a piece that is not whole, and the next one is read`() {
        let long = "BEGIN:VEVENT\nDESCRIPTION:" + String(repeating: "x", count: 300) + "\nEND:VEVENT\n"
        let short = "BEGIN:VEVENT\nUID:1\nEND:VEVENT\n"
        let (chunks, _) = chunks("BEGIN:VCALENDAR\n" + long + short + "END:VCALENDAR\n", limit: 200)
        #expect(chunks.map(\.isWhole) == [false, true])
    }
}

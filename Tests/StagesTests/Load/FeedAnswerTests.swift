import InnkeeperCore
import InnkeeperStages
import Testing

struct FeedAnswerTests {
    private let today = CalendarDate(year: 2026, month: 11, day: 24)

    private func calendar(_ starts: String...) -> String {
        "BEGIN:VCALENDAR\r\n"
            + starts.map { "BEGIN:VEVENT\r\n\($0)\r\nEND:VEVENT\r\n" }.joined() + "END:VCALENDAR\r\n"
    }

    @Test func `a calendar is whole, one that is cut off is not`() {
        let text = Array(calendar("DTSTART;VALUE=DATE:20261201").utf8)
        #expect(FeedAnswer(text).isCalendar && FeedAnswer(text).isWhole)
        for length in 16..<(text.count - 2) { #expect(!FeedAnswer(Array(text.prefix(length))).isWhole, "\(length)") }
    }

    @Test(arguments: ["<!DOCTYPE html><html></html>", "", "{\"error\": \"gone\"}"])
    func `anything else is no calendar`(text: String) {
        #expect(!FeedAnswer(Array(text.utf8)).isCalendar && !FeedAnswer(Array(text.utf8)).isWhole)
    }

    @Test func `events to come are counted, past ones and those without a day are not`() throws {
        let day = try #require(today)
        let text = calendar(
            "DTSTART;VALUE=DATE:20261124", "DTSTART:20261201T150000Z", "DTSTART;VALUE=DATE:20261123", "DTSTART:soon")
        #expect(FeedAnswer(Array(text.utf8)).events(from: day) == 2)
    }
}

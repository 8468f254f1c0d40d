import InnkeeperStages
import Testing

struct CalendarDelimiterTests {
    @Test(arguments: [
        ("BEGIN:VEVENT\r\n", CalendarDelimiter.Verb.begin, "VEVENT"), ("end:vevent", .end, "VEVENT"),
        ("\u{FEFF}BEGIN:VCALENDAR\n", .begin, "VCALENDAR"), ("END: V EVENT \r\n", .end, "VEVENT"),
        ("BEGIN:My  Part\r\n", .begin, "MY PART"),
    ])
    func `a line begins or ends a component`(line: String, verb: CalendarDelimiter.Verb, name: String) {
        let delimiter = CalendarDelimiter(Array(line.utf8)[...])
        #expect(delimiter?.verb == verb && delimiter?.name == name)
    }

    @Test(arguments: [
        "SUMMARY:BEGIN:VEVENT", " BEGIN:VEVENT", "BEGIN :VEVENT", "BEGIN;VEVENT", "BEGIN", "END:", "",
        "BEGIN:" + String(repeating: "V", count: 100),
    ])
    func `other lines do neither`(line: String) {
        #expect(CalendarDelimiter(Array(line.utf8)[...]) == nil)
    }

    @Test func `bytes that are no characters make it another line`() {
        #expect(CalendarDelimiter((Array("END".utf8) + [0x98] + Array(":VTIMEZONE\n".utf8))[...]) == nil)
    }
}

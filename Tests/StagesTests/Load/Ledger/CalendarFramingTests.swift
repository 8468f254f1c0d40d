import InnkeeperCore
import InnkeeperStages
import Testing

struct CalendarFramingTests {
    @Test(arguments: [
        ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nWHATEVER:x\r\nEND:VCALENDAR\r\n", []),
        ("\u{FEFF}begin:vcalendar\n\n \nEnd:VCalendar", []),
        (
            "BEGIN:VTIMEZONE\nTZID:x\nBEGIN:STANDARD\nDTSTART:1970\nEND:STANDARD\nEND:VTIMEZONE\nX-WR-CALNAME:A\nNAME:B\n",
            []
        ),
        ("BEGIN:VEVENU\nEND:VEVENU\n", ["BEGIN:VEVENU\nEND:VEVENU\n"]),
        ("BEGIN:VTIMEZONE\nEND :VTIMEZONE\nSUMMARY:x\nEND: vtimezone\nSUMMARY:y\n", ["SUMMARY:y\n"]),
        ("BEGIN:VTIMEZONE\nEND:VTIMEZONE\nSUMMARY:x\nVERSION:2.0\nlost", ["SUMMARY:x\n", "lost"]),
    ])
    func `around events there are the calendar's own lines and its time zones`(text: String, strays: [String]) {
        #expect(FramingScannerTests.strays(text, .calendarLines) == strays)
    }
}

import InnkeeperCalendar
import InnkeeperCore
import InnkeeperStages
import Testing

struct OtherEventsTests {
    /// A calendar with whole-day events of those names, one after the other.
    private func calendar(_ summaries: [String], name: String = "", days: Int = 1) -> [UInt8] {
        let events = summaries.enumerated().map { index, summary in
            """
            BEGIN:VEVENT
            UID:\(index)@x
            DTSTART;VALUE=DATE:202607\(10 + index)
            DTEND;VALUE=DATE:202607\(10 + index + days)
            SUMMARY:\(summary)
            END:VEVENT
            """
        }
        let head = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//EN\nX-WR-CALNAME:\(name)\n"
        return Array((head + events.joined(separator: "\n") + "\nEND:VCALENDAR\n").utf8)
    }

    @Test(arguments: [
        ["Weihnachtsferien Nordrhein-Westfalen"], ["Neujahr", "Karfreitag", "Ostermontag"],
        ["Restmüll", "Gelber Sack"],
        ["Spring bank holiday", "Christmas Day"], ["Bin collection", "Garden waste"], ["Vacances de Noël - Zone A"],
        ["Jour de l'an", "Lundi de Pâques"], ["Kerstvakantie"], ["Raccolta rifiuti"],
        ["Ada's birthday", "Ben's birthday"],
        ["Feiertag: Allerheiligen", "Sommerfest", "Pfingstmontag"],
    ])
    func `a calendar of holidays, waste or birthdays is none of stays`(summaries: [String]) {
        // Given
        let bytes = calendar(summaries)
        // When
        let kind = ICalendarFormat.recognise(bytes, fileName: "calendar.ics")
        // Then
        #expect(kind == nil)
    }

    @Test(arguments: [
        ["Ada Lovelace"], ["Ada Lovelace", "Familie Ferienfroh", "Noel Gallagher"],
        ["Reserved", "Airbnb (Not available)"],
        ["Billie Holiday"], ["Buchung Müll"], ["Weihnachtsferien", "Osterferien", "Reserved - Ada"], ["Closed"],
        ["Müller", "Tonne", "Abel"],
    ])
    func `a calendar of guests is one of stays, whatever they are called`(summaries: [String]) {
        // Given
        let bytes = calendar(summaries, name: "Ferienwohnung am Holiday Park")
        // When
        let kind = ICalendarFormat.recognise(bytes, fileName: "ferienhaus.ics")
        // Then
        #expect(kind == .bookings)
    }

    @Test func `the name of the calendar tells where the words of its events do not`() {
        // Given
        let bytes = calendar(["Rest", "Bio", "Papier"], name: "Abfallkalender 2026")
        // When, then
        #expect(ICalendarFormat.recognise(bytes, fileName: "a.ics") == nil)
    }

    @Test func `categories tell too`() {
        // Given
        let text = String(decoding: calendar(["Sonnwend"]), as: UTF8.self)
        let bytes = Array(text.replacing("SUMMARY", with: "CATEGORIES:Feiertag\nSUMMARY").utf8)
        // When, then
        #expect(ICalendarFormat.recognise(bytes, fileName: "a.ics") == nil)
    }

    @Test func `what is declared to be bookings is read, and what is not is asked about`() {
        // Given
        let bytes = calendar(["Restmüll"])
        // When
        let format = FormatChoice.format(
            of: bytes, fileName: "a.ics", kind: .bookings, among: [CSVFormat.self, ICalendarFormat.self])
        let unread = ContentSniffer.unread(bytes, fileName: "a.ics")
        // Then
        #expect(format?.name == ICalendarFormat.name)
        #expect(unread.content == .otherCalendar && unread.isExport)
    }
}

import InnkeeperCalendar
import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

/// Outlook's lines, as they are read with the rest of an event.
struct BusyStatusTests {
    private static let outlook = "X-MICROSOFT-CDO-BUSYSTATUS"
    private static let older = "X-MICROSOFT-MSNCALENDAR-BUSYSTATUS"

    /// The only event's status, nil if it is no stay; `lines` are those between its dates and its end.
    private func status(_ lines: String) -> BookingStatus? {
        let event = event(lines)
        return event.flatMap { FeedMeaning($0, program: "").status }
    }

    private func event(_ lines: String) -> FeedEvent? {
        let text =
            "BEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260709\nDTEND;VALUE=DATE:20260711\n\(lines)\nEND:VEVENT\n"
        return Libical.event(Array(text.utf8))
    }

    @Test(arguments: [
        ("\(outlook):TENTATIVE", BookingStatus.pending), ("\(older):Tentative", .pending),
        ("\(outlook.lowercased()):tentative ", .pending), ("STATUS:CONFIRMED\n\(outlook):TENTATIVE", .pending),
        ("STATUS:CANCELLED\n\(outlook):TENTATIVE", .cancelled), ("STATUS:NEEDS-ACTION\n\(outlook):TENTATIVE", .unknown),
        ("\(outlook):BUSY\n\(older):TENTATIVE", .confirmed), ("\(outlook):OOF", .confirmed),
        ("X-MICROSOFT-CDO-INTENDEDSTATUS:TENTATIVE", .confirmed),
        ("SUMMARY:Reserved - Ada\n\(outlook):TENTATIVE", .pending),
    ])
    func `what Outlook has as tentative is pending, unless STATUS says more`(lines: String, wanted: BookingStatus) {
        #expect(status(lines) == wanted)
    }

    @Test func `what Outlook has as free is free time, unless TRANSP says otherwise`() {
        #expect(status("\(Self.outlook):FREE") == nil)
        #expect(status("\(Self.outlook):FREE\nTRANSP:OPAQUE") == .confirmed)
        #expect(status("\(Self.outlook):BUSY\nTRANSP:TRANSPARENT") == nil)
    }

    @Test func `a finding about the status points at the line that says it`() throws {
        // Given
        let event =
            "BEGIN:VEVENT\nUID:1\nSTATUS:CONFIRMED\nDTSTART;VALUE=DATE:20260709\n\(Self.outlook):TENTATIVE\nEND:VEVENT\n"
        let calendar = Array("BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n".utf8)
        var pipeline = RecordPipeline(
            ICalendarFormat.self, SourceSettings(name: "feed", kind: .bookings), bytes: calendar)
        // When
        let cells = try #require(pipeline.slices(of: calendar).first?.decode().cells)
        // Then
        let wanted = CellLocation(line: 5, column: 1, value: "TENTATIVE")
        #expect(cells.cell("status", in: Array(event.utf8)) == wanted)
    }
}

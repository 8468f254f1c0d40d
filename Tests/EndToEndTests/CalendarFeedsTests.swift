import Foundation
import Testing
import TestSupport

/// Channels' calendars beside tables, as the program reads them together.
@Suite(.timeLimit(.minutes(30)))
struct CalendarFeedsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func event(_ uid: String, _ from: String, _ to: String, _ summary: String = "Reserved", _ more: String = "")
        -> String
    {
        "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART;VALUE=DATE:\(from)\r\nDTEND;VALUE=DATE:\(to)\r\nSUMMARY:\(summary)\r\n\(more)END:VEVENT\r\n"
    }

    private func calendar(_ events: [String]) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" + events.joined() + "END:VCALENDAR\r\n"
    }

    @Test func `double bookings across feed and table are found, and a stay in both counts once`() async throws {
        // Given a desk that has one of Airbnb's stays under its number, one under its own, and sold one night twice
        try folder.write(
            "desk.csv",
            """
            reservation_id,site_number,camper_name,arrival,nights,status,channel
            HM1,A12,Ada Alder,2026-07-01,2,confirmed,desk
            D2,A12,Bert Birch,2026-07-05,2,confirmed,Airbnb
            D3,A12,Cleo Cedar,2026-07-10,3,confirmed,desk

            """)
        let link = "DESCRIPTION:https://www.airbnb.com/hosting/reservations/details/HM1\r\n"
        try folder.write(
            "airbnb.ics",
            calendar([
                event("a@airbnb.com", "20260701", "20260703", "Reserved", link),
                event("b@airbnb.com", "20260705", "20260707"),
                event("c@airbnb.com", "20260712", "20260714"),
                event("d@airbnb.com", "20260720", "20260722", "Airbnb (Not available)"),
            ]))
        try folder.write(
            "vrbo.ics",
            calendar([
                event("v1", "20260713", "20260715", "Reserved - Dora"), event("v2", "20260801", "20260802", "Blocked"),
            ]))
        try folder.write(
            "booking.ics", calendar([event("b1@booking.com", "20260830", "20260902", "CLOSED - Not available")]))
        let feed = { (name: String) in
            "\"\(name)\": {\"kind\": \"bookings\", \"files\": [\"\(name).ics\"], \"site\": \"A12\"}"
        }
        try folder.write(
            "pipeline.json",
            "{\"version\": 1, \"property\": {\"timeZone\": \"UTC\"}, \"output\": \"Out\", \"sources\": {\(feed("airbnb")), \(feed("booking")), \"desk\": {\"kind\": \"bookings\", \"files\": [\"desk.csv\"]}, \(feed("vrbo"))}}"
        )
        // When
        let outcome = try await Program.run(["run", "--as-of", "2026-06-30"], folder: folder.path)
        // Then
        #expect(outcome.status == 1, "\(outcome)")
        let conflicts = try folder.read("Out/conflicts.csv").split(whereSeparator: \.isNewline).dropFirst()
        #expect(conflicts.count == 2, "\(conflicts)")
        #expect(conflicts.contains { $0.contains("D3") && $0.contains("c@airbnb.com") })
        #expect(conflicts.contains { $0.contains("c@airbnb.com") && $0.contains("v1") })
        let findings = try folder.read("Out/findings.jsonl").split(separator: "\n")
        #expect(findings.count { $0.contains("\"reservation-known\"") } == 2)
        #expect(findings.count { $0.contains("\"record-not-a-stay\"") } == 2)
        // And each night is sold once: 1, 2, 5, 6, 10 to 14 July, and none of Booking.com's, which may be blocked
        let record = try folder.read("Out/run.json")
        #expect(record.contains("\"format\": \"icalendar\""))
        let sold = try folder.read("Out/occupancy.csv").split(whereSeparator: \.isNewline).dropFirst()
            .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0[2] != "0" }.map {
                String($0[0])
            }
        #expect(
            sold.filter { $0 < "2026-09" }
                == ["01", "02", "05", "06", "10", "11", "12", "13", "14"].map { "2026-07-\($0)" })
    }

    @Test func `calendars of a folder are of the sites that their names tell`() async throws {
        // Given two calendars of one cabin and one of another
        try folder.write("feeds/Oak-airbnb.ics", calendar([event("a@airbnb.com", "20260701", "20260703")]))
        try folder.write("feeds/Oak-vrbo.ics", calendar([event("v", "20260702", "20260704", "Reserved - Dora")]))
        try folder.write("feeds/Dogwood_vrbo (1).ics", calendar([event("w", "20260701", "20260704")]))
        // When
        let outcome = try await Program.run(
            ["run", "feeds", "--as-of", "2026-06-30", "--output", "Out"], folder: folder.path)
        // Then the night that was sold twice is found, and the occupancy is that of two cabins
        #expect(outcome.status == 1, "\(outcome)")
        let conflicts = try folder.read("Out/conflicts.csv").split(whereSeparator: \.isNewline).dropFirst()
        #expect(conflicts.count == 1 && conflicts.allSatisfy { $0.contains("Oak") }, "\(conflicts)")
        #expect(!(try folder.read("Out/findings.jsonl")).contains("calendar-site-unknown"))
        // And the program that begins a configuration says the same
        let begun = try await Program.run(["init", "feeds"], folder: folder.path)
        #expect(begun.output.contains("Dogwood") && begun.output.contains("its name"), "\(begun)")
    }

    @Test func `a calendar that could be any site's is asked about, and nobody says that nothing collides`()
        async throws
    {
        // Given
        try folder.write("feeds/calendar.ics", calendar([event("a@airbnb.com", "20260701", "20260703")]))
        try folder.write("feeds/listing-12345.ics", calendar([event("v", "20260701", "20260703")]))
        // When
        let outcome = try await Program.run(
            ["run", "feeds", "--as-of", "2026-06-30", "--output", "Out"], folder: folder.path)
        // Then
        #expect(outcome.status == 0, "\(outcome)")
        let findings = try folder.read("Out/findings.jsonl").split(separator: "\n")
        #expect(findings.count { $0.contains("\"calendar-site-unknown\"") } == 2)
        for file in ["Out/index.html", "Out/summary.md"] {
            let text = try folder.read(file).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(!text.contains("No double bookings") && !text.contains("No night is double-booked"), "\(file)")
            #expect(text.contains("2 of 2 stays have no site"), "\(file)")
        }
    }

    @Test func `what one channel sold and another only closes is one stay, to be looked at`() async throws {
        // Given Airbnb's stay, Booking.com's word for the same nights, and the line that says how to take it
        try folder.write("feeds/Oak-airbnb.ics", calendar([event("a@airbnb.com", "20260701", "20260705")]))
        try folder.write(
            "feeds/Oak-booking.ics",
            calendar([event("b@booking.com", "20260701", "20260705", "CLOSED - Not available")]))
        func configuration(_ line: String) -> String {
            "{\"version\": 1, \"property\": {\"timeZone\": \"UTC\"\(line)}, \"output\": \"Out\", \"sources\": "
                + "{\"feeds\": {\"kind\": \"bookings\", \"files\": [\"feeds/*.ics\"]}}}"
        }
        try folder.write("pipeline.json", configuration(""))
        // When
        let outcome = try await Program.run(["run", "--as-of", "2026-06-30"], folder: folder.path)
        // Then there is no error, each night is sold once, and both are shown
        #expect(outcome.status == 0, "\(outcome)")
        let conflicts = try folder.read("Out/conflicts.csv").split(whereSeparator: \.isNewline).dropFirst()
        #expect(conflicts.count == 1 && conflicts.allSatisfy { $0.contains(",echo,") }, "\(conflicts)")
        let findings = try folder.read("Out/findings.jsonl")
        #expect(findings.contains("\"reservation-echo\"") && !findings.contains("\"reservation-overlap\""))
        let page = try folder.read("Out/index.html")
        #expect(page.contains("Check these in both channels") && page.contains("probably the same stay"))
        #expect(!page.contains("No double bookings") && !page.contains("No night is double-booked"))
        #expect(!(try folder.read("Out/summary.md")).contains("No double bookings"))
        // And the property may say that such nights are sold twice
        try folder.write("pipeline.json", configuration(", \"echoes\": \"overlap\""))
        let other = try await Program.run(["run", "--as-of", "2026-06-30"], folder: folder.path)
        #expect(other.status == 1, "\(other)")
        #expect(try folder.read("Out/conflicts.csv").contains(",double-booking,"))
    }

    @Test func `a house with nothing but Booking.com's calendar is told why no night is sold`() async throws {
        // Given
        try folder.write(
            "feeds/Oak_booking.ics",
            calendar([event("b@booking.com", "20260629", "20260705", "CLOSED - Not available")]))
        // When
        let run = try await Program.run(
            ["run", "feeds", "--as-of", "2026-06-30", "--output", "Out"], folder: folder.path)
        let query = try await Program.run(["occupancy", "feeds", "--as-of", "2026-06-30"], folder: folder.path)
        // Then
        #expect(run.status == 0 && query.output.contains("1 calendar entry says only \"closed\""), "\(query)")
        #expect(try folder.read("Out/summary.md").contains("1 calendar entry says only"))
        #expect(try folder.read("Out/index.html").contains("0 of 1 site seen, 1 perhaps sold"))
    }

    @Test func `a site that a calendar blocks is not offered, and the answer names it`() async throws {
        // Given a desk with a double booking on Oak, and two calendars that block Elm and, in its newer copy, no longer Ash
        try folder.write(
            "desk.csv",
            """
            reservation_id,site_number,camper_name,arrival,nights,status
            D1,Oak,Ada Alder,2026-07-01,2,confirmed
            D2,Oak,Bert Birch,2026-07-01,2,confirmed
            D3,Elm,Cleo Cedar,2026-08-01,2,confirmed
            D4,Ash,Dora Falk,2026-08-01,2,confirmed

            """)
        let blocked = event("a", "20260702", "20280101", "Not available")
        try folder.write("Elm_vrbo.ics", calendar([blocked, event("b", "20260801", "20260803", "Blocked")]))
        try folder.write("Ash_vrbo 2026-06-01.ics", calendar([blocked]))
        try folder.write("Ash_vrbo 2026-06-29.ics", calendar([event("c", "20260601", "20260602", "Reserved")]))
        // When
        let free = try await Program.run(
            ["free", "2026-07-01", "2", ".", "--as-of", "2026-06-30"], folder: folder.path)
        let run = try await Program.run(["run", ".", "--as-of", "2026-06-30", "--output", "Out"], folder: folder.path)
        // Then
        #expect(free.output.contains("1 site is free") && free.output.contains("Ash"), "\(free)")
        #expect(free.output.contains("Blocked without a booking: Elm."), "\(free)")
        let conflicts = try folder.read("Out/conflicts.csv").split(whereSeparator: \.isNewline).dropFirst()
        #expect(run.status == 1 && conflicts.count == 1, "\(run)")
        #expect(conflicts.allSatisfy { $0.contains("Ash") && !$0.contains("Elm") }, "\(conflicts)")
    }

    @Test func `what a calendar says of a stay and nobody can read is asked for at the channel`() async throws {
        // Given
        try folder.write(
            "Oak.ics",
            calendar([
                event("a", "20260701", "soon"), event("b", "20260710", "20260712", "Reserved", "STATUS:WARTELIST\r\n"),
                event("c", "20260720", "20260722", "Reserved", "STATUS:CANCELED\r\n"),
            ]))
        // When
        let outcome = try await Program.run(["check", "Oak.ics"], folder: folder.path)
        // Then
        #expect(outcome.status == 1, "\(outcome)")
        #expect(outcome.output.contains("Oak.ics:7:1: error: \"soon\" can't be read as a day or a length of stay"))
        #expect(outcome.output.contains("fetch the calendar again"))
        #expect(outcome.output.contains("\"statuses\": { \"WARTELIST\": \"confirmed\" }"))
        #expect(!outcome.output.contains("CANCELED"))
    }
}

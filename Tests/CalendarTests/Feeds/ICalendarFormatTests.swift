import InnkeeperCalendar
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct ICalendarFormatTests {
    /// As the three channels write their feeds; codes and names are invented.
    private static let airbnb = """
        BEGIN:VCALENDAR
        PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN
        CALSCALE:GREGORIAN
        VERSION:2.0
        BEGIN:VEVENT
        DTEND;VALUE=DATE:20260712
        DTSTART;VALUE=DATE:20260709
        UID:1418fb94e984-0a1b2c@airbnb.com
        DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/
         details/HMABC12345\\nPhone Number (Last 4 Digits): 0134
        SUMMARY:Reserved
        END:VEVENT
        BEGIN:VEVENT
        DTEND;VALUE=DATE:20260720
        DTSTART;VALUE=DATE:20260718
        UID:7f662ec65913-3d4e5f@airbnb.com
        SUMMARY:Airbnb (Not available)
        END:VEVENT
        END:VCALENDAR

        """
    private static let vrbo = """
        BEGIN:VCALENDAR
        PRODID:-//HomeAway.com, Inc.//EN
        VERSION:2.0
        BEGIN:VEVENT
        UID:b7a6c1de-0000-4000-8000-000000000001
        DTSTAMP:20260601T120000Z
        DTSTART;VALUE=DATE:20260801
        DTEND;VALUE=DATE:20260805
        SUMMARY:Reserved - Ada
        END:VEVENT
        BEGIN:VEVENT
        UID:b7a6c1de-0000-4000-8000-000000000002
        DTSTART;VALUE=DATE:20260810
        DTEND;VALUE=DATE:20260811
        SUMMARY:Blocked
        END:VEVENT
        END:VCALENDAR

        """
    private static let booking = """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//admin.booking.com//NONSGML//EN
        BEGIN:VEVENT
        DTSTART;VALUE=DATE:20260901
        DTEND;VALUE=DATE:20260903
        UID:0123456789abcdef@booking.com
        SUMMARY:CLOSED - Not available
        END:VEVENT
        END:VCALENDAR

        """

    /// Everything decoded, from chunks of that size.
    private func decode(_ text: String, site: String? = "A12", chunk: Int = .max) -> (
        bookings: Bookings, slices: [DecodedSlice], reader: any SourceReader
    ) {
        var settings = SourceSettings(name: "feed", kind: .bookings)
        settings.site = site
        let bytes = Array(text.utf8)
        var pipeline = RecordPipeline(ICalendarFormat.self, settings, bytes: bytes)
        let decoded = pipeline.slices(of: bytes, chunkSize: chunk, makingRoom: false).map { $0.decode() }
        var all = Bookings()
        for slice in decoded {
            guard case .bookings(let batch) = slice.batch else { continue }
            all.append(contentsOf: batch)
        }
        return (all, decoded, pipeline.reader)
    }

    private func day(_ iso: String) throws -> DateCell { DateCell(try #require(CalendarDate(iso: iso))) }

    @Test func `Airbnb's reservations are stays with their own numbers, and what is not available is none`() throws {
        let (bookings, slices, _) = decode(Self.airbnb)
        #expect(bookings.count == 1)
        #expect(bookings.id[0] == "HMABC12345" && bookings.site[0] == "A12" && bookings.channel[0] == "Airbnb")
        #expect(try bookings.arrival[0] == day("2026-07-09") && bookings.departure[0] == day("2026-07-12"))
        #expect(bookings.nights[0].value == 3 && bookings.status[0] == .confirmed)
        let findings = slices.flatMap { slice in slice.findings.codes }
        #expect(findings == ["record-not-a-stay"])
        #expect(slices.flatMap(\.records).map(\.disposition) == [.row(0), .skipped])
    }

    @Test func `blocked nights are kept with their site, and only where it is known`() throws {
        // Given Vrbo's calendar, in which one of two events is blocked
        let known = decode(Self.vrbo).bookings.blocked
        let unknown = decode(Self.vrbo, site: nil).bookings.blocked
        // Then
        let night = try #require(CalendarDate(iso: "2026-08-10")).dayNumber
        #expect(known.count == 1 && known.site[0] == "A12" && known.nights(0) == night..<night + 1)
        #expect(unknown.count == 0)
    }

    @Test func `Vrbo names the guest, and tells reserved from blocked`() throws {
        let (bookings, slices, reader) = decode(Self.vrbo)
        #expect(bookings.count == 1 && bookings.channel[0] == "Vrbo" && bookings.camper[0] != 0)
        #expect(bookings.id[0] == "b7a6c1de-0000-4000-8000-000000000001")
        #expect(slices.flatMap(\.records).map(\.disposition) == [.row(0), .skipped])
        // And the record's own bytes give its texts again
        let record = Array(slices[0].bytes[Int(slices[0].records[0].start)..<Int(slices[0].records[0].end)])
        #expect(reader.cells?.cell("camper_name", in: record) == CellLocation(line: 6, column: 1, value: "Ada"))
        #expect(reader.cells?.cell("arrival", in: record)?.value == "20260801")
        #expect(slices[0].cells?.cell("departure", in: record)?.line == 5)
    }

    @Test func `Booking.com has one word for both: the site is held, the nights are not sold`() throws {
        let (bookings, _, _) = decode(Self.booking)
        #expect(bookings.count == 1 && bookings.channel[0] == "Booking.com" && bookings.status[0] == .closed)
        #expect(bookings.status[0].holdsSite && !bookings.status[0].isStay)
    }

    @Test(arguments: [1, 7, 64, 1000])
    func `a feed says the same however it arrives`(chunk: Int) {
        for text in [Self.airbnb, Self.vrbo, Self.booking, Self.airbnb.replacing("\n", with: "\r\n")] {
            let (whole, pieces) = (decode(text), decode(text, chunk: chunk))
            #expect(whole.bookings.id == pieces.bookings.id && whole.bookings.arrival == pieces.bookings.arrival)
            #expect(whole.bookings.records == pieces.bookings.records)
            #expect(whole.reader.framing == pieces.reader.framing)
        }
    }

    @Test func `accepted events make a calendar again`() throws {
        let (_, slices, reader) = decode(Self.airbnb)
        let span = try #require(slices.first?.records.first)
        let made = reader.framing.head + slices[0].bytes[Int(span.start)..<Int(span.end)] + reader.framing.tail
        let events = try #require(ParsedEvent.all(made))
        #expect(events.map(\.uid) == ["1418fb94e984-0a1b2c@airbnb.com"])
    }

    @Test func `a feed that was cut off says so, and keeps what is whole`() {
        let (bookings, slices, _) = decode(String(Self.airbnb.prefix(Self.airbnb.count - 60)))
        #expect(bookings.count == 1)
        #expect(Set(slices.flatMap { $0.findings.codes }) == ["calendar-malformed", "source-partial"])
        #expect(slices.flatMap(\.records).map(\.disposition) == [.row(0), .malformed])
    }

    @Test(arguments: [
        ("DTSTART;VALUE=DATE:20260709", "2026-07-09", "2026-07-10"),
        ("DTSTART;VALUE=DATE:20260709\nDURATION:P3D", "2026-07-09", "2026-07-12"),
        ("DTSTART:20260709T150000\nDTEND:20260711T100000", "2026-07-09", "2026-07-11"),
        ("DTSTART:20260709T230000Z\nDTEND:20260711T100000Z", "2026-07-09", "2026-07-11"),
    ])
    func `days are those that are written`(lines: String, arrival: String, departure: String) throws {
        let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Reserved\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n"
        let bookings = decode(text).bookings
        #expect(try bookings.arrival == [day(arrival)] && bookings.departure == [day(departure)])
    }

    @Test(arguments: [
        "DTEND;VALUE=DATE:2026x", "DTEND:soon", "DTEND;VALU03", "DURATION:x", "DTEND;VALUE=DATE:20260740",
    ])
    func `an end that can't be read is not taken for one night`(line: String) throws {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260709\n\(line)\nEND:VEVENT\nEND:VCALENDAR\n"

        let (bookings, slices, reader) = decode(text)

        #expect(try bookings.arrival == [day("2026-07-09")] && bookings.departure == [.unreadable])
        let span = try #require(slices.first?.records.first)
        let record = Array(slices[0].bytes[Int(span.start)..<Int(span.end)])
        let value = line.split(separator: ":").dropFirst().first.map(String.init) ?? ""
        #expect(reader.cells?.cell("departure", in: record) == CellLocation(line: 4, column: 1, value: value))
    }

    @Test(arguments: [
        ("DTSTART:20260709T100000\nDTEND:20260709T120000", true),
        ("DTSTART;TZID=Europe/Berlin:20260709T100000\nDTEND;TZID=Europe/Berlin:20260709T100001", true),
        ("DTSTART:20260709T080000Z\nDURATION:PT2H", true),
        ("DTSTART:20260709T120000\nDTEND:20260709T100000", false),
        ("DTSTART:20260709T100000\nDTEND:20260709T100000", false),
        ("DTSTART;VALUE=DATE:20260709\nDTEND;VALUE=DATE:20260709", false),
        ("DTSTART:20260709T230000\nDTEND:20260710T010000", true),
        ("DTSTART;TZID=Europe/Berlin:20260709T200000\nDTEND;TZID=Europe/Berlin:20260710T010000", true),
        ("DTSTART:20260709T200000\nDURATION:PT5H", true),
        ("DTSTART:20260709T220000\nDTEND:20260710T055959", true),
        ("DTSTART:20260709T220000\nDTEND:20260710T060000", false),
        ("DTSTART:20260709T200000\nDTEND:20260711T010000", false),
        ("DTSTART;VALUE=DATE:20260709\nDTEND:20260710T010000", false),
    ])
    func `some hours, of one day or past midnight, are an appointment`(lines: String, isAppointment: Bool) {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Plumber\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n"
        let (bookings, slices, _) = decode(text)
        let disposition = RecordSpan.Disposition.self
        #expect(bookings.count == (isAppointment ? 0 : 1))
        #expect(slices.flatMap(\.records).map(\.disposition) == [isAppointment ? disposition.skipped : .row(0)])
        #expect(slices.flatMap { $0.findings.codes } == (isAppointment ? ["record-not-a-stay"] : []))
    }

    @Test func `a status in no list is unknown, and found in its line`() throws {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260709\nSTATUS:NEEDS-\n ACTION\nEND:VEVENT\nEND:VCALENDAR\n"

        let (bookings, slices, reader) = decode(text)

        #expect(bookings.status == [.unknown])
        let span = try #require(slices.first?.records.first)
        let record = Array(slices[0].bytes[Int(span.start)..<Int(span.end)])
        #expect(reader.cells?.cell("status", in: record) == CellLocation(line: 4, column: 1, value: "NEEDS-ACTION"))
    }

    @Test func `a start that can't be read is not a missing one`() {
        let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:soon\nEND:VEVENT\nEND:VCALENDAR\n"

        #expect(decode(text).bookings.arrival == [.unreadable])
    }

    @Test func `an event whose rule can't be read repeats nevertheless`() {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260709\nRRULE:x\nEND:VEVENT\nEND:VCALENDAR\n"

        #expect(decode(text).slices.flatMap { $0.findings.codes } == ["record-not-a-stay"])
    }

    @Test(.enabled(if: Corpora.has("ical-jcal-expected-icaljs")))
    func `every calendar of ical.js is read, and every event accounted for`() throws {
        let files = try Corpora.files("ical-jcal-expected-icaljs", suffixes: [".ics"])
        #expect(files.count > 30)
        for (path, bytes) in files {
            let text = String(decoding: bytes, as: UTF8.self)
            // Events that begin on a line of their own, counted by another way
            let lines = text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
            let events = lines.count { $0.uppercased().hasPrefix("BEGIN:VEVENT") }
            let (_, slices, _) = decode(text)
            let found = slices.flatMap(\.records).count
            #expect(found >= events, "\(path): \(found) of \(events)")
            let head = Array(bytes.prefix(1 << 16))
            if ICalendarFormat.recognise(head, fileName: "x") == nil {
                let isOfBirthdays = ICalendarFormat.isWritten(head) && path.hasSuffix("google_birthday.ics")
                #expect(isOfBirthdays || !text.uppercased().hasPrefix("BEGIN:VCALENDAR"), "\(path)")
            }
        }
    }
}

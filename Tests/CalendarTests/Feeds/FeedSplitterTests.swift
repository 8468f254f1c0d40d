import Foundation
import InnkeeperCalendar
import InnkeeperCore
import InnkeeperStages
import TestSupport
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
        ("END:VEVENT\nEND:VCALENDAR\n", 1), ("", 0),
        // Not a calendar at all: other lines may stand before one, but none that ends something.
        ("FN:Liesa\nEND:VCARD</card:address-data>" + String(repeating: "</x>", count: 30) + "\n", 1),
    ])
    func `whatever is missing, each event is one piece`(text: String, count: Int) {
        #expect(chunks(text).chunks.count == count)
    }

    @Test func `a beginning with damaged bytes in it is a piece, even before any calendar`() {
        // Given bytes that are no characters between BEGIN and its colon
        var splitter = FeedSplitter(limit: 1 << 20)
        // When
        let chunks = splitter.push(Array("BEGIN".utf8) + [0x80, 0x80] + Array(":\n".utf8), isLast: true).chunks
        // Then it is not taken for a line that may be there
        #expect(chunks.count == 1 && !chunks[0].isWhole)
    }

    @Test func `a BEGIN line too long to name anything is a piece, behind a byte order mark too`() {
        for mark in ["", "\u{FEFF}"] {
            let (chunks, _) = chunks(mark + "BEGIN:" + String(repeating: "V", count: 100) + "\n")
            #expect(chunks.count == 1 && chunks.first?.isWhole == false)
        }
    }

    @Test func `after a stray line before any calendar, all lines outside of one are stray`() {
        // Given an END without a BEGIN, and a line that only the top of a file may have
        let (chunks, _) = chunks("NOTE: mine\nEND:VEVENT\nEND:VCALENDAR\nNOTE: yours\n")
        // Then the line at the top is framing, the same line below is not
        #expect(chunks.map(\.line) == [2, 4])
    }

    @Test func `an event beyond the limit is not whole, nor is its rest, and the next one is read`() {
        let long = "BEGIN:VEVENT\nDESCRIPTION:" + String(repeating: "x", count: 300) + "\nEND:VEVENT\n"
        let short = "BEGIN:VEVENT\nUID:1\nEND:VEVENT\n"
        let (chunks, _) = chunks("BEGIN:VCALENDAR\n" + long + short + "END:VCALENDAR\n", limit: 200)
        #expect(chunks.map(\.isWhole) == [false, false, true])
    }

    /// Components of the pieces, with an exclamation mark behind those that are not whole.
    private func pieces(_ text: String) -> [String] {
        chunks("BEGIN:VCALENDAR\nVERSION:2.0\n\(text)END:VCALENDAR\n").chunks.map {
            $0.component + ($0.isWhole ? "" : "!")
        }
    }

    private let event = "BEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260709\nEND:VEVENT\n"

    @Test(arguments: [
        // A damaged BEGIN leaves lines that belong to nothing.
        ("BEGIN:VEVENT", "BFGIN:VEVENT", ["!", "VEVENT"]), ("BEGIN:VEVENT", "BEGIN;VEVENT", ["!", "VEVENT"]),
        ("BEGIN:VEVENT", " EGIN:VEVENT", ["!", "VEVENT"]),
        ("BEGIN:VEVENT\n", "BEGIN:VEVENT-", ["VEVENT-UID:1!", "VEVENT"]),
        // or a component that nobody knows
        ("BEGIN:VEVENT", "BEGIN:VEVENU", ["VEVENU!", "VEVENT"]),
        // A damaged END lets the event run on to the next one.
        ("END:VEVENT", "ENE:VEVENT", ["VEVENT!", "VEVENT"]), ("END:VEVENT", "END:VEVENU", ["VEVENT!", "VEVENT"]),
        ("END:VEVENT\n", "END:VEVENT-", ["VEVENT!"]), ("20260709\n", "20260709-", ["VEVENT!", "VEVENT"]),
    ])
    func `a damaged BEGIN or END is a piece that is not whole`(whole: String, damaged: String, found: [String]) throws {
        let place = try #require(event.range(of: whole))
        #expect(pieces(event.replacingCharacters(in: place, with: damaged) + event) == found)
    }

    @Test func `a damaged time zone costs no event`() {
        let zone = "BEGIN:VTIMEZONE\nTZID:X\nEND:VTIMEZONE\n"
        #expect(pieces(zone + event) == ["VEVENT"])
        #expect(pieces(zone.replacing("BEGIN:VTIMEZONE", with: "BEGIN:VTIMEZONF") + event) == ["VTIMEZONF!", "VEVENT"])
        #expect(pieces(zone.replacing("END:VTIMEZONE", with: "END:VTIMEZONF") + event) == ["VTIMEZONE!", "VEVENT"])
    }

    @Test func `what a calendar says of itself is no piece, before its events and, of known names, behind them`() {
        #expect(pieces("X-WR-CALNAME:Oak\n of the\n hill\nFOO:1\nraw line\n" + event) == ["VEVENT"])
        #expect(pieces(event + "NAME:Oak\nX-PUBLISHED-TTL:PT1H\n\n" + event) == ["VEVENT", "VEVENT"])
        #expect(pieces(event + "FOO:1\n" + event) == ["VEVENT", "!", "VEVENT"])
    }

    @Test func `one byte changed anywhere takes no event away without a piece that says so`() {
        // Given a calendar of three events, one with an alarm
        let alarm = "BEGIN:VEVENT\r\nUID:2\r\nDTSTART:20260801\r\nBEGIN:VALARM\r\nEND:VALARM\r\nEND:VEVENT\r\n"
        let text = "BEGIN:VCALENDAR\r\nPRODID:x\r\n" + event + alarm + event + "END:VCALENDAR\r\n"
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for byte in [0x00, 0x0A, 0x20, 0x3A, 0x41, 0xFF] as [UInt8] where bytes[index] != byte {
                // When
                var damaged = bytes
                damaged[index] = byte
                var splitter = FeedSplitter(limit: 1 << 20)
                let first = splitter.push(damaged)
                let last = splitter.push([], isLast: true)
                let chunks = first.chunks + last.chunks
                // Then
                let events = chunks.count { $0.component == "VEVENT" && $0.isWhole }
                // An empty line in front of one that says so is enough.
                let isCovered =
                    chunks.contains { !$0.isWhole && $0.start - 1 <= index && index < $0.end } || !splitter.isWhole
                #expect(events >= 3 || isCovered, "byte \(byte) at \(index): \(chunks)")
            }
        }
    }

    @Test func `what lies between the pieces of damaged calendars is what the ledger allows there`() {
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            BEGIN:VTIMEZONE
            TZID:Europe/Rome
            BEGIN:STANDARD
            DTSTART:19701025T030000
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            SUMMARY:Reserved
            END:VEVENT
            END:VCALENDAR

            """
        for bytes in damagedCalendars(of: text, count: 3_000, seed: 12) {
            // Given the pieces
            var splitter = FeedSplitter(limit: 1 << 20)
            let cut = splitter.push(bytes, isLast: true)
            // When
            var ledger = ByteLedger(ICalendarFormat.framing, head: [], file: 0, lender: MemoryRecords([bytes]))
            ledger.add(
                DecodedSlice(
                    batch: .bookings(Bookings()), bytes: cut.bytes, offset: cut.offset,
                    records: cut.chunks.map {
                        RecordSpan(start: $0.start, end: $0.end, disposition: .malformed)
                    },
                    findings: Findings()))
            ledger.finish(size: Int64(bytes.count))
            // Then
            #expect(ledger.lost.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}

package import InnkeeperCore
import InnkeeperServices
import InnkeeperStages

/// A site's stays as channels publish them: iCalendar (RFC 5545), one event per stay; the source names the site.
///
/// ## Before
/// `SUMMARY:Reserved`, `DTSTART;VALUE=DATE:20260709`, `DTEND;VALUE=DATE:20260712`, and `"site": "A12"` in the source
/// ## After
/// A confirmed booking of A12 from 9 to 12 July.
package struct ICalendarFormat: Format {
    package static let name = "icalendar"
    package static let summary = "The calendar of a site, as Airbnb, Vrbo and Booking.com publish it (.ics)"
    package static let kinds: [RecordKind] = [.bookings]
    package static let framing: FramingSyntax = .calendarLines
    package static let repeatsOthers = true

    package static func isWritten(_ head: [UInt8]) -> Bool { FeedAnswer(head).isCalendar }

    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        isWritten(head) && !OtherEvents.fill(head, fileName: fileName) ? .bookings : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        FeedSniffer(settings: settings, file: file)
    }
}

/// A calendar needs no sniffing.
private struct FeedSniffer: Sniffer {
    let settings: SourceSettings
    let file: Int

    mutating func push(_ bytes: [UInt8]) -> Bool { false }
    mutating func finish() -> any SourceReader { FeedReader(settings: settings, file: file) }
}

private struct FeedReader: SourceReader {
    let settings: SourceSettings
    let file: Int
    var splitter: FeedSplitter

    init(settings: SourceSettings, file: Int) {
        self.settings = settings
        self.file = file
        splitter = FeedSplitter(limit: settings.recordLimit)
    }

    var framing: Framing { Framing(head: splitter.head, tail: Libical.tail) }
    var reading: [ReadingNote] { [ReadingNote("encoding", "utf-8")] }
    var carried: Set<String> {
        let fields: [BookingField] = [.reservationID, .arrival, .departure, .nights, .status, .channel]
        return Set((fields + (settings.site == nil ? [] : [.siteNumber])).map(\.rawValue))
    }
    var cells: (any RecordCells)? { FeedCells(site: settings.site) }

    mutating func push(_ bytes: [UInt8]) -> [any SourceSlice] {
        let cut = splitter.push(bytes)
        return slices(cut, isLast: false)
    }

    mutating func finish() -> [any SourceSlice] {
        let cut = splitter.push([], isLast: true)
        return slices(cut, isLast: true)
    }

    private func slices(
        _ cut: (bytes: [UInt8], offset: Int64, chunks: [FeedChunk]), isLast: Bool
    ) -> [any SourceSlice] {
        let isCutOff = isLast && !splitter.isWhole
        guard !cut.chunks.isEmpty || isCutOff else { return [] }
        var slice = FeedSlice(
            bytes: cut.bytes, offset: cut.offset, chunks: cut.chunks, file: file, settings: settings,
            program: Libical.program(splitter.head))
        slice.isCutOff = isCutOff
        return [slice]
    }
}

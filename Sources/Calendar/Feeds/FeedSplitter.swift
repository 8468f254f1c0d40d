import InnkeeperStages

/// One stretch of a calendar file: a component, from its BEGIN line to its END line.
package struct FeedChunk: Sendable, Equatable {
    /// `VEVENT`, in upper case; empty for lines outside any component.
    package var component: String
    /// Offsets in the bytes of the cut.
    package var start: Int
    package var end: Int
    /// Line of the first byte, from 1.
    package var line: Int
    /// It has its BEGIN and END lines, and no other component's.
    package var isWhole: Bool
}

/// Cuts an iCalendar stream (RFC 5545, 3.4) into the components of its calendars, sequentially, since components nest.
///
/// What surrounds them (the calendar's own lines, time zones) isn't a record. Anything else there, and what a damaged
/// BEGIN or END leaves behind, is a chunk that isn't whole: no line may vanish.
package struct FeedSplitter: Sendable {
    /// The bytes before the first component that is a record.
    package private(set) var head: [UInt8] = []
    /// Every calendar that began has ended.
    package var isWhole: Bool { calendars > 0 && openCalendars == 0 && open.isEmpty }

    private let limit: Int
    private var pending: [UInt8] = []
    /// Bytes of the file before `pending`.
    private var base: Int64 = 0
    private var line = 1
    /// Names of the components open within a calendar, the record itself first; an empty name for lines outside any
    /// component.
    private var open: [String] = []
    /// An END without a BEGIN is part of the open record: it may have been meant to end it, and the next BEGIN is
    /// missing.
    private var isDamaged = false
    private var openStart = 0
    private var openLine = 0
    private var calendars = 0
    private var openCalendars = 0
    private var hasRecords = false
    private var hasComponents = false
    /// Where the next line begins.
    private var next = 0
    /// No line ends before this: a line may be as long as the file.
    private var searched = 0

    /// `limit` is the maximum size of one record.
    package init(limit: Int) { self.limit = limit }

    /// Returns the chunks completed so far, with the bytes that hold them and their offset in the file.
    package mutating func push(_ bytes: [UInt8], isLast: Bool = false) -> (
        bytes: [UInt8], offset: Int64, chunks: [FeedChunk]
    ) {
        pending += bytes
        var chunks: [FeedChunk] = []
        while next < pending.count {
            let newline = pending[max(next, searched)...].firstIndex(of: 0x0A)
            guard let end = newline.map({ $0 + 1 }) ?? (isLast ? pending.count : nil) else {
                searched = pending.count
                break
            }
            take(Array(pending[next..<end]), from: next, to: end, &chunks)
            next = end
            line += 1
        }
        if isLast, !open.isEmpty {
            chunks.append(chunk(to: pending.count, isWhole: false))
        }
        // The kept bytes begin with the open record.
        let kept = open.isEmpty || isLast ? next : openStart
        let cut = Array(pending[..<kept])
        let offset = base
        pending.removeFirst(kept)
        base += Int64(kept)
        next -= kept
        searched = max(0, searched - kept)
        openStart -= kept
        return (cut, offset, chunks)
    }

    private mutating func take(_ bytes: [UInt8], from start: Int, to end: Int, _ chunks: inout [FeedChunk]) {
        let delimiter = CalendarDelimiter(bytes[...])
        let name = delimiter?.name ?? ""
        if delimiter?.verb == .begin, let first = open.first,
            first.isEmpty || CalendarDelimiter.outermost.contains(name)
        {
            // Lines outside components end here. None of these nests in another, so its END is missing.
            chunks.append(chunk(to: start, isWhole: false))
            open = []
        }
        switch (delimiter?.verb, open.isEmpty) {
        case (.begin, true) where name == "VCALENDAR":
            calendars += 1
            openCalendars += 1
        case (.begin, _):
            if open.isEmpty { begin(at: start) }
            open.append(name)
            hasComponents = true
        case (.end, true) where name == "VCALENDAR" && openCalendars > 0: openCalendars -= 1
        case (.end, false): takeEnd(of: name, from: start, to: end, &chunks)
        case (_, true) where isStray(bytes):
            begin(at: start)
            open = [""]
        default: break
        }
        if !open.isEmpty, end - openStart > limit {
            chunks.append(chunk(to: end, isWhole: false))
            open = []
        }
        let isRecord = !(open.isEmpty || open[0] == "VTIMEZONE") || !chunks.isEmpty
        if !hasRecords, !isRecord { head += bytes } else { hasRecords = true }
    }

    private mutating func begin(at start: Int) {
        openStart = start
        openLine = line
        isDamaged = false
    }

    private mutating func takeEnd(of name: String, from start: Int, to end: Int, _ chunks: inout [FeedChunk]) {
        if let index = open.lastIndex(of: name) {
            // An END closes the component it names, and everything left open inside.
            if index == 0, open[0] != "VTIMEZONE" || isDamaged { chunks.append(chunk(to: end, isWhole: !isDamaged)) }
            open.removeSubrange(index...)
        } else if name == "VCALENDAR" {
            // The calendar ends before an event has.
            chunks.append(chunk(to: start, isWhole: false))
            open = []
            if openCalendars > 0 { openCalendars -= 1 }
        } else if CalendarDelimiter.outermost.contains(name) {
            // The component that ends began under another name.
            chunks.append(chunk(to: end, isWhole: false))
            open = []
        } else if open.count == 1 {
            isDamaged = true
        }
    }

    private func chunk(to end: Int, isWhole: Bool) -> FeedChunk {
        FeedChunk(component: open.first ?? "", start: openStart, end: end, line: openLine, isWhole: isWhole)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    // MARK: Lines of no component

    /// Properties that events have and calendars don't (RFC 5545, 3.6 and RFC 7986, 5).
    private static let ofEvents: Set<String> = [
        "DTSTART", "DTEND", "DTSTAMP", "DURATION", "SUMMARY", "STATUS", "TRANSP", "RRULE", "SEQUENCE", "LOCATION",
        "ORGANIZER", "ATTENDEE", "CLASS", "CREATED", "PRIORITY", "BEGIN", "END",
    ]

    /// Whether a line outside components doesn't belong to the calendar. Calendars have properties before their first
    /// component: up to there, any property counts as theirs unless it is clearly an event's.
    private func isStray(_ bytes: [UInt8]) -> Bool {
        let bytes = line == 1 && bytes.starts(with: FeedSplitter.byteOrderMark) ? bytes[3...] : bytes[...]
        // The ledger of bytes passes over the same bytes.
        func counts(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F || byte >= 0xC0 }
        guard let first = bytes.first(where: counts) else { return false }
        let line = bytes.prefix(256).filter(counts).map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
        let name = String(decoding: line.prefix { $0 != 0x3A && $0 != 0x3B }, as: UTF8.self)
        // Before the first calendar any line is allowed, except one that begins or ends a component.
        let isPastStart = hasComponents || hasRecords
        if openCalendars == 0 { return calendars > 0 || isPastStart || name == "BEGIN" || name == "END" }
        let value = String(decoding: line.suffix(while: { $0 != 0x3A }), as: UTF8.self)
        // A mangled `BEGIN:VEVENT`, or one with another byte for its colon, is one too.
        let isDamagedBegin =
            "BEGIN:VEVENT".hasPrefix(name) || CalendarDelimiter.outermost.contains { value.hasSuffix($0) }
        if isDamagedBegin || FeedSplitter.ofEvents.contains(name) { return true }
        if !isPastStart { return false }
        let isFolded = bytes.first == 0x20 || bytes.first == 0x09
        return isFolded || first == 0x3A
            || !CalendarDelimiter.propertiesOfCalendars.contains(name) && !name.hasPrefix("X-")
    }
}

extension [UInt8] {
    /// The bytes after the last one for which `isInside` is false.
    fileprivate func suffix(while isInside: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let mark = lastIndex { !isInside($0) }
        return self[(mark.map { $0 + 1 } ?? startIndex)...]
    }
}

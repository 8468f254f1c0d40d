/// One stretch of a calendar file: a component, from its BEGIN line to its END line.
package struct FeedChunk: Sendable, Equatable {
    /// `VEVENT`, in capitals.
    package var component: String
    /// In the bytes of the cut.
    package var start: Int
    package var end: Int
    /// Line of the first byte, from 1.
    package var line: Int
    /// The END line is there.
    package var isWhole: Bool
}

/// Cuts an iCalendar stream (RFC 5545, 3.4) into the components of its calendars, in sequence: components nest.
///
/// What stands around them (the calendar's own lines, time zones) is no record.
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
    /// Names of the components that are open within a calendar, the record itself first.
    private var open: [String] = []
    private var openStart = 0
    private var openLine = 0
    private var calendars = 0
    private var openCalendars = 0
    private var hasRecords = false
    /// Where the next line begins.
    private var next = 0

    /// `limit` is that of one record.
    package init(limit: Int) { self.limit = limit }

    /// The chunks that are whole by now, with the bytes that hold them and their place in the file.
    package mutating func push(_ bytes: [UInt8], isLast: Bool = false) -> (
        bytes: [UInt8], offset: Int64, chunks: [FeedChunk]
    ) {
        pending += bytes
        var chunks: [FeedChunk] = []
        while next < pending.count {
            let rest = pending[next...]
            let newline = rest.firstIndex(of: 0x0A)
            guard let end = newline.map({ $0 + 1 }) ?? (isLast ? pending.count : nil) else { break }
            take(Array(pending[next..<end]), from: next, to: end, &chunks)
            next = end
            line += 1
        }
        if isLast, !open.isEmpty {
            chunks.append(chunk(to: pending.count, isWhole: false))
        }
        // What is kept begins with the record that is open.
        let kept = open.isEmpty || isLast ? next : openStart
        let cut = Array(pending[..<kept])
        let offset = base
        pending.removeFirst(kept)
        base += Int64(kept)
        next -= kept
        openStart -= kept
        return (cut, offset, chunks)
    }

    private mutating func take(_ bytes: [UInt8], from start: Int, to end: Int, _ chunks: inout [FeedChunk]) {
        let (verb, name) = FeedSplitter.delimiter(bytes)
        switch (verb, open.isEmpty) {
        case ("BEGIN", true) where name == "VCALENDAR":
            calendars += 1
            openCalendars += 1
        case ("END", true):
            if name == "VCALENDAR", openCalendars > 0 { openCalendars -= 1 }
        case ("BEGIN", _):
            if open.isEmpty {
                openStart = start
                openLine = line
            }
            open.append(name)
        case ("END", false):
            // An END closes what it names, and with it all that was left open inside.
            if let index = open.lastIndex(of: name) {
                if index == 0, open[0] != "VTIMEZONE" { chunks.append(chunk(to: end, isWhole: true)) }
                open.removeSubrange(index...)
            } else if name == "VCALENDAR" {
                // The calendar ends and an event has not.
                chunks.append(chunk(to: start, isWhole: false))
                open = []
                if openCalendars > 0 { openCalendars -= 1 }
            }
        default: break
        }
        if !open.isEmpty, end - openStart > limit {
            chunks.append(chunk(to: end, isWhole: false))
            open = []
        }
        let isRecord = !(open.isEmpty || open[0] == "VTIMEZONE") || !chunks.isEmpty
        if !hasRecords, !isRecord { head += bytes } else { hasRecords = true }
    }

    private func chunk(to end: Int, isWhole: Bool) -> FeedChunk {
        FeedChunk(component: open.first ?? "", start: openStart, end: end, line: openLine, isWhole: isWhole)
    }

    /// `BEGIN` or `END` and the component's name, in capitals; empty for any other line.
    static func delimiter(_ line: [UInt8]) -> (verb: String, name: String) {
        var bytes = line[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        guard bytes.count < 80, let first = bytes.first, [0x42, 0x45, 0x62, 0x65].contains(first) else {
            return ("", "")
        }
        let parts = String(decoding: bytes, as: UTF8.self).uppercased().split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0] == "BEGIN" || parts[0] == "END" else { return ("", "") }
        return (String(parts[0]), String(parts[1].filter { !$0.isWhitespace }))
    }
}

package import InnkeeperCore
package import InnkeeperReports

/// Writes many events quickly: libical writes one of each kind, and the values that differ from event to event are
/// substituted.
///
/// `Libical.event` is the reference, which creates every event from scratch; a test ensures that both write the same
/// bytes. If a property changes there, nothing changes here, as long as it doesn't depend on the event.
package struct EventWriter {
    private let templates: [BirthdayEvent.Recurrence: EventTemplate]

    package init(alarms: [SignedDuration] = [], _ words: Messages = .english) {
        let kinds = BirthdayEvent.Recurrence.allCases.map { kind in
            // Placeholders that occur nowhere else in the event.
            let event = BirthdayEvent(
                uid: "uid-placeholder", summary: "summary-placeholder", start: CalendarDate(dayNumber: 36_525),
                recurrence: kind)
            return (kind, EventTemplate(Libical.event(event, alarms: alarms, words), EventWriter.values(event)))
        }
        templates = Dictionary(uniqueKeysWithValues: kinds)
    }

    package func append(_ event: BirthdayEvent, to bytes: inout [UInt8]) {
        templates[event.recurrence]?.append(EventWriter.values(event), to: &bytes)
    }

    private static func values(_ event: BirthdayEvent) -> [EventTemplate.Value] {
        [.text(event.uid), .text(event.summary), .date(event.start), .date(event.start + 1)]
    }
}

/// The lines of an event as libical writes them, with placeholders for what differs from event to event.
struct EventTemplate {
    enum Value {
        case text(String)
        case date(CalendarDate)
    }

    /// What is the same in every event, all of it, in order.
    private var fixed: [UInt8] = []
    private var parts: [Part] = []

    /// What is between two values, and the value behind it.
    private struct Part {
        /// In `fixed`.
        var range: Range<Int>
        /// Where in it the line of the value begins.
        var line: Int
        /// The number of the value; nil for what follows the last one.
        var value: Int?
    }

    /// `event` is an event with these values, each different from everything else in it.
    init(_ event: [UInt8], _ values: [Value]) {
        let texts = values.map { value in
            var bytes: [UInt8] = []
            switch value {
            case .text(let text): bytes += text.utf8
            case .date(let date): EventTemplate.append(date, to: &bytes)
            }
            return bytes
        }
        var start = 0
        for line in LineFolding.unfold(event).split(separator: 0x0A) {
            let content = line.dropLast()
            let value = texts.firstIndex { content.suffix($0.count).elementsEqual($0) }
            let lineStart = fixed.count
            guard let value else {
                fixed += LineFolding.refold(Array(line) + [0x0A])
                continue
            }
            fixed += content.dropLast(texts[value].count)
            parts.append(Part(range: start..<fixed.count, line: lineStart - start, value: value))
            start = fixed.count
        }
        parts.append(Part(range: start..<fixed.count, line: 0, value: nil))
    }

    func append(_ values: [Value], to bytes: inout [UInt8]) {
        for part in parts {
            let line = bytes.count + part.line
            bytes.append(contentsOf: fixed[part.range])
            guard let value = part.value else { continue }
            switch values[value] {
            case .text(let text): EventTemplate.append(text, toLineAt: line, of: &bytes)
            case .date(let date):
                EventTemplate.append(date, to: &bytes)
                bytes.append(0x0D)
                bytes.append(0x0A)
            }
        }
    }

    /// Ends the line that begins at `start` with a text as its value, escaped (RFC 5545, 3.3.11) and folded.
    private static func append(_ value: String, toLineAt start: Int, of bytes: inout [UInt8]) {
        let first = bytes.count
        bytes.append(contentsOf: value.utf8)
        // Nearly every text is written unchanged.
        if bytes[first...].contains(where: needsEscape) {
            bytes.removeLast(bytes.count - first)
            for byte in value.utf8 {
                if needsEscape(byte) { bytes.append(0x5C) }
                bytes.append(byte == 0x0A ? 0x6E : byte)
            }
        }
        let isLong = bytes.count - start > LineFolding.limit
        bytes.append(0x0D)
        bytes.append(0x0A)
        if isLong { bytes.replaceSubrange(start..., with: LineFolding.refold(Array(bytes[start...]))) }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x2C || byte == 0x3B || byte == 0x5C
    }

    private static func append(_ date: CalendarDate, to bytes: inout [UInt8]) {
        let (year, month, day) = date.components
        for number in [year / 100, year % 100, month, day] {
            bytes.append(UInt8(0x30 + number / 10))
            bytes.append(UInt8(0x30 + number % 10))
        }
    }
}

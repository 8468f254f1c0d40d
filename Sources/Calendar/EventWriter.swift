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

    /// A line including its line end; or the part before a value.
    private enum Line {
        case fixed([UInt8])
        case value([UInt8], Int)
    }

    private let lines: [Line]

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
        lines = LineFolding.unfold(event).split(separator: 0x0A).map { line in
            let content = line.dropLast()
            for (index, text) in texts.enumerated() where content.suffix(text.count).elementsEqual(text) {
                return .value(Array(content.dropLast(text.count)), index)
            }
            return .fixed(LineFolding.refold(Array(line) + [0x0A]))
        }
    }

    func append(_ values: [Value], to bytes: inout [UInt8]) {
        for line in lines {
            switch line {
            case .fixed(let text): bytes += text
            case .value(let name, let index):
                switch values[index] {
                case .text(let text): EventTemplate.append(name, text, to: &bytes)
                case .date(let date):
                    bytes += name
                    EventTemplate.append(date, to: &bytes)
                    bytes += [0x0D, 0x0A]
                }
            }
        }
    }

    /// A line with a text as its value, escaped (RFC 5545, 3.3.11) and folded.
    private static func append(_ name: [UInt8], _ value: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes += name
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
        bytes += [0x0D, 0x0A]
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

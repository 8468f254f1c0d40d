package import Core

/// Writes many events quickly: libical writes one of each kind, and what differs from event to event is put into it.
///
/// `Libical.event` is the plain twin that makes every event anew; the two write the same bytes, and a test holds them
/// to it. If a property changes there, nothing changes here, as long as it does not depend on the event.
package struct EventWriter {
    /// A line of an event, its line end included, or the part before what differs.
    private enum Line {
        case fixed([UInt8])
        case uid([UInt8])
        case summary([UInt8])
        case start([UInt8])
        case end([UInt8])
    }

    private static let kinds = BirthdayEvent.Recurrence.allCases
    /// Beside `kinds`.
    private let lines: [[Line]]

    package init(alarms: [SignedDuration] = []) {
        lines = EventWriter.kinds.map { EventWriter.template($0, alarms) }
    }

    package func append(_ event: BirthdayEvent, to bytes: inout [UInt8]) {
        let kind = EventWriter.kinds.firstIndex(of: event.recurrence) ?? 0
        for line in lines[kind] {
            switch line {
            case .fixed(let text): bytes += text
            case .uid(let name): EventWriter.append(name, event.uid, to: &bytes)
            case .summary(let name): EventWriter.append(name, event.summary, to: &bytes)
            case .start(let name): EventWriter.append(name, event.start, to: &bytes)
            case .end(let name): EventWriter.append(name, event.start + 1, to: &bytes)
            }
        }
    }

    /// Values that no property has of itself.
    private static let placeholder = BirthdayEvent(
        uid: "uid-placeholder", summary: "summary-placeholder", start: CalendarDate(dayNumber: 36_525),
        recurrence: .once)

    private static func template(_ kind: BirthdayEvent.Recurrence, _ alarms: [SignedDuration]) -> [Line] {
        var event = placeholder
        event.recurrence = kind
        let text = LineFolding.unfold(Libical.event(event, alarms: alarms))
        return text.split(separator: 0x0A).map { line in
            let content = line.dropLast()
            if let name = prefix(content, before: event.uid) { return .uid(name) }
            if let name = prefix(content, before: event.summary) { return .summary(name) }
            if let name = prefix(content, before: digits(event.start)) { return .start(name) }
            if let name = prefix(content, before: digits(event.start + 1)) { return .end(name) }
            return .fixed(LineFolding.refold(Array(line) + [0x0A]))
        }
    }

    private static func prefix(_ line: ArraySlice<UInt8>, before value: String) -> [UInt8]? {
        let value = Array(value.utf8)
        return line.suffix(value.count).elementsEqual(value) ? Array(line.dropLast(value.count)) : nil
    }

    /// A line with a text as its value, escaped (RFC 5545, 3.3.11) and folded.
    static func append(_ name: [UInt8], _ value: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes += name
        let first = bytes.count
        bytes.append(contentsOf: value.utf8)
        // Nearly every text goes out as it stands.
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

    private static func append(_ name: [UInt8], _ date: CalendarDate, to bytes: inout [UInt8]) {
        bytes += name
        let (year, month, day) = date.components
        for number in [year / 100, year % 100, month, day] {
            bytes.append(UInt8(0x30 + number / 10))
            bytes.append(UInt8(0x30 + number % 10))
        }
        bytes += [0x0D, 0x0A]
    }

    static func digits(_ date: CalendarDate) -> String {
        let (year, month, day) = date.components
        return padded(year, to: 4) + padded(month, to: 2) + padded(day, to: 2)
    }
}

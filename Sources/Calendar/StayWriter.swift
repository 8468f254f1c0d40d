import Core

/// Writes many stays quickly: libical writes one of each kind, and what differs is put into it. `Libical.stay` is the
/// plain twin, and a test holds the two to the same bytes.
package struct StayWriter {
    /// A line of an event, its line end included; or the part before a value.
    private enum Line {
        case fixed([UInt8])
        case value([UInt8], Int)
    }

    private let certain: [Line]
    private let pending: [Line]

    package init() {
        certain = StayWriter.template(isPending: false)
        pending = StayWriter.template(isPending: true)
    }

    package func append(_ event: StayEvent, to bytes: inout [UInt8]) {
        let values = StayWriter.values(event)
        for line in event.isPending ? pending : certain {
            switch line {
            case .fixed(let text): bytes += text
            case .value(let name, let index): EventWriter.append(name, values[index], to: &bytes)
            }
        }
    }

    /// What differs from event to event, each unlike every other in the template.
    private static func values(_ event: StayEvent) -> [String] {
        [
            event.uid, event.summary, event.location, event.description, EventWriter.digits(event.arrival),
            EventWriter.digits(event.departure),
        ]
    }

    private static func template(isPending: Bool) -> [Line] {
        let event = StayEvent(
            uid: "uid-placeholder", summary: "summary-placeholder", location: "location-placeholder",
            description: "description-placeholder", arrival: CalendarDate(dayNumber: 36_525),
            departure: CalendarDate(dayNumber: 36_532), isPending: isPending)
        let values = values(event).map { Array($0.utf8) }
        return LineFolding.unfold(Libical.stay(event)).split(separator: 0x0A).map { line in
            let content = line.dropLast()
            for (index, value) in values.enumerated() where content.suffix(value.count).elementsEqual(value) {
                return .value(Array(content.dropLast(value.count)), index)
            }
            return .fixed(LineFolding.refold(Array(line) + [0x0A]))
        }
    }
}

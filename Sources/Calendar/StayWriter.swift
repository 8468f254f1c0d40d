import InnkeeperCore

/// Writes many stays quickly: libical writes one of each kind, and the values that differ are substituted.
/// `Libical.stay` is the reference; a test ensures that both write the same bytes.
package struct StayWriter {
    private let certain: EventTemplate
    private let pending: EventTemplate

    package init() {
        certain = StayWriter.template(isPending: false)
        pending = StayWriter.template(isPending: true)
    }

    package func append(_ event: StayEvent, to bytes: inout [UInt8]) {
        (event.isPending ? pending : certain).append(StayWriter.values(event), to: &bytes)
    }

    /// What differs from event to event.
    private static func values(_ event: StayEvent) -> [EventTemplate.Value] {
        [
            .text(event.uid), .text(event.summary), .text(event.location), .text(event.description),
            .date(event.arrival), .date(event.departure),
        ]
    }

    private static func template(isPending: Bool) -> EventTemplate {
        let event = StayEvent(
            uid: "uid-placeholder", summary: "summary-placeholder", location: "location-placeholder",
            description: "description-placeholder", arrival: CalendarDate(dayNumber: 36_525),
            departure: CalendarDate(dayNumber: 36_532), isPending: isPending)
        return EventTemplate(Libical.stay(event), values(event))
    }
}

package import InnkeeperCore

/// One stay as a calendar event: the nights from arrival to departure, as a block of whole days.
package struct StayEvent: Sendable, Equatable {
    package var uid: String
    package var summary: String
    package var location: String
    package var description: String
    package var arrival: CalendarDate
    /// The day on which the guests leave: no longer a night, and DTEND of a day is exclusive (RFC 5545, 3.6.1).
    package var departure: CalendarDate
    package var isPending: Bool

    package init(
        uid: String, summary: String, location: String, description: String, arrival: CalendarDate,
        departure: CalendarDate, isPending: Bool
    ) {
        self.uid = uid
        self.summary = summary
        self.location = location
        self.description = description
        self.arrival = arrival
        self.departure = departure
        self.isPending = isPending
    }
}

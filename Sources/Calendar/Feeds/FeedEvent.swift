package import InnkeeperCore

/// An event of a channel's calendar, as read by libical.
package struct FeedEvent: Sendable, Equatable {
    package var uid = ""
    package var summary = ""
    package var description = ""
    /// DTSTART as written; empty if missing.
    package var startText = ""
    package var start: CalendarDate?
    /// The day after the last night: from DTEND, from DTSTART and DURATION, or the day after DTSTART (RFC 5545, 3.6.1).
    package var end: CalendarDate?
    package var isCancelled = false
    package var isTentative = false
    package var isTransparent = false
    package var isRepeating = false

    package init() {}
}

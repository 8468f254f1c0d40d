package import InnkeeperCore

/// What an event of a channel's calendar says, as libical reads it.
package struct FeedEvent: Sendable, Equatable {
    package var uid = ""
    package var summary = ""
    package var description = ""
    /// DTSTART as written; empty without one.
    package var startText = ""
    package var start: CalendarDate?
    /// The day after the last night: of DTEND, of DTSTART and DURATION, or the day after DTSTART (RFC 5545, 3.6.1).
    package var end: CalendarDate?
    package var isCancelled = false
    package var isTentative = false
    package var isTransparent = false
    package var isRepeating = false

    package init() {}
}

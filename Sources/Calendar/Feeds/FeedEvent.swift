package import InnkeeperCore

/// An event of a channel's calendar, as read by libical.
package struct FeedEvent: Sendable, Equatable {
    package var uid = ""
    package var summary = ""
    package var description = ""
    /// DTSTART as written; nil if missing.
    package var startText: String?
    package var start: CalendarDate?
    /// DTEND or DURATION as written; nil if both are missing.
    package var endText: String?
    /// The day after the last night: from DTEND, from DTSTART and DURATION, or the day after DTSTART if the event has
    /// neither (RFC 5545, 3.6.1). nil if it can't be read.
    package var end: CalendarDate?
    /// STATUS as written, or Outlook's word for a time that isn't certain yet; nil if missing.
    package var statusText: String?
    /// The name of the line that `statusText` is from.
    package var statusName: String?
    /// Begins and ends at times of the same day, in this order, or within a few hours around midnight.
    package var isPartOfDay = false
    package var isTransparent = false
    package var isRepeating = false

    package init() {}

    /// The nights as day numbers; nil if it has none or its days can't be read.
    var nights: Range<Int32>? {
        guard let start, let end, start < end else { return nil }
        return start.dayNumber..<end.dayNumber
    }
}

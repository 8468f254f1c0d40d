package import InnkeeperCore

/// How the key figures name a month; `Messages` writes dates for people.
package enum Dates {
    /// `2026-07` for a day in July 2026.
    package static func periodKey(_ date: CalendarDate) -> String { String(date.description.prefix(7)) }
}

package import InnkeeperCore
import InnkeeperReports

/// One person's birthday as a calendar event.
package struct BirthdayEvent: Sendable, Equatable {
    /// How it recurs. A plain yearly rule on 29 February would recur every four years, because dates that don't exist
    /// are skipped (RFC 5545, 3.3.10), and some programs use 1 March instead; RFC 7529 would solve this, but few
    /// programs support it. So each policy has a rule that all programs read alike.
    package enum Recurrence: Sendable, CaseIterable {
        case once
        /// The same day every year.
        case yearly
        /// The 29th in leap years, else the 28th.
        case lastDayOfFebruary
        /// The 60th day of the year: 29 February in leap years, else 1 March.
        case sixtiethDay
        /// 29 February, in leap years only.
        case leapDays

        static func of(_ leapDay: LeapDay) -> Recurrence {
            switch leapDay {
            case .feb28: .lastDayOfFebruary
            case .mar1: .sixtiethDay
            case .leapYears: .leapDays
            }
        }

        /// The value of RRULE; nil for none.
        var rule: String? {
            switch self {
            case .once: nil
            case .yearly: "FREQ=YEARLY"
            case .lastDayOfFebruary: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
            case .sixtiethDay: "FREQ=YEARLY;BYYEARDAY=60"
            case .leapDays: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"
            }
        }

        /// The event's description; nil if its date needs no explanation.
        func note(_ words: Messages) -> String? {
            switch self {
            case .once, .yearly: nil
            case .lastDayOfFebruary: words[.bornOnLeapDay28]
            case .sixtiethDay: words[.bornOnLeapDay1]
            case .leapDays: words[.bornOnLeapDay]
            }
        }
    }

    package var uid: String
    package var summary: String
    package var start: CalendarDate
    package var recurrence: Recurrence

    package init(uid: String, summary: String, start: CalendarDate, recurrence: Recurrence) {
        self.uid = uid
        self.summary = summary
        self.start = start
        self.recurrence = recurrence
    }
}

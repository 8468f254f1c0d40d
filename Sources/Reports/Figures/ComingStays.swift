package import InnkeeperCore

/// The stays of today and the following days, found in one pass over all bookings: everything reports say about these
/// days is based on them.
package struct ComingStays: Sendable, Equatable {
    package let first: CalendarDate
    package let dayCount: Int
    /// Rows of `Dataset.bookings` that hold a site and arrive, sleep here or leave on one of the days, in row order.
    package let rows: [Int]

    package init(_ bookings: Bookings, from first: CalendarDate, days dayCount: Int) {
        self.first = first
        self.dayCount = dayCount
        let start = first.dayNumber
        let end = start + Int32(dayCount)
        var rows: [Int] = []
        let arrivals = bookings.arrival
        let departures = bookings.departure
        // A cell without a date is far below every day.
        for row in arrivals.indices
        where arrivals[row].raw < end && max(arrivals[row].raw, departures[row].raw) >= start {
            if arrivals[row].isPresent, bookings.status[row].holdsSite { rows.append(row) }
        }
        self.rows = rows
    }

    /// How many stays of the first night say only that their site is closed: they may be sold, but don't count as such.
    package func closed(_ bookings: Bookings) -> Int {
        rows.count { bookings.status[$0] == .closed && bookings.stay($0)?.contains(first.dayNumber) == true }
    }

    /// The movements of one day.
    package struct Day: Sendable, Equatable {
        package var date: CalendarDate
        package var arrivals = 0
        package var departures = 0
    }

    /// Every day with its movements; pending arrivals count, pending departures don't.
    package func days(_ bookings: Bookings) -> [Day] {
        var days = (0..<dayCount).map { Day(date: first + $0) }
        for row in rows {
            let arrival = Int(bookings.arrival[row].raw) - Int(first.dayNumber)
            if days.indices.contains(arrival) { days[arrival].arrivals += 1 }
            guard bookings.status[row].isStay else { continue }
            let departure = Int(bookings.departure[row].raw) - Int(first.dayNumber)
            if days.indices.contains(departure) { days[departure].departures += 1 }
        }
        return days
    }
}

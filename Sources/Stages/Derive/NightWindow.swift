package import InnkeeperCore

/// The consecutive nights that occupancy covers, and the months that they belong to.
package struct NightWindow: Sendable, Equatable {
    /// A calendar month, or the part of it within the window.
    package struct Month: Sendable, Equatable {
        /// `2026-07`.
        package var name: String
        /// Indices of its nights in the window.
        package var nights: Range<Int>
    }

    /// Day number of the first night.
    package let first: Int
    package let count: Int
    package let months: [Month]
    /// The index of each night's month.
    package let monthOfNight: [Int32]

    /// The maximum extent of a default window, in years before and after today.
    package static let yearsBefore = 20
    package static let yearsAfter = 10

    /// The nights from `from` to `to`, inclusive; nil if there are none.
    package init?(from: CalendarDate, to: CalendarDate) {
        guard from <= to else { return nil }
        first = Int(from.dayNumber)
        count = to - from + 1
        var months: [Month] = []
        var monthOfNight: [Int32] = []
        monthOfNight.reserveCapacity(count)
        while monthOfNight.count < count {
            let start = monthOfNight.count
            let (year, month, day) = (from + start).components
            let length = min(CalendarDate.days(inMonth: month, of: year) - day + 1, count - start)
            monthOfNight += repeatElement(Int32(months.count), count: length)
            months.append(
                Month(name: "\(padded(year, to: 4))-\(padded(month, to: 2))", nights: start..<start + length))
        }
        self.months = months
        self.monthOfNight = monthOfNight
    }

    /// The window from the options; a missing bound comes from the bookings: the first day of the month of the first
    /// arrival, or the night before the last departure.
    ///
    /// For a missing bound only accepted bookings count that are entirely within 20 years before and 10 years after
    /// today: a departure in the year 9999 must not make a million rows.
    package init?(_ bookings: Bookings, from: CalendarDate?, to: CalendarDate?, today: CalendarDate) {
        if let from, let to {
            self.init(from: from, to: to)
            return
        }
        let earliest = Int(today.dayNumber) - NightWindow.yearsBefore * 365
        let latest = Int(today.dayNumber) + NightWindow.yearsAfter * 365
        var first: Int?
        var last: Int?
        for row in 0..<bookings.count where bookings.status[row].isAccepted && bookings.arrival[row].isPresent {
            let arrival = Int(bookings.arrival[row].raw)
            let departure = bookings.stay(row).map { Int($0.upperBound) } ?? arrival + 1
            guard arrival >= earliest, departure <= latest else { continue }
            first = min(first ?? arrival, arrival)
            last = max(last ?? departure - 1, departure - 1)
        }
        guard let first, let last else { return nil }
        let arrival = CalendarDate(dayNumber: Int32(first))
        let start = from ?? arrival - (arrival.day - 1)
        self.init(from: start, to: to ?? CalendarDate(dayNumber: Int32(last)))
    }

    /// The index of the night that starts on a day, or nil outside the window.
    package func index(_ dayNumber: Int32) -> Int? {
        let index = Int(dayNumber) - first
        return index >= 0 && index < count ? index : nil
    }

    /// The nights of a stay within the window, as indices; nil if there are none.
    package func clip(_ stay: Range<Int32>) -> Range<Int>? {
        let low = max(Int(stay.lowerBound) - first, 0)
        let high = min(Int(stay.upperBound) - first, count)
        return low < high ? low..<high : nil
    }

    package func date(_ index: Int) -> CalendarDate { CalendarDate(dayNumber: Int32(first + index)) }
}

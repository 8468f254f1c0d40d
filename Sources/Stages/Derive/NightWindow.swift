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
            monthOfNight += [Int32](repeating: Int32(months.count), count: length)
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
        let bounds = Bounds(from: from, to: to, today: today)
        self.init(bounds.areGiven ? nil : bounds.nights(bookings), bounds)
    }

    /// `nights` are those from the first of any booking that counts to the last.
    init?(_ nights: ClosedRange<Int32>?, _ bounds: Bounds) {
        if let from = bounds.from, let to = bounds.to {
            self.init(from: from, to: to)
            return
        }
        guard let nights else { return nil }
        self.init(
            from: bounds.from ?? CalendarDate(dayNumber: nights.lowerBound).firstOfMonth,
            to: bounds.to ?? CalendarDate(dayNumber: nights.upperBound))
    }

    /// What a window depends on besides bookings.
    struct Bounds: Sendable {
        let from: CalendarDate?
        let to: CalendarDate?
        private let earliest: Int32
        private let latest: Int32

        init(from: CalendarDate?, to: CalendarDate?, today: CalendarDate) {
            (self.from, self.to) = (from, to)
            earliest = today.dayNumber - Int32(NightWindow.yearsBefore * 365)
            latest = today.dayNumber + Int32(NightWindow.yearsAfter * 365)
        }

        /// Whether no booking decides.
        var areGiven: Bool { from != nil && to != nil }

        /// The nights of a booking, if it counts: all of them are in the window then, unless a given bound is between them.
        func nights(_ bookings: Bookings, _ row: Int) -> ClosedRange<Int32>? {
            guard bookings.status[row].isAccepted, bookings.arrival[row].isPresent else { return nil }
            let arrival = bookings.arrival[row].raw
            let departure = bookings.stay(row)?.upperBound ?? arrival + 1
            return arrival >= earliest && departure <= latest ? arrival...departure - 1 : nil
        }

        /// Those from the first of any booking that counts to the last.
        func nights(_ bookings: Bookings) -> ClosedRange<Int32>? {
            var first = Int32.max
            var last = Int32.min
            for row in 0..<bookings.count {
                guard let nights = nights(bookings, row) else { continue }
                first = min(first, nights.lowerBound)
                last = max(last, nights.upperBound)
            }
            return first <= last ? first...last : nil
        }

        /// The window that has all others in it, whatever bookings there are; nil if there is none at all.
        var widest: NightWindow? { NightWindow(earliest...latest - 1, self) }
    }

    /// Months from the year 0 to one of the window's.
    func number(ofMonth month: Int) -> Int32 {
        let (year, month, _) = date(months[month].nights.lowerBound).components
        return Int32(year * 12 + month - 1)
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

extension CalendarDate {
    fileprivate var firstOfMonth: CalendarDate { self - (day - 1) }
}

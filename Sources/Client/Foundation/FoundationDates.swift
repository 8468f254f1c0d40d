public import Foundation
public import InnkeeperCore

extension CalendarDate {
    /// The date in `zone` at `moment`, in the Gregorian calendar.
    public init(_ moment: Date, in zone: TimeZone) {
        let seconds = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
        self.init(dayNumber: Int32(clamping: Int64((seconds / CalendarDate.secondsPerDay).rounded(.down))))
    }

    /// The moment at which the day begins in `zone`: midnight, or the first moment after it if the clocks skip
    /// midnight.
    public func start(in zone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // Noon is within the day in every zone, however far its clocks are put forward.
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        guard let moment = calendar.date(from: noon) else {
            preconditionFailure("every day of the Gregorian calendar has a noon")
        }
        return calendar.startOfDay(for: moment)
    }

    private static let secondsPerDay = 86_400.0
}

extension RunContext {
    /// Today and now for a service of `property` at `moment`. An unknown time zone counts as UTC.
    public init(_ moment: Date = Date(), property: Property = Property()) {
        let zone = TimeZone(identifier: property.timeZone) ?? .gmt
        self.init(
            today: CalendarDate(moment, in: zone), now: Int64(moment.timeIntervalSince1970.rounded(.down)),
            property: property)
        utcOffset = zone.secondsFromGMT(for: moment)
    }
}

extension PartialDate {
    /// The day, if year, month and day are known.
    public var date: CalendarDate? {
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }
}

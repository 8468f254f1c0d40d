public import Foundation
public import InnkeeperCore

extension CalendarDate {
    /// The day that it is in `zone` at `moment`, by the Gregorian calendar.
    public init(_ moment: Date, in zone: TimeZone) {
        let seconds = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
        self.init(dayNumber: Int32(clamping: Int64((seconds / CalendarDate.secondsPerDay).rounded(.down))))
    }

    /// The moment at which the day begins in `zone`: midnight, or the first later one where the clocks pass over midnight.
    public func start(in zone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // Noon is on the day in every zone, however far its clocks are put forward.
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        guard let moment = calendar.date(from: noon) else {
            preconditionFailure("every day of the Gregorian calendar has a noon")
        }
        return calendar.startOfDay(for: moment)
    }

    private static let secondsPerDay = 86_400.0
}

extension RunContext {
    /// What a service of `property` has for today and now at `moment`. A time zone that the system does not know counts as
    /// UTC.
    public init(_ moment: Date = Date(), property: Property = Property()) {
        let zone = TimeZone(identifier: property.timeZone) ?? .gmt
        self.init(
            today: CalendarDate(moment, in: zone), now: Int64(moment.timeIntervalSince1970.rounded(.down)),
            property: property)
        utcOffset = zone.secondsFromGMT(for: moment)
    }
}

extension PartialDate {
    /// The day, where year, month and day are known.
    public var date: CalendarDate? {
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }
}

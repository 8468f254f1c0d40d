// The ratios of the key figures, from the numerators and denominators in the rows, so that they are rounded only once,
// where they are shown. A ratio is nil if its denominator is 0 or unknown.
//
// Definitions are those of STR (https://str.com): supply is sites times nights, demand is nights sold,
// revenue is room revenue alone.

extension KPIRow {
    /// Nights sold over nights available.
    public var occupancy: Quotient? {
        guard let nightsAvailable else { return nil }
        return Quotient(counts.nightsSold, over: nightsAvailable)
    }

    /// Average daily rate in the currency's major unit: room revenue over the nights sold whose revenue is known.
    public var adr: Quotient? {
        Quotient(counts.roomRevenue, over: Int64(counts.nightsWithRevenue) * currency.minorScale)
    }

    /// Room revenue over nights available, in the currency's major unit.
    public var revpar: Quotient? {
        guard let nightsAvailable else { return nil }
        return Quotient(counts.roomRevenue, over: Int64(nightsAvailable) * currency.minorScale)
    }

    /// Average length of stay in nights, over the stays that arrive in the period.
    public var averageStay: Quotient? { Quotient(counts.arrivalNights, over: counts.arrivals) }

    /// Cancelled over all bookings received. No-shows have their own rate.
    public var cancellationRate: Quotient? { Quotient(counts.cancelled, over: counts.bookings) }

    /// No-shows over all bookings received.
    public var noShowRate: Quotient? { Quotient(counts.noShow, over: counts.bookings) }

    /// Mean of the days between booking and arrival.
    public var leadDaysMean: Quotient? { Quotient(counts.leadDaysSum, over: counts.leadDaysCount) }
}

extension OccupancyRow {
    /// Nights sold over sites; nil if the sites aren't known.
    public var occupancy: Quotient? {
        guard let sites else { return nil }
        return Quotient(sold, over: sites)
    }
}

extension Currency {
    /// Minor units in one major unit: 100 cents, 1 yen, 1000 fils.
    public var minorScale: Int64 {
        switch minorDigits {
        case 0: 1
        case 3: 1000
        case 4: 10_000
        default: 100
        }
    }
}

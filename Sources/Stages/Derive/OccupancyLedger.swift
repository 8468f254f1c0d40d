internal import Core

/// One pass over the bookings that fills everything that occupancy and key figures are made of.
struct OccupancyLedger {
    /// What changes from one night to the next; added up along the nights it is the state of each.
    struct NightChange {
        var sold = 0
        var revenue: Int64 = 0
    }

    let window: NightWindow
    let currencies: BookingCurrencies
    /// For each currency one change a night and one after the last night.
    private(set) var changes: [NightChange]
    private(set) var byProperty: KPITable
    private(set) var byCategory: KPITable
    private(set) var byChannel: KPITable
    private(set) var leadDays = LeadDays()

    init(_ bookings: Bookings, window: NightWindow, currencies: BookingCurrencies) {
        self.window = window
        self.currencies = currencies
        let kinds = currencies.list.count
        changes = [NightChange](repeating: NightChange(), count: kinds * (window.count + 1))
        func table(_ names: [String]) -> KPITable {
            KPITable(groups: names.count, currencies: kinds, months: window.months.count)
        }
        byProperty = table(bookings.property.names)
        byCategory = table(bookings.category.names)
        byChannel = table(bookings.channel.names)
        for row in 0..<bookings.count {
            let arrival = bookings.arrival[row].isPresent ? window.index(bookings.arrival[row].raw) : nil
            if let arrival { countArrival(bookings, row, month: window.monthOfNight[arrival]) }
            if bookings.status[row].isStay, let stay = bookings.stay(row) { addStay(bookings, row, stay) }
        }
        leadDays.sort()
    }

    /// A currency's nights.
    func nights(_ currency: Int) -> ArraySlice<NightChange> {
        changes[currency * (window.count + 1)..<(currency + 1) * (window.count + 1) - 1]
    }

    /// What is counted in the month of arrival.
    private mutating func countArrival(_ bookings: Bookings, _ row: Int, month: Int32) {
        var counts = KPICounts()
        let status = bookings.status[row]
        let lead = bookings.leadDays[row].value
        if status.isAccepted {
            counts.bookings = 1
            counts.cancelled = status == .cancelled ? 1 : 0
            counts.noShow = status == .noShow ? 1 : 0
            if let lead {
                counts.leadDaysSum = lead
                counts.leadDaysCount = 1
            }
            if status.isStay, let stay = bookings.stay(row) {
                counts.arrivals = 1
                counts.arrivalNights = Int(stay.upperBound) - Int(stay.lowerBound)
            }
        } else {
            counts.invalid = 1
        }
        let cells = add(counts, bookings, row, month: month)
        if let lead, status.isAccepted { leadDays.append(LeadDays.Entry(days: Int32(lead), cells: cells)) }
    }

    /// A stay's nights and revenue, night by night and month by month.
    private mutating func addStay(_ bookings: Bookings, _ row: Int, _ stay: Range<Int32>) {
        guard let nights = window.clip(stay) else { return }
        let length = Int(stay.upperBound) - Int(stay.lowerBound)
        let revenue = NightlyRevenue(bookings, row, nights: length)
        // The night that takes the rest may lie behind the window.
        let hasLast = Int(stay.upperBound) - window.first <= window.count
        let base = Int(currencies.codes[row]) * (window.count + 1)
        changes[base + nights.lowerBound].sold += 1
        changes[base + nights.upperBound].sold -= 1
        if let revenue {
            changes[base + nights.lowerBound].revenue += revenue.share
            changes[base + nights.upperBound].revenue -= revenue.share
            if hasLast {
                changes[base + nights.upperBound - 1].revenue += revenue.rest
                changes[base + nights.upperBound].revenue -= revenue.rest
            }
        }
        var night = nights.lowerBound
        while night < nights.upperBound {
            let month = window.monthOfNight[night]
            let end = min(window.months[Int(month)].nights.upperBound, nights.upperBound)
            var counts = KPICounts()
            counts.nightsSold = end - night
            counts.stays = 1
            counts.staysBegun = night == nights.lowerBound ? 1 : 0
            if let revenue {
                counts.nightsWithRevenue = end - night
                counts.roomRevenue = revenue.of(end - night, withLast: hasLast && end == nights.upperBound)
            }
            _ = add(counts, bookings, row, month: month)
            night = end
        }
    }

    private mutating func add(_ counts: KPICounts, _ bookings: Bookings, _ row: Int, month: Int32)
        -> (property: Int32, category: Int32, channel: Int32)
    {
        let currency = currencies.codes[row]
        func key(_ column: [Int32]) -> KPIKey { KPIKey(group: column[row], currency: currency, month: month) }
        let property = byProperty.cell(key(bookings.property.codes))
        let category = byCategory.cell(key(bookings.category.codes))
        let channel = byChannel.cell(key(bookings.channel.codes))
        byProperty.cells[property].add(counts, acrossMonths: false)
        byCategory.cells[category].add(counts, acrossMonths: false)
        byChannel.cells[channel].add(counts, acrossMonths: false)
        return (Int32(property), Int32(category), Int32(channel))
    }
}

internal import InnkeeperCore
internal import InnkeeperServices

/// Collects everything that occupancy and key figures need of bookings, in a single pass over them.
struct OccupancyLedger {
    /// What changes from one night to the next; the running sum is the state of each night.
    struct NightDelta {
        var sold = 0
        var revenue: Int64 = 0
    }

    let window: NightWindow
    let currencies: BookingCurrencies
    private let sites: JointSites
    /// For each currency one change per night, and one after the last night.
    var changes: [NightDelta]
    var table: KPIAccumulator
    var leadDays = LeadDays()

    /// Nothing is counted yet; `bookings` are those that will be.
    init(_ bookings: Bookings, _ campSites: CampSites, window: NightWindow, currencies: BookingCurrencies) {
        self.window = window
        self.currencies = currencies
        sites = JointSites(bookings.site, listed: campSites)
        changes = [NightDelta](repeating: NightDelta(), count: currencies.list.count * (window.count + 1))
        table = KPIAccumulator(
            properties: bookings.property.names.count, categories: bookings.category.names.count,
            channels: bookings.channel.names.count, currencies: currencies.list.count, months: window.months.count)
    }

    mutating func add(_ bookings: Bookings, rows: some Collection<Int>) {
        leadDays.reserveCapacity(rows.count)
        for row in rows {
            let day = bookings.arrival[row]
            if day.isPresent, let arrival = window.index(day.raw) {
                countArrival(bookings, row, month: window.monthOfNight[arrival])
            }
            if bookings.status[row].isStay, let stay = bookings.stay(row) { addStay(bookings, row, stay) }
        }
    }

    /// The nights of a currency.
    func nights(_ currency: Int) -> ArraySlice<NightDelta> {
        changes[currency * (window.count + 1)..<(currency + 1) * (window.count + 1) - 1]
    }

    /// Counts what belongs to the month of arrival.
    private mutating func countArrival(_ bookings: Bookings, _ row: Int, month: Int32) {
        let cell = table.cell(key(bookings, row, month))
        let status = bookings.status[row]
        guard status.isAccepted else {
            table.cells[cell].invalid += 1
            return
        }
        // An echo belongs to a booking that is counted already.
        if status == .echo { return }
        table.cells[cell].bookings += 1
        if status == .cancelled { table.cells[cell].cancelled += 1 }
        if status == .noShow { table.cells[cell].noShow += 1 }
        if let lead = bookings.leadDays[row].value {
            table.cells[cell].leadDaysSum += lead
            table.cells[cell].leadDaysCount += 1
            leadDays.append(lead, cell: cell)
        }
        if status.isStay, let stay = bookings.stay(row) {
            table.cells[cell].arrivals += 1
            table.cells[cell].arrivalNights += Int(stay.upperBound) - Int(stay.lowerBound)
        }
    }

    /// Adds a stay's nights, on each of its sites, and its revenue, by night and by month.
    private mutating func addStay(_ bookings: Bookings, _ row: Int, _ stay: Range<Int32>) {
        guard let nights = window.clip(stay) else { return }
        let length = Int(stay.upperBound) - Int(stay.lowerBound)
        let revenue = NightlyRevenue(bookings.roomRevenue(row), nights: length)
        // The night that gets the remainder may be after the window.
        let hasLast = Int(stay.upperBound) - window.first <= window.count
        let base = Int(currencies.codes[row]) * (window.count + 1)
        let siteCount = sites.count(bookings.site.codes[row])
        changes[base + nights.lowerBound].sold += siteCount
        changes[base + nights.upperBound].sold -= siteCount
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
            let cell = table.cell(key(bookings, row, month))
            table.cells[cell].nightsSold += (end - night) * siteCount
            table.cells[cell].stays += 1
            if night == nights.lowerBound { table.cells[cell].staysBegun += 1 }
            if let revenue {
                table.cells[cell].nightsWithRevenue += (end - night) * siteCount
                table.cells[cell].roomRevenue += revenue.of(
                    end - night, withLast: hasLast && end == nights.upperBound)
            }
            night = end
        }
    }

    private func key(_ bookings: Bookings, _ row: Int, _ month: Int32) -> KPIKey {
        KPIKey(
            property: bookings.property.codes[row], category: bookings.category.codes[row],
            channel: bookings.channel.codes[row], currency: currencies.codes[row], month: month)
    }
}

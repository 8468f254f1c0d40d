package import InnkeeperCore

// Occupancy and key figures by parts, each with some of the bookings. A run counts all of them in one ledger; spread over
// processes, each bucket has a ledger of the widest window that there could be, and the last step adds them up.

extension OccupancyPart {
    /// Counts bookings whose figures don't depend on others; leaves the rest `open`.
    static func find(
        _ bookings: Bookings, _ campSites: CampSites, _ bounds: NightWindow.Bounds, property: Currency
    ) -> OccupancyPart {
        var counted: [Int] = []
        var open: [Int] = []
        var nights: ClosedRange<Int32>?
        for row in 0..<bookings.count {
            let own = bounds.nights(bookings, row)
            if let own {
                nights =
                    min(
                        nights?.lowerBound ?? own.lowerBound, own.lowerBound)...max(
                        nights?.upperBound ?? own.upperBound, own.upperBound)
            }
            let isCounted = bounds.areGiven || own != nil
            // What has neither currency nor amount takes the only currency of the others.
            let isOfOthersCurrency = property == .none && bookings.currency[row] == .none
            if isCounted, !isOfOthersCurrency { counted.append(row) } else { open.append(row) }
        }
        var part = OccupancyPart()
        if let window = bounds.widest {
            let currencies = BookingCurrencies(bookings, property: property)
            var ledger = OccupancyLedger(bookings, campSites, window: window, currencies: currencies)
            ledger.add(bookings, rows: counted)
            part = ledger.part(bookings)
            part.open = open
        } else {
            part.open = Array(0..<bookings.count)
        }
        part.nights = nights
        return part
    }

    /// The same with other numbers for rows of bookings; nil if one of them has none.
    package func renumbered(_ number: (Int) -> Int?) -> OccupancyPart? {
        var part = self
        part.open = open.compactMap(number)
        return part.open.count == open.count ? part : nil
    }
}

extension [OccupancyPart] {
    /// The nights of all parts, from the first to the last.
    var nights: ClosedRange<Int32>? {
        let all = compactMap(\.nights)
        guard let first = all.map(\.lowerBound).min(), let last = all.map(\.upperBound).max() else { return nil }
        return first...last
    }
}

extension OccupancyLedger {
    /// What has been counted, with names and dates for numbers that have a meaning only here.
    fileprivate func part(_ bookings: Bookings) -> OccupancyPart {
        var part = OccupancyPart()
        (part.properties, part.categories) = (Array(bookings.property.names), Array(bookings.category.names))
        (part.channels, part.currencies) = (Array(bookings.channel.names), currencies.list)
        part.cells = zip(table.keys, table.cells).map { key, counts in
            OccupancyPart.Cell(
                property: key.property, category: key.category, channel: key.channel, currency: key.currency,
                month: window.number(ofMonth: Int(key.month)), counts: counts)
        }
        for index in changes.indices where changes[index].sold != 0 || changes[index].revenue != 0 {
            let (currency, night) = index.quotientAndRemainder(dividingBy: window.count + 1)
            part.changes.append(
                OccupancyPart.Change(
                    currency: Int32(currency), day: Int32(window.first + night), sold: changes[index].sold,
                    revenue: changes[index].revenue))
        }
        part.leads = leadDays.counted
        return part
    }

    /// Counts what other ledgers have, and the bookings that these left open. False if they don't fit, because one has names,
    /// currencies or nights that aren't here: then nothing in this ledger can be used.
    mutating func add(_ parts: [OccupancyPart], _ bookings: Bookings) -> Bool {
        let months = Dictionary(
            uniqueKeysWithValues: window.months.indices.map { (window.number(ofMonth: $0), Int32($0)) })
        for part in parts { guard add(part, bookings, months: months) else { return false } }
        add(bookings, rows: parts.flatMap(\.open))
        return true
    }

    private mutating func add(_ part: OccupancyPart, _ bookings: Bookings, months: [Int32: Int32]) -> Bool {
        let properties = part.properties.map { bookings.property.existingCode(for: $0) }
        let categories = part.categories.map { bookings.category.existingCode(for: $0) }
        let channels = part.channels.map { bookings.channel.existingCode(for: $0) }
        let codes = part.currencies.map { currency in currencies.list.firstIndex(of: currency).map { Int32($0) } }
        func code(_ names: [Int32?], _ index: Int32) -> Int32? { index < 0 ? index : names[Int(index)] }
        var places: [Int] = []
        for cell in part.cells {
            guard let property = code(properties, cell.property), let category = code(categories, cell.category),
                let channel = code(channels, cell.channel), let currency = codes[Int(cell.currency)],
                let month = months[cell.month]
            else { return false }
            let place = table.cell(
                KPIKey(property: property, category: category, channel: channel, currency: currency, month: month))
            table.cells[place].add(cell.counts, acrossMonths: false)
            places.append(place)
        }
        for lead in part.leads { leadDays.append(Int(lead.days), cell: places[Int(lead.cell)], count: lead.count) }
        for change in part.changes {
            let night = Int(change.day) - window.first
            guard let currency = codes[Int(change.currency)], 0...window.count ~= night else { return false }
            let index = Int(currency) * (window.count + 1) + night
            changes[index].sold += change.sold
            changes[index].revenue += change.revenue
        }
        return true
    }
}

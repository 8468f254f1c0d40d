package import InnkeeperCore
package import InnkeeperReports

/// Creates events for the stays around today.
///
/// Before: a booking of A12 from 3 to 8 July, by Ada Field, with a balance of 75.00 USD.
/// After: "A12 Ada Field", from 3 July up to but excluding 8 July, with number, guests and balance in its description.
package struct StayEvents {
    /// How many days before and after today stays are included.
    package static let daysBack = 30
    package static let daysAhead = 400

    /// The number of stays, shown or not.
    package let total: Int
    /// Rows of the bookings shown, by arrival, then row.
    package let rows: [Int]

    /// At most `limit`: those that haven't ended first, by arrival, then those that ended last.
    package init(_ bookings: Bookings, on today: CalendarDate, limit: Int) {
        let coming = ComingStays(
            bookings, from: today - StayEvents.daysBack, days: StayEvents.daysBack + StayEvents.daysAhead + 1)
        let rows = coming.rows.filter { bookings.stay($0) != nil }
        total = rows.count
        func comesBefore(_ a: Int, _ b: Int) -> Bool {
            (bookings.arrival[a].raw, a) < (bookings.arrival[b].raw, b)
        }
        guard rows.count > limit else {
            self.rows = rows.sorted(by: comesBefore)
            return
        }
        let now = today.dayNumber
        let next = rows.filter { bookings.departure[$0].raw >= now }.sorted(by: comesBefore).prefix(limit)
        let over = rows.filter { bookings.departure[$0].raw < now }
            .sorted { (bookings.departure[$1].raw, $1) < (bookings.departure[$0].raw, $0) }
        self.rows = (next + over.prefix(limit - next.count)).sorted(by: comesBefore)
    }

    package func event(_ row: Int, _ input: RunData, _ words: Messages) -> StayEvent? {
        let dataset = input.dataset
        let bookings = dataset.bookings
        guard let arrival = bookings.arrival[row].date, let departure = bookings.departure[row].date else { return nil }
        let name = Sanitizer.line(input.texts.text(row, .camperName))
        let site = Sanitizer.line(words.site(row, dataset))
        var facts = [Sanitizer.line(words.booking(row, dataset)), words.say(.nights, departure - arrival)]
        if let guests = bookings.guests[row].value { facts.append(words.say(.people, guests)) }
        facts.append(words.name(.status(bookings.status[row])))
        if let due = bookings.balanceDue(row) { facts.append(words.titled(words[.balance], words.money(due))) }
        return StayEvent(
            uid: "\(StayEvents.digest(row, dataset))-stay@innkeeper.invalid",
            summary: name.isEmpty ? site : "\(site) \(name)", location: words.onSite(site),
            description: facts.joined(separator: ", "), arrival: arrival, departure: departure,
            isPending: !bookings.status[row].isStay)
    }

    /// The same in every run, whatever changes about the stay except property, number and site: so a calendar moves it
    /// instead of duplicating it. Without a number it is the record's position.
    private static func digest(_ row: Int, _ dataset: Dataset) -> String {
        let bookings = dataset.bookings
        var hash = Hash64()
        let record = bookings.records[row]
        if record.file >= 0 { hash.add(part: dataset.files[Int(record.file)].source) }
        hash.add(part: Messages.english.booking(row, dataset))
        hash.add(part: bookings.site[row] ?? "")
        if dataset.hasSeveralProperties { hash.add(part: bookings.property[row] ?? "") }
        return Hash64.hex(hash.value)
    }
}

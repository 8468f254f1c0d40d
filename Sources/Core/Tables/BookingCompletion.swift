extension Bookings {
    /// Fills in missing departures from arrival and nights, and missing nights from both dates.
    public mutating func completeStays() {
        let (arrivals, departures, counts) = (arrival.cells, departure.cells, nights.cells)
        for row in arrivals.indices {
            let arrival = arrivals[row]
            guard arrival.isPresent else { continue }
            if departures[row] == .missing && counts[row].isPresent {
                let (day, overflow) = arrival.raw.addingReportingOverflow(counts[row].raw)
                departure[row] = overflow || !DateCell(raw: day).isPresent ? .unreadable : DateCell(raw: day)
            } else if counts[row] == .missing && departures[row].isPresent {
                nights[row] = CountCell(Int(departures[row].raw) - Int(arrival.raw))
            }
        }
    }

    /// Fills in missing days between booking and arrival where both dates are known.
    public mutating func completeLeadDays() {
        let (arrivals, bookings) = (arrival.cells, bookedOn.cells)
        for (row, days) in leadDays.cells.enumerated() where days == .missing {
            guard arrivals[row].isPresent, bookings[row].isPresent else { continue }
            leadDays[row] = CountCell(Int(arrivals[row].raw) - Int(bookings[row].raw))
        }
    }
}

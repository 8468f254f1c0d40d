extension Bookings {
    /// Fills departures from arrival and nights, and nights from both dates, where they are missing.
    public mutating func completeStays() {
        for row in arrival.indices {
            let arrival = arrival[row]
            guard arrival.isPresent else { continue }
            if departure[row] == .missing && nights[row].isPresent {
                let (day, overflow) = arrival.raw.addingReportingOverflow(nights[row].raw)
                departure[row] = overflow || !DateCell(raw: day).isPresent ? .unreadable : DateCell(raw: day)
            } else if nights[row] == .missing && departure[row].isPresent {
                nights[row] = CountCell(Int(departure[row].raw) - Int(arrival.raw))
            }
        }
    }

    /// Fills the days between booking and arrival where they are missing and both are known.
    public mutating func completeLeadDays() {
        for row in arrival.indices where leadDays[row] == .missing {
            guard arrival[row].isPresent, bookedOn[row].isPresent else { continue }
            leadDays[row] = CountCell(Int(arrival[row].raw) - Int(bookedOn[row].raw))
        }
    }
}

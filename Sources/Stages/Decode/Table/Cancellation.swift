internal import InnkeeperCore

/// What a cell under a heading such as "Cancelled" says about a booking without naming a day.
enum Cancellation: Equatable {
    case cancelled, none

    /// nil for a day, and for any other text.
    init?(_ text: String) {
        if let isCancelled = FlagText.read(text) {
            self = isCancelled ? .cancelled : .none
        } else if StatusWords(own: [:]).status(text) == .cancelled {
            self = .cancelled
        } else {
            return nil
        }
    }
}

extension FieldColumns {
    /// Sets the day of each cancellation, and the status of the bookings concerned. A day counts if no column has
    /// statuses; "yes" counts more than a status of confirmed.
    mutating func decodeCancellations(into table: inout Bookings) {
        let field = BookingField.cancelledOn
        guard let cells = cells(field) else { return table.cancelledOn = ownDates(field) }
        let hasStatuses = plan.bindings[BookingField.status.rawValue] != nil
        var days = dates(field)
        for row in days.indices where days[row] != .missing {
            var isCancelled = days[row].date != nil && !hasStatuses
            if days[row].date == nil, let said = Cancellation(cells.string(row)) {
                days[row] = .missing
                isCancelled = said == .cancelled
            }
            if isCancelled, table.status[row] == .confirmed { table.status[row] = .cancelled }
        }
        table.cancelledOn = PackedIntegerColumn(days)
    }
}

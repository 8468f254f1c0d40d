internal import InnkeeperCore

extension TablePlan {
    /// What it means that a booking number occurs again.
    var repeatedID: RepeatedID {
        settings.repeatedID ?? preset?.repeatedID ?? (hasRunningNumbers ? .running : .duplicate)
    }

    /// Whether the booking numbers are just running numbers of the table's rows.
    private var hasRunningNumbers: Bool {
        guard case .column(let column)? = bindings[BookingField.reservationID.rawValue] else { return false }
        return PlainAliases.runningNumbers.contains(foldedWord(header[column]))
    }
}

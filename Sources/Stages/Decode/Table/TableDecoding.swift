package import InnkeeperCore

extension TablePlan {
    /// The rows of `source` as records of the plan's kind; `records` gives their positions in the file.
    package func decode(_ source: some CellSource, records: [RecordReference]) -> RecordBatch {
        var columns = FieldColumns(self, source)
        return switch kind {
        case .bookings: .bookings(columns.bookings(records))
        case .campsites: .campSites(columns.campSites(records))
        case .contacts: .contacts(columns.contacts(records))
        case .places: .places(columns.places(records))
        }
    }
}

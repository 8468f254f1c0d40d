package import Core

extension TablePlan {
    /// The rows of `source` as records of the plan's kind; `records` say where the rows lie in the file.
    package func decode(_ source: some CellSource, records: [RecordReference]) -> RecordBatch {
        let columns = FieldColumns(self, source)
        switch kind {
        case .bookings:
            var decoder = BookingsDecoder(columns)
            return .bookings(decoder.decode(records))
        case .campsites:
            var decoder = CampSitesDecoder(columns)
            return .campSites(decoder.decode(records))
        case .contacts:
            var decoder = ContactsDecoder(columns)
            return .contacts(decoder.decode(records))
        case .places:
            var decoder = PlacesDecoder(columns)
            return .places(decoder.decode(records))
        }
    }
}

import InnkeeperCore

extension BookingRule {
    /// Reports the bookings with an amount that is `state`, field by field. Fields that no source carries are passed over.
    func report(
        _ state: AmountCell, in fields: [(BookingField, KeyPath<Bookings, PackedIntegerColumn<AmountCell>>)],
        of bookings: Bookings, to report: inout RowFindings
    ) {
        for (field, column) in fields where bookings.carried.contains(field) {
            let cells = bookings[keyPath: column].cells
            for row in cells.indices where cells[row] == state {
                report.report(code, row: row, field: field.rawValue)
            }
        }
    }
}

internal import InnkeeperCore

/// Rows of a sheet whose number, guest, site or dates are struck out: that may or may not be a cancellation, so such a
/// booking is never confirmed.
///
/// Before: a booking in row 12, confirmed, of which B12 and D12 are struck out
/// After: it is pending
struct StruckOutRows {
    /// The columns that count.
    private let columns: Set<Int>
    private var found: [(record: Int, row: Int, column: Int)] = []

    /// nil if no row can be struck out.
    init?(_ plan: CSVPlan) {
        guard plan.holdsSheet, plan.table.kind == .bookings else { return nil }
        let fields: [BookingField] = [.reservationID, .camperName, .siteNumber, .arrival, .departure, .nights]
        columns = Set(fields.flatMap { plan.table.bindings[$0.rawValue]?.columns ?? [] })
    }

    mutating func look(at label: SheetRowLabel?, record: Int, row: Int) {
        guard let label, !label.struckOut.isEmpty else { return }
        guard let column = label.struckOut.map({ $0 + TablePlan.sheetColumns }).first(where: columns.contains) else {
            return
        }
        found.append((record, row, column))
    }

    /// Makes confirmed bookings pending, and returns their records with the first column that is struck out.
    func holdBack(_ batch: inout RecordBatch) -> [(record: Int, column: Int)] {
        guard !found.isEmpty, case .bookings(var bookings) = batch else { return [] }
        let held = found.filter { bookings.status[$0.row] == .confirmed }
        for (_, row, _) in held { bookings.status[row] = .pending }
        batch = .bookings(bookings)
        return held.map { ($0.record, $0.column) }
    }
}

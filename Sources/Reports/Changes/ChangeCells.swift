import InnkeeperCore

/// Builds the cells of `changes.csv` without allocating a string for each: there may be as many rows as bookings.
struct ChangeCells {
    private let changes: BookingChanges
    private let dataset: Dataset
    /// By source: the property of bookings that name none.
    private let usualProperties: [String: String]
    private var cells = OutputRow()

    init(_ changes: BookingChanges, _ dataset: Dataset) {
        self.changes = changes
        self.dataset = dataset
        usualProperties = ChangeRow.usualProperties(dataset)
    }

    /// Begins the row of a current booking.
    mutating func begin(_ what: ChangeKind, now row: Int) {
        begin(what, dataset.bookings, row, source: dataset.source(of: dataset.bookings.records[row]))
    }

    /// Begins the row of a booking that is gone.
    mutating func begin(_ what: ChangeKind, past row: Int) {
        begin(what, changes.past, row, source: changes.pastSource(row))
    }

    private mutating func begin(_ what: ChangeKind, _ table: Bookings, _ row: Int, source: String) {
        cells.clear()
        cells.add(what.rawValue)
        cells.add(source)
        cells.add(table.id, row)
        cells.add(table.property[row] ?? usualProperties[source] ?? "")
        cells.add(table.site[row] ?? "")
        cells.add(table.arrival[row].date)
        cells.add(table.departure[row].date)
    }

    /// Adds a change: the old value and the new one.
    mutating func add(_ field: BookingField, _ change: BookingChanges.Change) {
        cells.add(field.rawValue)
        add(field, changes.past, change.past)
        add(field, dataset.bookings, change.row)
    }

    private mutating func add(_ field: BookingField, _ table: Bookings, _ row: Int) {
        func amount(_ cell: AmountCell) {
            cells.add(minorUnits: cell.minorUnits, digits: table.currency[row].minorDigits)
        }
        switch field {
        case .arrival: cells.add(table.arrival[row].date)
        case .departure: cells.add(table.departure[row].date)
        case .bookedOn: cells.add(table.bookedOn[row].date)
        case .nights: cells.add(table.nights[row].value)
        case .guests: cells.add(table.guests[row].value)
        case .nightlyRate: amount(table.rate[row])
        case .total: amount(table.total[row])
        case .paid: amount(table.paid[row])
        case .tax: amount(table.tax[row])
        default: cells.add(table.shownText(row, field))
        }
    }

    /// The finished row; missing columns are left empty.
    mutating func end() -> OutputRow {
        while cells.count < ChangesTable.columns.count { cells.addEmpty() }
        return cells
    }
}

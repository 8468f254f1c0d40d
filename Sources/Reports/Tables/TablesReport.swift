package import Core
import Formats

/// The derived tables as CSV, for spreadsheets and other programs.
///
/// Before: the bookings, the contacts, and `dataset.distances`, `.birthdays`, `.conflicts`, `.occupancy`, `.kpis`.
/// After: one file for each that a source or a stage has provided, with its header even when it has no rows.
package struct TablesReport: Report {
    package static let name = "tables"
    package static let summary = "the derived tables as CSV"
    package static var files: [String] { tables.map { $0.path } }
    package static let options = [
        OptionSpec(
            "bom", .flag, default: .flag(false), "begin each file with a byte order mark, which Excel needs for UTF-8"),
        OptionSpec(
            "people", .choice(PeopleTable.Order.allCases.map(\.rawValue)), default: .text("last"),
            "sort people.csv by last or by first name"),
    ]

    /// Every table, in the order in which they are written.
    package static let tables: [any OutputTable.Type] = [
        BirthdaysTable.self, ConflictsTable.self, DistancesTable.self, KPITable.self, OccupancyTable.self,
        PaymentsTable.self, PeopleTable.self, ShortagesTable.self,
    ]

    private let withMark: Bool
    private let order: PeopleTable.Order

    package init(options: OptionValues) {
        withMark = options.flag("bom") ?? false
        order = options.text("people").flatMap(PeopleTable.Order.init) ?? .lastName
    }

    package func render(_ input: ReportInput, to folder: any OutputFolder) throws {
        for table in TablesReport.tables where input.dataset.provided.contains(table.needs) {
            try folder.write(table.path) { piece in
                if withMark { try piece([0xEF, 0xBB, 0xBF]) }
                var csv = CSVWriter(formulaSafe: true)
                csv.row(table.columns.map(\.name))
                func write(_ cells: [String]) throws {
                    csv.row(cells)
                    if csv.byteCount >= pieceSize { try piece(csv.take()) }
                }
                if table == PeopleTable.self {
                    try PeopleTable.forEachRow(input, order: order, write)
                } else {
                    try table.forEachRow(input, write)
                }
                try piece(csv.take())
            }
        }
    }
}

/// Bytes that a report gathers before it hands them over.
let pieceSize = 256 << 10

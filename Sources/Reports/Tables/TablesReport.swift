package import InnkeeperCore
import InnkeeperFormats

/// The derived tables as CSV, for spreadsheets and other programs; optionally also as JSON Lines, with each number as a
/// number and each empty cell as `null`.
///
/// Before: the bookings, the contacts, and `dataset.distances`, `.birthdays`, `.conflicts`, `.occupancy`, `.kpis`.
/// After: one file for each that a source or a stage has provided, with its header even if it has no rows.
package struct TablesReport: Report {
    package static let name = "tables"
    package static let summary = "the derived tables as CSV, and by option as JSON Lines"
    package static var files: [String] { tables.map { $0.path } + tables.map { $0.linesPath } }
    package static let options =
        [
            OptionSpec("lines", .flag, default: .flag(false), "write each table as JSON Lines too, for programs"),
            OptionSpec(
                "only", .choices(tables.map { $0.name }),
                "only these tables. Default: all that there is data for"),
            OptionSpec(
                "people", .choice(PeopleTable.Order.allCases.map(\.rawValue)), default: .text("last"),
                "sort people.csv by last or by first name"),
            OptionSpec(
                "rowsPerFile", .integer(1...1_000_000_000),
                "split a table made from more bookings, contacts, conflicts or changes than this into part files, such as "
                    + "`payments.csv/part-00000.csv`. Default: one file"),
        ] + TableStyle.options

    /// Every table, in the order of writing.
    package static let tables: [any OutputTable.Type] = [
        BirthdaysTable.self, ChangesTable.self, ConflictsTable.self, DistancesTable.self, KPITable.self,
        OccupancyTable.self,
        PaymentsTable.self, PeopleTable.self, ShortagesTable.self,
    ]

    private let chosen: [any OutputTable.Type]
    private let options: OptionValues
    private let withLines: Bool
    private let rowsPerFile: Int
    private let order: PeopleTable.Order

    package init(options: OptionValues) {
        let only = options.texts("only")
        chosen = TablesReport.tables.filter { only?.contains($0.name) ?? true }
        self.options = options
        withLines = options.flag("lines") ?? false
        rowsPerFile = options.integer("rowsPerFile") ?? .max
        order = options.text("people").flatMap(PeopleTable.Order.init) ?? .lastName
    }

    package func paths(given parts: Set<DatasetPart>) -> [String] {
        let given = chosen.filter { parts.contains($0.needs) }
        return given.map { $0.path } + (withLines ? given.map { $0.linesPath } : [])
    }

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        for part in parts { try part(input, folder) }
    }

    /// One part per file: there can be many bills and people.
    package var parts: [ReportPart] {
        chosen.indices.flatMap { index -> [ReportPart] in
            let table = chosen[index]
            guard table is any CountedTable.Type else {
                let csv = ReportPart(effort: table.effort) { input, folder in
                    try writeCSV(chosen[index], input, to: folder)
                }
                let lines = ReportPart(effort: table.effort) { input, folder in
                    try writeLines(chosen[index], input, to: folder)
                }
                return withLines ? [csv, lines] : [csv]
            }
            let csv = ReportPart(effort: table.effort) { input in csvPieces(of: chosen[index], input) }
            let lines = ReportPart(effort: table.effort) { input in linePieces(of: chosen[index], input) }
            return withLines ? [csv, lines] : [csv]
        }
    }

    private func writeCSV(_ table: any OutputTable.Type, _ input: RunData, to folder: any OutputFolder) throws {
        guard table.isGiven(input) else { return }
        try folder.write(table.path) { piece in
            let style = TableStyle(options, input.context.property)
            if style.hasMark { try piece(style.start) }
            var csv = style.writer
            csv.row(table.columns.map(\.name))
            try table.forEachRow(input) { cells in
                style.write(cells, table.columns, to: &csv)
                if csv.byteCount >= pieceSize { try piece(csv.take()) }
            }
            try piece(csv.take())
        }
    }

    private func csvPieces(of table: any OutputTable.Type, _ input: RunData) -> ReportChunks {
        let style = TableStyle(options, input.context.property)
        return pieces(of: table, table.path, input) { rows, range in
            var csv = style.writer
            if range.lowerBound == 0 { csv.row(table.columns.map(\.name)) }
            rows.forEach(in: range) { cells in style.write(cells, table.columns, to: &csv) }
            let bytes = csv.take()
            return range.lowerBound == 0 && style.hasMark ? style.start + bytes : bytes
        }
    }

    private func linePieces(of table: any OutputTable.Type, _ input: RunData) -> ReportChunks {
        pieces(of: table, table.linesPath, input) { rows, range in
            var json = JSONWriter()
            rows.forEach(in: range) { cells in table.write(cells, to: &json) }
            return json.take()
        }
    }

    private func pieces(
        of table: any OutputTable.Type, _ path: String, _ input: RunData,
        _ render: @escaping @Sendable (_ rows: any TableRows, _ range: Range<Int>) -> [UInt8]
    ) -> ReportChunks {
        guard table.isGiven(input), let rows = rows(table, input) else {
            return ReportChunks(files: [], count: 0) { _ in [] }
        }
        let ranges = RowRanges(rows.count, inFile: rowsPerFile, inPiece: type(of: rows).countInPiece)
        return ReportChunks(files: [path], count: ranges.count, countInFile: ranges.countInFile) { number in
            [render(rows, ranges[number])]
        }
    }

    private func rows(_ table: any OutputTable.Type, _ input: RunData) -> (any TableRows)? {
        if table == PeopleTable.self { return PeopleTable.Rows(input, order: order) }
        return (table as? any CountedTable.Type)?.rows(input)
    }

    private func writeLines(_ table: any OutputTable.Type, _ input: RunData, to folder: any OutputFolder) throws {
        guard table.isGiven(input) else { return }
        try folder.write(table.linesPath) { piece in
            var json = JSONWriter()
            try table.forEachRow(input) { cells in
                table.write(cells, to: &json)
                if json.bytes.count >= pieceSize { try piece(json.take()) }
            }
            try piece(json.take())
        }
    }
}

/// How many bytes a report buffers before passing them on.
let pieceSize = 256 << 10

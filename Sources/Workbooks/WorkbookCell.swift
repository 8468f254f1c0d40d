import InnkeeperCore

/// What a cell holds.
package enum CellValue: Equatable, Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    /// As spreadsheets show it: `#N/A`.
    case error(String)
    /// `2026-05-17`
    case date(String)
    /// `2026-05-17T14:30:00`, with milliseconds if there are any.
    case datetime(String)
    /// A time of day: `14:30:00`
    case time(String)
    /// `PT26H30M0S`
    case duration(String)
    /// A formula whose result isn't in the file.
    case unknown
}

/// A non-empty cell.
package struct WorkbookCell: Equatable, Sendable {
    /// From 0.
    package var row: Int
    package var column: Int
    package var value: CellValue
    package var isFormula: Bool
    package var look: CellLook

    package init(row: Int, column: Int, value: CellValue, isFormula: Bool = false, look: CellLook = CellLook()) {
        self.row = row
        self.column = column
        self.value = value
        self.isFormula = isFormula
        self.look = look
    }

    /// `B12`
    package var address: String { CellAddress.text(row: row, column: column) }
}

/// What matters of a cell's style.
package struct CellLook: Equatable, Sendable {
    package var isStruckOut = false
    /// Identifies the fill; 0 for none.
    package var fill = 0
    /// The currency of its number format, as written there: `€`, `EUR`, `$`.
    package var currency = ""

    package init() {}
}

/// A sheet of a workbook.
package struct Worksheet: Equatable, Sendable {
    package var name: String
    package var isHidden: Bool

    package init(name: String, isHidden: Bool = false) {
        self.name = name
        self.isHidden = isHidden
    }
}

/// Merged cells; rows and columns from 0.
package struct MergedCells: Equatable, Sendable {
    package var rows: ClosedRange<Int>
    package var columns: ClosedRange<Int>

    package init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
        self.rows = rows
        self.columns = columns
    }
}

/// A problem with a workbook.
package struct WorkbookProblem: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// It is something else, or needs a password: nothing is read.
        case refused
        /// Something in it is damaged; the rest is read.
        case damaged
        /// It exceeds a limit.
        case limit
    }

    package var kind: Kind
    /// The sheet, if it is about one.
    package var sheet: String?
    /// A clause: "it needs a password".
    package var message: String

    package init(_ kind: Kind, _ message: String, sheet: String? = nil) {
        self.kind = kind
        self.message = message
        self.sheet = sheet
    }
}

/// What a reader reports about a workbook, in reading order: each sheet before its cells.
package enum WorkbookEvent: Equatable, Sendable {
    case sheet(Worksheet)
    case cell(WorkbookCell)
    case merged(MergedCells)
    case problem(WorkbookProblem)
}

/// The parts of a package (a zip): their names, and their bytes on demand, wherever they come from.
package struct WorkbookPackage {
    package var names: [String]
    /// Passes the bytes of a part to `take`, piece by piece, until that returns false. Throws what is wrong with the
    /// part.
    package var read: (_ name: String, _ take: (_ bytes: [UInt8]) -> Bool) throws(WorkbookFault) -> Void

    package init(
        names: [String],
        read: @escaping (_ name: String, _ take: (_ bytes: [UInt8]) -> Bool) throws(WorkbookFault) -> Void
    ) {
        self.names = names
        self.read = read
    }
}

/// Why a part of a workbook, or all of it, can't be read.
package struct WorkbookFault: Error, Equatable {
    package var kind: WorkbookProblem.Kind
    package var message: String

    package init(_ kind: WorkbookProblem.Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

/// Limits for a workbook.
package struct WorkbookLimits: Sendable {
    /// Cells that exist only because the file says that one is repeated.
    package var repeatedCells = 1 << 18
    /// Bytes of cell text per byte of the file: many cells may share one text.
    package var textRatio = 200
    /// This many bytes of text are always allowed, whatever the ratio.
    package var unquestionedText = 64 << 20
    package var sheets = 2000
    /// Rows per sheet, if only its beginning is needed.
    package var rows = Int.max

    package init() {}
}

/// Passes events on to the caller, and enforces the limits.
final class WorkbookOutput {
    private let take: (WorkbookEvent) -> Void
    private let isWanted: () -> Bool
    private let limits: WorkbookLimits
    private var textLeft: Int
    private var repeatsLeft: Int
    private(set) var sheetName: String?
    private var sheetCount = 0
    private var told: Set<String> = []
    let fileSize: Int
    /// A problem has been reported that will cause others.
    var isQuiet = false
    /// Whether a limit was reached, after which nothing more is read.
    private(set) var isFull = false
    /// Whether all needed rows of the sheet have been read.
    private(set) var isSheetFull = false
    private var rowCount = 0
    private var lastRow = -1
    /// The number of cells and merges in the sheet so far, and how many are already known when it is read again.
    private var count = 0
    private var known = 0

    /// At each row `isWanted` says whether to read on.
    init(
        fileSize: Int, limits: WorkbookLimits, isWanted: @escaping () -> Bool = { true },
        take: @escaping (WorkbookEvent) -> Void
    ) {
        self.isWanted = isWanted
        self.take = take
        self.limits = limits
        self.fileSize = fileSize
        textLeft = max(limits.unquestionedText, limits.textRatio.multipliedReportingOverflow(by: fileSize).partialValue)
        repeatsLeft = limits.repeatedCells
    }

    func begin(_ sheet: Worksheet) {
        sheetCount += 1
        sheetName = sheet.name
        told = []
        (isSheetFull, rowCount, lastRow) = (false, 0, -1)
        (count, known) = (0, 0)
        if sheetCount > limits.sheets { return stop("it has more than \(limits.sheets) sheets") }
        take(.sheet(sheet))
    }

    /// `isRepeated` marks a cell that the file doesn't write out.
    func add(_ cell: WorkbookCell, isRepeated: Bool = false) {
        if isFull || isSheetFull || !isNew() { return }
        if cell.row != lastRow {
            (lastRow, rowCount) = (cell.row, rowCount + 1)
            isSheetFull = rowCount > limits.rows
            if isSheetFull { return }
            if !isWanted() { return end() }
        }
        if isRepeated {
            repeatsLeft -= 1
            if repeatsLeft < 0 { return stop("it repeats more than \(limits.repeatedCells) cells") }
        }
        if case .text(let text) = cell.value {
            if text.isEmpty, !cell.isFormula { return }
            textLeft -= text.utf8.count
            if textLeft < 0 { return stop("its cells hold more text than the file could") }
        }
        take(.cell(cell))
    }

    func merge(_ cells: MergedCells) { if !isFull, isNew() { take(.merged(cells)) } }

    /// Rereads the sheet from its start with the reference: what is known isn't passed on again.
    func beginAgain() { (known, count) = (max(known, count), 0) }

    private func isNew() -> Bool {
        count += 1
        return count > known
    }

    func tell(_ kind: WorkbookProblem.Kind, _ message: String) {
        if isQuiet, kind == .damaged { return }
        take(.problem(WorkbookProblem(kind, message, sheet: sheetName)))
    }

    /// Reports a problem that may occur in many cells once per sheet.
    func tellOnce(_ kind: WorkbookProblem.Kind, _ message: String) {
        if told.insert(message).inserted { tell(kind, message) }
    }

    func stop(_ message: String) {
        if isFull { return }
        isFull = true
        tell(.limit, message)
    }

    /// Nobody wants the rest, nor what is wrong with it.
    private func end() { (isFull, isQuiet) = (true, true) }
}

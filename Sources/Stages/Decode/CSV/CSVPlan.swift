internal import InnkeeperCore
package import InnkeeperFormats

/// Everything that is fixed before the records of a CSV file are read: the value that the slices share.
package struct CSVPlan: Sendable {
    /// What the columns mean.
    package var table: TablePlan
    package var encoding: TextEncoding
    /// Every byte of the file was seen to be text of the encoding: no record needs to be looked at again.
    package var isProvenText: Bool
    package var delimiter: UInt8
    /// Where each header is.
    let headerPositions: [SourcePosition]
    /// The column whose header has a quote that nothing closes.
    let unclosedHeader: Int?
    /// The line of the header, its bytes, and how many lines above it hold anything.
    let headerLine: Int
    let headerBytes: [UInt8]
    let linesAbove: Int
    /// The most cells of a row, where the header's line seems to go on with the first record.
    let headingsRunOnAfter: Int?
    /// Why encoding and delimiter are what they are.
    var encodingReason = ""
    var delimiterReason = ""

    /// Whether the cells are those of a sheet: as it is spooled, or as its records were written before.
    let holdsSheet: Bool

    /// Where a record is: in a sheet its row, which its second cell says.
    func line(of record: Int, in chunk: CSVChunk, _ index: CSVIndex) -> Int {
        let label = table.settings.isWorksheet ? rowLabel(of: record, in: chunk, index) : nil
        return label?.row ?? chunk.line + Int(index.lines[record])
    }

    /// What a sheet's line says of its row.
    func rowLabel(of record: Int, in chunk: CSVChunk, _ index: CSVIndex) -> SheetRowLabel? {
        index.fieldCount(record) > 1 ? SheetRowLabel(chunk.bytes[index.field(1, of: record)]) : nil
    }

    /// Where a cell is shown to be: for a sheet in its own columns.
    func column(_ position: SourcePosition, of field: Int) -> Int {
        table.settings.isWorksheet ? max(1, field + 1 - TablePlan.sheetColumns) : position.column
    }

    /// What the settings and a header fix; nil for a file without one.
    init(settings: SourceSettings, file: Int, encoding: TextEncoding, header: CSVHeader?) {
        table = TablePlan(settings: settings, file: file, header: header?.cells ?? [], rows: header?.rows ?? [])
        holdsSheet = TablePlan.holdsSheet(table.header)
        self.encoding = encoding
        isProvenText = encoding != .utf8
        delimiter = header?.delimiter ?? 0x2C
        headerPositions = header?.positions ?? []
        unclosedHeader = header?.unclosed
        headerLine = header?.line ?? 1
        headerBytes = header?.bytes ?? []
        linesAbove = header?.linesAbove ?? 0
        headingsRunOnAfter = settings.isWorksheet ? nil : header?.runsOnAfter
        switch header?.doubt {
        case .several(let first, let second): table.problems = [.severalHeaders(first, second)]
        case .noLine(let line): table.problems = [.noHeaderLine(line)]
        case .absent: if !table.problems.isEmpty { table.problems = [.noHeader] }
        case nil: break
        }
    }

    /// A cell's text; empty where its word means no value.
    func text(_ field: ArraySlice<UInt8>) -> String {
        let cell = CSVFieldText.trimmedBytes(field)
        if table.settings.missing.isEmpty { return decoded(cell) }
        return MissingWords(table.settings.missing).contains(cell.span, 0, cell.count) ? "" : decoded(cell)
    }

    /// A cell's text as it is written.
    func writtenText(_ field: ArraySlice<UInt8>) -> String { decoded(CSVFieldText.trimmedBytes(field)) }

    /// The text of a cell that is out of its quotation marks.
    private func decoded(_ cell: ArraySlice<UInt8>) -> String {
        let cell = holdsSheet && CSVFieldText.isGuarded(cell) ? cell.dropFirst() : cell
        return text(unguarded: cell)
    }

    private func text(unguarded cell: ArraySlice<UInt8>) -> String {
        encoding == .utf8 ? DamagedUTF8.repaired(cell) ?? encoding.text(cell) : encoding.text(cell)
    }

    /// How the file is read, for run.json.
    var reading: [ReadingNote] {
        // A sheet has neither: it is spooled in those that are read fastest.
        if table.settings.isWorksheet { return table.notes }
        return [
            ReadingNote("encoding", encodingNote, reason: encodingReason),
            ReadingNote("delimiter", delimiterName, reason: delimiterReason),
        ] + table.notes
    }

    private var encodingNote: String {
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian: "\(encoding.rawValue), turned into UTF-8"
        default: encoding.rawValue
        }
    }

    var delimiterName: String {
        switch delimiter {
        case 0x2C: "comma"
        case 0x3B: "semicolon"
        case 0x09: "tab"
        case 0x7C: "bar"
        default: String(Unicode.Scalar(delimiter))
        }
    }
}

internal import InnkeeperCore
package import InnkeeperFormats

/// Everything that is settled before the records of a CSV file are read; shared by its slices.
package struct CSVPlan: Sendable {
    /// What the columns mean.
    package var table: TablePlan
    package var encoding: TextEncoding
    /// Whether every byte of the file is known to be valid in the encoding, so that records need no further checks.
    package var isProvenText: Bool
    package var delimiter: UInt8
    /// Where each header is.
    let headerPositions: [SourcePosition]
    /// The column whose header has an unclosed quote.
    let unclosedHeader: Int?
    /// The line of the header, its bytes, and the number of non-empty lines above it.
    let headerLine: Int
    let headerBytes: [UInt8]
    let linesAbove: Int
    /// The width of the first rows, if the header's line seems to run on into the first record.
    let headingsRunOnAfter: Int?
    /// Why encoding and delimiter were chosen.
    var encodingReason = ""
    var delimiterReason = ""

    /// Whether the cells come from a sheet, either as spooled or as records written by an earlier run.
    let holdsSheet: Bool

    /// The location of a record: for a sheet its row, which its second cell gives.
    func line(of record: Int, in chunk: CSVChunk, _ index: CSVIndex) -> Int {
        let label = table.settings.isWorksheet ? rowLabel(of: record, in: chunk, index) : nil
        return label?.row ?? chunk.line + Int(index.lines[record])
    }

    /// What a sheet's line says about its row.
    func rowLabel(of record: Int, in chunk: CSVChunk, _ index: CSVIndex) -> SheetRowLabel? {
        index.fieldCount(record) > 1 ? SheetRowLabel(chunk.bytes[index.field(1, of: record)]) : nil
    }

    /// The column to show for a cell: for a sheet, the sheet's own column.
    func column(_ position: SourcePosition, of field: Int) -> Int {
        table.settings.isWorksheet ? max(1, field + 1 - TablePlan.sheetColumns) : position.column
    }

    /// What the settings and the header determine; a nil header is a file without one.
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

    /// A cell's text; empty if its word means no value.
    func text(_ field: ArraySlice<UInt8>) -> String {
        let cell = CSVFieldText.trimmedBytes(field)
        if table.settings.missing.isEmpty { return decoded(cell) }
        return MissingWords(table.settings.missing).contains(cell.span, 0, cell.count) ? "" : decoded(cell)
    }

    /// A cell's text as written.
    func writtenText(_ field: ArraySlice<UInt8>) -> String { decoded(CSVFieldText.trimmedBytes(field)) }

    /// The text of a cell without its quotation marks.
    private func decoded(_ cell: ArraySlice<UInt8>) -> String {
        let cell = holdsSheet && CSVFieldText.isGuarded(cell) ? cell.dropFirst() : cell
        return text(unguarded: cell)
    }

    private func text(unguarded cell: ArraySlice<UInt8>) -> String {
        encoding == .utf8 ? DamagedUTF8.repaired(cell) ?? encoding.text(cell) : encoding.text(cell)
    }

    /// How the file is read, for run.json.
    var reading: [ReadingNote] {
        // A sheet has neither: it is spooled in the ones that are fastest to read.
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

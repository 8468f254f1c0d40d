internal import Core
package import Formats

/// Everything that is fixed before the records of a CSV file are read: the value that the slices share.
package struct CSVPlan: Sendable {
    /// What the columns mean.
    package var table: TablePlan
    package var encoding: TextEncoding
    /// Every byte of the file was seen to be text of the encoding: no record needs to be looked at again.
    package var isProvenText: Bool
    package var delimiter: UInt8
    /// Where each header stands.
    let headerPositions: [SourcePosition]
    /// The column whose header has a quote that nothing closes.
    let unclosedHeader: Int?
    /// Why encoding and delimiter are what they are.
    var encodingReason = ""
    var delimiterReason = ""

    /// What the settings and a header line fix.
    init(
        settings: SourceSettings, file: Int, encoding: TextEncoding, delimiter: UInt8, header: [String],
        positions: [SourcePosition] = [], unclosed: Int? = nil
    ) {
        table = TablePlan(settings: settings, file: file, header: header)
        self.encoding = encoding
        isProvenText = encoding != .utf8
        self.delimiter = delimiter
        headerPositions = positions
        unclosedHeader = unclosed
    }

    /// A cell's text; empty where its word means no value.
    func text(_ field: ArraySlice<UInt8>) -> String {
        let cell = Array(CSVFieldText.trimmedBytes(field))
        return MissingWords(table.settings.missing).contains(cell.span, 0, cell.count) ? "" : encoding.text(cell)
    }

    /// How the file is read, for run.json.
    var reading: [ReadingNote] {
        [
            ReadingNote("encoding", encodingNote, reason: encodingReason),
            ReadingNote("delimiter", delimiterName, reason: delimiterReason),
        ] + table.notes
    }

    private var encodingNote: String {
        switch encoding {
        case .utf8, .windows1252: encoding.rawValue
        case .utf16LittleEndian, .utf16BigEndian: "\(encoding.rawValue), turned into UTF-8"
        }
    }

    private var delimiterName: String {
        switch delimiter {
        case 0x2C: "comma"
        case 0x3B: "semicolon"
        case 0x09: "tab"
        case 0x7C: "bar"
        default: String(Unicode.Scalar(delimiter))
        }
    }
}

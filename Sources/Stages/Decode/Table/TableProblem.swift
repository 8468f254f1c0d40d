package import InnkeeperCore
internal import InnkeeperServices

/// Why a whole file can't be read as its source declares.
package enum TableProblem: Sendable, Equatable {
    /// pipeline.json names a header that the file lacks.
    case missingColumn(field: String, header: String)
    /// No header of the file is known to be this field; the first rows may show which column is likely to be it.
    case unmappedField(String, likely: Int? = nil)
    case unknownEncoding(String)
    /// Two lines may be the header.
    case severalHeaders(Int, Int)
    /// The letters fit two code pages equally well.
    case severalEncodings(String, String)
    /// Two columns with different contents may both be the field.
    case severalColumns(field: String, Int, Int)
    /// There are values where the header should be.
    case noHeader
    /// No row starts on the line that pipeline.json names.
    case noHeaderLine(Int)
    /// Every date of this column can be read day first and month first.
    case openDates(field: String, column: Int)

    package var code: String {
        switch self {
        case .missingColumn, .unmappedField, .noHeader, .noHeaderLine: ReadingCode.csvColumnMissing.rawValue
        case .unknownEncoding: ReadingCode.encodingInvalid.rawValue
        case .severalHeaders, .severalEncodings, .severalColumns: ReadingCode.sourceAmbiguous.rawValue
        case .openDates: OpenDateOrder.code
        }
    }

    /// The column to whose heading the finding points, if any.
    package var column: Int? {
        switch self {
        case .openDates(_, let column), .severalColumns(_, let column, _): column
        default: nil
        }
    }

    package var field: String {
        switch self {
        case .missingColumn(let field, _), .unmappedField(let field, _), .openDates(let field, _),
            .severalColumns(let field, _, _):
            field
        case .unknownEncoding, .severalHeaders, .severalEncodings, .noHeader, .noHeaderLine: ""
        }
    }

    /// The facts of the problem in a file with this header.
    package func facts(header: [String]) -> FindingArguments {
        let shown = header.prefix(40).map { String($0.prefix(60)) }
        let headers = FindingArgument.texts(header.count > shown.count ? shown + ["…"] : shown)
        switch self {
        case .missingColumn(_, let name):
            return [.problem: .key(ReadingProblem.Column.noSuchHeading), .header: .text(name), .headers: headers]
        case .unmappedField(let field, let likely):
            if let likely, header.indices.contains(likely) {
                return [
                    .problem: .key(ReadingProblem.Column.likely), .header: .text(String(header[likely].prefix(60))),
                    .headers: headers,
                ]
            }
            let isLength = field == BookingField.nights.rawValue
            return [
                .problem: .key(isLength ? ReadingProblem.Column.noLength : .notRecognised), .headers: headers,
            ]
        case .unknownEncoding(let name):
            return [.problem: .key(ReadingProblem.Encoding.unknown), .encoding: .text(name)]
        case .severalHeaders(let first, let second):
            return [
                .problem: .key(ReadingProblem.Ambiguity.headings), .line: .count(first), .otherLine: .count(second),
            ]
        case .severalEncodings(let first, let second):
            return [
                .problem: .key(ReadingProblem.Ambiguity.encodings), .encoding: .text(first), .found: .text(second),
            ]
        case .severalColumns(_, let first, let second):
            let names = [first, second].map { header.indices.contains($0) ? String(header[$0].prefix(60)) : "" }
            return [
                .problem: .key(ReadingProblem.Ambiguity.columns), .header: .text(names[0]), .found: .text(names[1]),
            ]
        case .noHeader: return [.problem: .key(ReadingProblem.Column.noHeadings)]
        case .openDates(_, let column):
            return header.indices.contains(column) ? [.header: .text(String(header[column].prefix(60)))] : [:]
        case .noHeaderLine(let line):
            return [.problem: .key(ReadingProblem.Column.noSuchLine), .line: .count(line)]
        }
    }
}

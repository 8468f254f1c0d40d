/// Why a whole file can't be read as its source says.
package enum TableProblem: Sendable, Equatable {
    /// pipeline.json names a header that the file does not have.
    case missingColumn(field: String, header: String)
    /// No header of the file is known to be this field.
    case unmappedField(String)
    case unknownEncoding(String)
    /// Two lines may be the header.
    case severalHeaders(Int, Int)
    /// Values stand where the header should.
    case noHeader
    /// No row begins in the line that pipeline.json names.
    case noHeaderLine(Int)

    package var code: String {
        switch self {
        case .missingColumn, .unmappedField, .noHeader, .noHeaderLine: "csv-column-missing"
        case .unknownEncoding: "encoding-invalid"
        case .severalHeaders: "source-ambiguous"
        }
    }

    package var field: String {
        switch self {
        case .missingColumn(let field, _), .unmappedField(let field): field
        case .unknownEncoding, .severalHeaders, .noHeader, .noHeaderLine: ""
        }
    }

    /// What is wrong, and the line to put into the configuration.
    package func detail(source: String, header: [String]) -> String {
        let shown = header.prefix(40).map { "\u{201C}\($0.prefix(60))\u{201D}" }
        let headers = (header.count > shown.count ? shown + ["…"] : shown).joined(separator: ", ")
        switch self {
        case .missingColumn(let field, let name):
            return "no column \u{201C}\(name)\u{201D} for \(field); the file has \(headers)"
        case .unmappedField(let field):
            let what = field == "nights" ? "neither nights nor departure" : "no \(field)"
            return "\(what) among \(headers); add \"columns\": { \"\(field)\": \"…\" } to source \"\(source)\""
        case .unknownEncoding(let name):
            return "encoding \"\(name)\" is not known; use UTF-8, UTF-16LE, UTF-16BE or Windows-1252"
        case .severalHeaders(let first, let second):
            return
                "which line holds the headings, \(first) or \(second)? Add \"headerLine\": \(first) or \"headerLine\": \(second) to source \"\(source)\""
        case .noHeader:
            return "its first row holds values and no row has headings that are known; put a row of headings above them"
        case .noHeaderLine(let line):
            return "no row begins in line \(line), which \"headerLine\" of source \"\(source)\" names"
        }
    }
}

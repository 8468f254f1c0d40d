import InnkeeperCore
import InnkeeperFormats

/// How the tables are written: for programs, or as the property's spreadsheet opens them.
///
/// A spreadsheet uses the conventions of its language and country: with a decimal comma, cells are separated by
/// semicolons. Without the byte order mark it would take UTF-8 for another encoding. Dates stay ISO, which all of them
/// read.
struct TableStyle: Sendable, Equatable {
    static let options = [
        OptionSpec(
            "style", .choice(["plain", "spreadsheet"]), default: .text("plain"),
            "`plain`: comma, point and no byte order mark, in every language. `spreadsheet`: as spreadsheets expect it in the "
                + "property's language and country"),
        OptionSpec(
            "delimiter", .choice(delimiters), "the delimiter between cells. Default: that of the style"),
        OptionSpec(
            "decimal", .choice(decimalMarks), "the decimal mark. Default: that of the style"),
        OptionSpec(
            "bom", .flag,
            "start each file with a byte order mark, which Excel needs for UTF-8. Default: that of the style"),
    ]
    private static let delimiters = [",", ";", "\t", "|"]
    private static let decimalMarks = [".", ","]

    let delimiter: UInt8
    let decimalMark: UInt8
    let hasMark: Bool

    init(_ options: OptionValues, _ property: Property) {
        let isForSpreadsheets = options.text("style") == "spreadsheet"
        let usual = isForSpreadsheets ? Conventions(property.language, country: property.country).decimalMark : "."
        decimalMark = (options.text("decimal") ?? usual).utf8.first ?? UInt8(ascii: ".")
        let usualDelimiter = isForSpreadsheets && decimalMark == UInt8(ascii: ",") ? ";" : ","
        delimiter = (options.text("delimiter") ?? usualDelimiter).utf8.first ?? UInt8(ascii: ",")
        hasMark = options.flag("bom") ?? isForSpreadsheets
    }

    /// The first bytes of each file.
    var start: [UInt8] { hasMark ? [0xEF, 0xBB, 0xBF] : [] }

    var writer: CSVWriter { CSVWriter(formulaSafe: true, delimiter: delimiter, decimalMark: decimalMark) }

    /// Writes a row, nearly always unchanged.
    func write(_ cells: borrowing OutputRow, _ columns: [OutputColumn], to csv: inout CSVWriter) {
        guard decimalMark != UInt8(ascii: ".") else { return csv.row(cells) }
        let mark = String(UnicodeScalar(decimalMark))
        csv.row(
            zip(cells.texts, columns).map { cell, column in
                column.shape == .decimal ? cell.replacing(".", with: mark) : cell
            })
    }
}

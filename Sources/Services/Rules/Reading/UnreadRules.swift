import Core

extension ReadingRule {
    /// What is said of files that nothing reads.
    static let unread: [ReadingRule] = [
        // Tells of a file that holds data, or may hold data, and is not read.
        // Before: A workbook (.xlsx) where a CSV was expected; an export with headings that are not known.
        // After: The run goes on without it, with exit status 3.
        ReadingRule(
            code: "source-unrecognised", severity: .error,
            summary: "The file may be an export, and was not read.",
            advice: """
                Export as CSV, vCard, iCalendar, xCard, GeoJSON or a JSON array, or name the columns of a table with \
                columns. A file that is not needed: list it under ignore in pipeline.json, or give --exclude.
                """,
            message: { message($0) { "The file was not read: \($0)." } }),
        // Names a file that no report needs.
        // Before: A letter, a picture or a bank statement beside the exports.
        // After: It is named, and changes no exit status.
        ReadingRule(
            code: "source-not-export", severity: .info,
            summary: "The file is not an export of bookings, contacts, campsites or places.",
            advice: "Nothing to do. To hear no more of it, list it under ignore in pipeline.json, or give --exclude.",
            message: { message($0) { "This was not read, and need not be: \($0)." } }),
    ]

    private static func message(_ finding: Finding, _ sentence: (String) -> String) -> String {
        guard let file = UnreadFile(detail: finding.detail, headings: finding.value) else {
            return sentence(finding.detail)
        }
        return switch file.content {
        case .export:
            sentence(
                "it holds \(file.nearest.map(noun) ?? "records"), but no source of the configuration asks for it; add "
                    + "its name or a pattern to \"files\"")
        case .table: sentence(table(file))
        default: sentence(words(file.content))
        }
    }

    /// Of a table: what is missing, what it has, and how it can be read all the same.
    private static func table(_ file: UnreadFile) -> String {
        let kind = file.nearest.map(noun) ?? "bookings, contacts, campsites or places"
        let needs = file.missing.map(words)
        let lack =
            if file.nearest == nil {
                "no heading of the table is known"
            } else if needs.isEmpty {
                "nothing in the table shows that it holds \(kind)"
            } else {
                "the table looks like \(kind), but has no column that looks like \(needs.joined(separator: " or "))"
            }
        let headings = file.headings.first.map { "; its headings are \($0)" } ?? ""
        return "\(lack)\(headings). If it holds \(kind), name its columns with \"columns\" in pipeline.json"
    }

    private static func noun(_ kind: RecordKind) -> String { kind.rawValue }

    private static func words(_ need: UnreadFile.Need) -> String {
        switch need {
        case .arrival: "an arrival date"
        case .departure: "a departure date or a number of nights"
        case .name: "a name"
        case .reach: "a phone, an e-mail or a birthday"
        case .siteNumber: "a site number"
        case .siteFacts: "what a campsite offers (capacity, electricity, rate)"
        case .position: "a latitude and a longitude"
        }
    }

    /// What the file is, as a clause, and what to do about it where something can be done.
    private static func words(_ content: UnreadFile.Content) -> String {
        let saveAs = "open it in a spreadsheet and save each sheet as CSV UTF-8"
        let toGeoJSON = "convert it to GeoJSON, for example with ogr2ogr"
        return switch content {
        case .export: "it is an export"
        case .table: "it is a table"
        case .savedPlaces:
            """
            it is a list of saved places without their positions; in Google Takeout choose Maps (your places) and use \
            its Saved Places.json
            """
        case .bankStatement: "it is a bank or account statement"
        case .payout: "it is a list of payouts"
        case .staffList: "it is a list of staff"
        case .excel: "it is an Excel workbook (.xlsx); \(saveAs)"
        case .oldExcel: "it is a workbook of old Excel (.xls); \(saveAs)"
        case .openDocumentSheet: "it is an OpenDocument workbook (.ods); \(saveAs)"
        case .numbers: "it is a workbook of Apple Numbers; open it in Numbers and choose File, Export To, CSV"
        case .protectedOffice: "it is an Office file that needs a password; remove the password, then \(saveAs)"
        case .spreadsheetXML: "it is a workbook as XML, which Excel opens; \(saveAs)"
        case .webTable: "it is a web page under the name of a table, as some systems export; \(saveAs)"
        case .jsonRecords: "its JSON holds a list of records in a form that is not known"
        case .json: "it is JSON without a list of records"
        case .xmlRecords: "its XML holds a list of records in a form that is not known"
        case .xml: "it is XML without a list of records"
        case .osmXML: "it is OpenStreetMap's XML; ask Overpass for JSON, with [out:json] before the query"
        case .calendar: "it is called a calendar, but does not begin with BEGIN:VCALENDAR; export it again"
        case .cards: "it is called an address book, but holds no line BEGIN:VCARD; export it again"
        case .kmz: "it is a zipped map of Google Earth (.kmz); unzip it, then \(toGeoJSON)"
        case .shapefile: "it is part of a shapefile; \(toGeoJSON)"
        case .geoPackage: "it is a GeoPackage; \(toGeoJSON)"
        case .columnar: "it is a columnar file (Parquet or Arrow); convert it to CSV, for example with DuckDB"
        case .database: "it is a database; export its table of bookings as CSV"
        case .word: "it is a Word document"
        case .openDocument: "it is an OpenDocument text"
        case .presentation: "it is a presentation"
        case .pdf: "it is a PDF; where it holds data, export them as CSV"
        case .richText: "it is a formatted text (.rtf)"
        case .webPage: "it is a web page"
        case .email: "it is an e-mail; where an export is attached to it, save that beside the others"
        case .text: "it is a text"
        case .picture: "it is a picture"
        case .media: "it is a sound or a film"
        case .archive: "it is an archive in a format that can't be unpacked here; unpack it, or make a zip of it"
        case .encrypted: "it is encrypted; decrypt it first"
        case .encoding: "it is text in UTF-32; save it as UTF-8"
        case .unknown: "it is in no format that is read here"
        }
    }
}

import InnkeeperCore

extension ReadingRule {
    /// Findings about files and columns that no source reads.
    static let unread: [ReadingRule] = [
        // Reports a file that holds or may hold data and is not read.
        // Before: A workbook (.xlsx) where a CSV was expected; an export with unknown headings.
        // After: The run continues without it, with exit status 3.
        ReadingRule(
            code: .sourceUnrecognised, severity: .error,
            summary: "The file may be an export, and was not read.",
            advice: """
                Export as CSV, vCard, iCalendar, xCard, GeoJSON or a JSON array, or name the columns of a table with \
                columns. A file that is not needed: list it under ignore in pipeline.json, or give --exclude.
                """,
            message: "The file was not read; {problem}.", phrases: unreadPhrases),
        // Names a file that no report needs.
        // Before: A letter, a picture or a bank statement among the exports.
        // After: It is named; the exit status doesn't change.
        ReadingRule(
            code: .sourceNotExport, severity: .info,
            summary: "The file is not an export of bookings, contacts, campsites or places.",
            advice: "Nothing to do. To hide this, list the file under ignore in pipeline.json, or use --exclude.",
            message: "No report needs this file; {problem}.", phrases: unreadPhrases),
        // Reports what a table of bookings may have in a column that is not read.
        // Before: A list with the headings `Ref`, `Arrival`, `Departure`, `Who`.
        // After: The stays are read without names, and one note for the file says which columns may hold them.
        ReadingRule(
            code: .tableColumnUnread, severity: .info,
            summary: "Guests' names or what was paid may be in a column of the bookings that is not read.",
            advice: "Name the column in the source's `columns`: { \"camper_name\": \"…\" }.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.UnreadColumn.guests: """
                No column is known to hold the guests' names; not read are {headers}. If one of them holds the names, \
                add "columns": {{ {field:json}: "…" }} to source {source:json}.
                """,
                .deposit: """
                {header:json} is not read: it may be what was paid or what is to be paid first. If it was paid, add \
                "columns": {{ {field:json}: {header:json} }} to source {source:json}.
                """,
            ])),
    ]

    /// What the file is and what to do about it, if anything; the kinds of records; the columns that a table lacks.
    static let unreadPhrases: [String: String] = {
        let saveAs = "open it in a spreadsheet and save each sheet as CSV UTF-8"
        let toGeoJSON = "convert it to GeoJSON, for example with ogr2ogr"
        let contents = RuleText.phrases([
            UnreadFile.Content.export: """
            it holds {kind?{kind}|records}, but no source of the configuration asks for it; add its name or a pattern \
            to "files"
            """,
            .table: """
            {kind?{needs?the table looks like {kind}, but has no column for {needs}{header? besides {header}|}|nothing \
            in the table shows that it holds {kind}}|no heading of the table is known}{value?; its headings are \
            {value}}. If it holds {kind?{kind}|bookings, contacts, campsites or places}, name its columns with \
            "columns" in pipeline.json
            """,
            .stays: """
            two columns look like the days of stays, but their headings are not known{value?; the headings are \
            {value}|}. If they are, add a source {{ "kind": "bookings", "files": [{filePattern:json}], "columns": \
            {{ "arrival": {header:json}, "departure": {found:json} }} }} to pipeline.json
            """,
            .otherStays: """
            headings such as {headers} show that its days are of something other than guests' stays. If they are \
            stays, add a source {{ "kind": "bookings", "files": [{filePattern:json}] }} to pipeline.json
            """,
            .valuesOnly: """
            the table has no headings; put a row of headings above its first row, for example Booking, Site, Guest, \
            Arrival, Departure
            """,
            .savedPlaces: """
            it is a list of saved places without their positions; in Google Takeout choose Maps (your places) and use \
            its Saved Places.json
            """,
            .bankStatement: "it is a bank or account statement",
            .payout: "it is a list of payouts",
            .staffList: "it is a list of staff",
            .calendarGrid: """
            it is a calendar grid, with sites on one side and days on the other; export or write a list of the \
            bookings, one a row, with site, guest, arrival and departure
            """,
            .transposedTable: """
            its headings are in the first column, one record a column; turn it (copy, Paste Special, Transpose), so \
            that each row is one record
            """,
            .excel: "it is an Excel workbook (.xlsx); \(saveAs)",
            .oldExcel: "it is an old Excel workbook (.xls); \(saveAs)",
            .openDocumentSheet: "it is an OpenDocument workbook (.ods); \(saveAs)",
            .numbers: "it is an Apple Numbers workbook; open it in Numbers and choose File, Export To, CSV",
            .protectedOffice: "it is an Office file with a password; remove the password, then \(saveAs)",
            .spreadsheetXML: "it is a workbook as XML, which Excel opens; \(saveAs)",
            .webTable: "it is a web page under the name of a table, as some systems export; \(saveAs)",
            .jsonRecords: """
            its JSON holds a list of records in a form that is not known{value?; the keys of its objects are {value}. If \
            it holds bookings, contacts, campsites or places, name its keys with "columns" in pipeline.json|}
            """,
            .moments: """
            {headers} are not days but moments in seconds or milliseconds since 1970, which are not read: what day it is \
            then depends on the time zone. Export the days as YYYY-MM-DD
            """,
            .json: "it is JSON without a list of records",
            .xmlRecords: "its XML holds a list of records in a form that is not known",
            .xml: "it is XML without a list of records",
            .osmXML: "it is OpenStreetMap XML; ask Overpass for JSON, with [out:json] before the query",
            .calendar: "it is called a calendar, but does not begin with BEGIN:VCALENDAR; export it again",
            .otherCalendar: """
            its events are holidays, waste collections, birthdays or the like, not stays. If they are stays, add a \
            source {{ "kind": "bookings", "files": [{filePattern:json}] }} to pipeline.json
            """,
            .cards: "it is called an address book, but has no line BEGIN:VCARD; export it again",
            .kmz: "it is a zipped map of Google Earth (.kmz); unzip it, then \(toGeoJSON)",
            .shapefile: "it is part of a shapefile; \(toGeoJSON)",
            .geoPackage: "it is a GeoPackage; \(toGeoJSON)",
            .columnar: "it is a columnar file (Parquet or Arrow); convert it to CSV, for example with DuckDB",
            .database: "it is a database; export its table of bookings as CSV",
            .word: "it is a Word document",
            .openDocument: "it is an OpenDocument text",
            .presentation: "it is a presentation",
            .pdf: "it is a PDF; if it holds data, export them as CSV",
            .richText: "it is formatted text (.rtf)",
            .webPage: "it is a web page",
            .email: "it is an e-mail; if an export is attached to it, save that beside the others",
            .text: "it is a text file",
            .picture: "it is a picture",
            .media: "it is audio or video",
            .archive: "it is an archive in a format that can't be unpacked here; unpack it, or make a zip of it",
            .encrypted: "it is encrypted; decrypt it first",
            .encoding: "it is text in UTF-32; save it as UTF-8",
            .unknown: "its format is not recognised",
        ])
        let kinds = RuleText.phrases([
            RecordKind.bookings: "bookings", .campsites: "campsites", .contacts: "contacts", .places: "places",
        ])
        let needs = RuleText.phrases([
            UnreadFile.Need.arrival: "an arrival date",
            .departure: "a departure date or a number of nights",
            .name: "a name",
            .reach: "a phone, an e-mail or a birthday",
            .siteNumber: "a site number",
            .siteFacts: "what a campsite offers (capacity, electricity, rate)",
            .furtherSiteFact: "a second thing that a campsite offers (capacity, electricity, rate)",
            .position: "a latitude and a longitude",
        ])
        return contents.merging(kinds) { first, _ in first }.merging(needs) { first, _ in first }
    }()
}

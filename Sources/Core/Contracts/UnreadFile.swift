/// What a file is that no source reads, as far as its name and its first bytes tell.
public struct UnreadFile: Sendable, Equatable {
    public var content: Content
    /// The kind of records that a table comes nearest to; nil where it is near none.
    public var nearest: RecordKind?
    /// What a table of `nearest` must have, and this one has not.
    public var missing: [Need] = []
    /// The headings of a table, where it is sure that they are headings and no person's data.
    public var headings: [String] = []
    /// The headings of the days of arrival and departure, if only what is below them tells.
    public var days: Days?

    public struct Days: Sendable, Equatable {
        public var arrival: String
        public var departure: String

        public init(arrival: String, departure: String) {
            self.arrival = arrival
            self.departure = departure
        }
    }

    public init(_ content: Content) { self.content = content }

    public enum Content: String, Sendable, CaseIterable {
        /// One that could be read: nothing asks for it.
        case export
        // Tables.
        case table
        /// Two columns look like the days of stays, and no heading says so.
        case stays
        case valuesOnly = "values-only"
        case savedPlaces = "saved-places"
        case bankStatement = "bank-statement"
        case payout
        case staffList = "staff-list"
        /// Sites on one side, days on the other.
        case calendarGrid = "calendar-grid"
        /// Headings in the first column, a record a column.
        case transposedTable = "transposed-table"
        // Workbooks.
        case excel
        case oldExcel = "old-excel"
        case openDocumentSheet = "open-document-sheet"
        case numbers
        case protectedOffice = "protected-office"
        case spreadsheetXML = "spreadsheet-xml"
        case webTable = "web-table"
        // Lists of records in formats of many uses.
        case jsonRecords = "json-records"
        case json
        case xmlRecords = "xml-records"
        case xml
        case osmXML = "osm-xml"
        case calendar
        case cards
        // Maps and data sets.
        case kmz
        case shapefile
        case geoPackage = "geo-package"
        case columnar
        case database
        // Documents.
        case word
        case openDocument = "open-document"
        case presentation
        case pdf
        case richText = "rich-text"
        case webPage = "web-page"
        case email
        case text
        // Pictures and sounds.
        case picture
        case media
        // What nothing can be told of.
        case archive
        case encrypted
        case encoding
        case unknown

        /// A file of an office program that is a zip archive.
        public var isOffice: Bool {
            [.excel, .openDocumentSheet, .word, .openDocument, .presentation].contains(self)
        }
    }

    /// A column that a kind's tables can't do without.
    public enum Need: String, Sendable, CaseIterable {
        case arrival
        /// The day of departure, or the number of nights.
        case departure
        case name
        /// A telephone number, an e-mail address or a birthday.
        case reach
        case siteNumber = "site-number"
        /// What tells a list of campsites from any other list with numbers.
        case siteFacts = "site-facts"
        case position
    }

    /// Whether somebody may count on its records: a file of these that is not read is an error.
    public var isExport: Bool {
        switch content {
        case .export, .table, .stays, .valuesOnly, .savedPlaces, .calendarGrid, .transposedTable, .excel, .oldExcel,
            .openDocumentSheet, .numbers, .protectedOffice, .spreadsheetXML, .webTable, .jsonRecords, .xmlRecords,
            .osmXML, .calendar, .cards, .kmz, .shapefile, .geoPackage, .columnar, .database, .archive, .encrypted,
            .encoding, .unknown:
            true
        case .bankStatement, .payout, .staffList, .json, .xml, .word, .openDocument, .presentation, .pdf, .richText,
            .webPage, .email, .text, .picture, .media:
            false
        }
    }
}

extension UnreadFile {
    /// All but the headings, as a finding keeps it.
    public var facts: FindingArguments {
        var facts: FindingArguments = [.problem: .key(content)]
        if let nearest { facts[.kind] = .key(nearest) }
        if !missing.isEmpty { facts[.needs] = .keys(missing) }
        if let days {
            facts[.header] = .text(days.arrival)
            facts[.found] = .text(days.departure)
        }
        return facts
    }
}

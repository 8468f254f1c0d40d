/// What a file is that no source reads, judged by its name and first bytes.
public struct UnreadFile: Sendable, Equatable {
    public var content: Content
    /// The kind of records that a table resembles most; nil if it resembles none.
    public var nearest: RecordKind?
    /// What tables of kind `nearest` must have and this one lacks.
    public var missing: [Need] = []
    /// The headings of a table, if they are certainly headings and not personal data.
    public var headings: [String] = []
    /// The heading of the only property of sites, if that is `missing` a further one.
    public var onlyFact: String?
    /// The headings of the days of arrival and departure, if only what is below them tells.
    public var days: Days?
    /// The headings that show that its days are not of stays, or not days at all.
    public var signs: [String] = []

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
        /// One that could be read, but that nothing asks for.
        case export
        // Tables.
        case table
        /// Two columns look like the days of stays, and no heading says so.
        case stays
        /// Its first and last days are of something other than guests' stays.
        case otherStays = "other-stays"
        case valuesOnly = "values-only"
        case savedPlaces = "saved-places"
        case bankStatement = "bank-statement"
        case payout
        case staffList = "staff-list"
        /// Sites along one side, days along the other.
        case calendarGrid = "calendar-grid"
        /// Headings in the first column, one record per column.
        case transposedTable = "transposed-table"
        // Workbooks.
        case excel
        case oldExcel = "old-excel"
        case openDocumentSheet = "open-document-sheet"
        case numbers
        case protectedOffice = "protected-office"
        case spreadsheetXML = "spreadsheet-xml"
        case webTable = "web-table"
        // Lists of records in general-purpose formats.
        case jsonRecords = "json-records"
        /// Its first and last days are moments in seconds or milliseconds since 1970.
        case moments
        case json
        case xmlRecords = "xml-records"
        case xml
        case osmXML = "osm-xml"
        case calendar
        /// Of holidays or waste collection, and not of stays.
        case otherCalendar = "other-calendar"
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
        // Images, audio and video.
        case picture
        case media
        // Files whose content can't be determined.
        case archive
        case encrypted
        case encoding
        case unknown

        /// Whether it is an office document in a zip archive.
        public var isOffice: Bool {
            [.excel, .openDocumentSheet, .word, .openDocument, .presentation].contains(self)
        }
    }

    /// A column that tables of a kind must have.
    public enum Need: String, Sendable, CaseIterable {
        case arrival
        /// The day of departure, or the number of nights.
        case departure
        case name
        /// A telephone number, an e-mail address or a birthday.
        case reach
        case siteNumber = "site-number"
        /// What distinguishes a list of campsites from any other list with numbers.
        case siteFacts = "site-facts"
        /// A second of these, where one is not enough.
        case furtherSiteFact = "further-site-fact"
        case position
    }

    /// Whether its records may be needed: leaving such a file unread is an error.
    public var isExport: Bool {
        switch content {
        case .export, .table, .stays, .otherStays, .valuesOnly, .savedPlaces, .calendarGrid, .transposedTable, .excel,
            .oldExcel, .openDocumentSheet, .numbers, .protectedOffice, .spreadsheetXML, .webTable, .jsonRecords,
            .moments, .xmlRecords, .osmXML, .calendar, .otherCalendar, .cards, .kmz, .shapefile, .geoPackage, .columnar,
            .database, .archive,
            .encrypted, .encoding, .unknown:
            true
        case .bankStatement, .payout, .staffList, .json, .xml, .word, .openDocument, .presentation, .pdf, .richText,
            .webPage, .email, .text, .picture, .media:
            false
        }
    }
}

extension UnreadFile {
    /// Everything but the headings, as a finding stores it.
    public var facts: FindingArguments {
        var facts: FindingArguments = [.problem: .key(content)]
        if let nearest { facts[.kind] = .key(nearest) }
        if !missing.isEmpty { facts[.needs] = .keys(missing) }
        if let onlyFact { facts[.header] = .text(onlyFact) }
        if let days {
            facts[.header] = .text(days.arrival)
            facts[.found] = .text(days.departure)
        }
        if !signs.isEmpty { facts[.headers] = .texts(signs) }
        return facts
    }
}

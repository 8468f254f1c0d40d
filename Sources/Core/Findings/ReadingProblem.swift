/// What can be wrong with the input: the closed lists of words in the facts of findings, one list per code. The table
/// of reading rules has the phrase for each word.
public enum ReadingProblem {
    /// Problems of an event.
    public enum Calendar: String, CaseIterable, Sendable {
        case unreadable
        case unended
        case strayLines = "stray-lines"
    }

    /// What to give a site, for a calendar whose site isn't known.
    public enum FeedSite: String, CaseIterable, Sendable {
        case source
        case file
    }

    /// A missing column.
    public enum Column: String, CaseIterable, Sendable {
        case noSuchHeading = "no-such-heading"
        case notRecognised = "not-recognised"
        case likely
        case noLength = "no-length"
        case noHeadings = "no-headings"
        case noSuchLine = "no-such-line"
    }

    /// A file that can be read in more than one way.
    public enum Ambiguity: String, CaseIterable, Sendable {
        case headings
        case encodings
        case columns
        /// By its name a copy of another file, with other content.
        case copies
        /// None of the sites that bookings name is listed.
        case sites
    }

    /// A table row that is not a record.
    public enum NoRecord: String, CaseIterable, Sendable {
        case aboveHeadings = "above-headings"
        case headings
        case totals
        case remark
        case empty
    }

    /// What the columns may hold that a table of bookings has but that are not read.
    public enum UnreadColumn: String, CaseIterable, Sendable {
        /// The guests' names, which no column that is read has.
        case guests
        /// A deposit that is paid, or one that is due.
        case deposit
    }

    /// Problems of a table row.
    public enum Row: String, CaseIterable, Sendable {
        case cells
        case textAfterQuote = "text-after-quote"
        case quoteOverLines = "quote-over-lines"
        case unclosedQuote = "unclosed-quote"
        case tooLong = "too-long"
        case headingsRunOn = "headings-run-on"
    }

    /// A quotation mark in the wrong place.
    public enum Quote: String, CaseIterable, Sendable {
        case cell
        case heading
    }

    /// Bytes that are not text.
    public enum Encoding: String, CaseIterable, Sendable {
        case notUTF8 = "not-utf8"
        case unknown
    }

    /// A record that is not a place.
    public enum Place: String, CaseIterable, Sendable {
        case notAnObject = "not-an-object"
        case noGeometry = "no-geometry"
        case noFeatures = "no-features"
        case unknownElement = "unknown-element"
    }

    /// What was found where something else is expected.
    public enum Found: String, CaseIterable, Sendable {
        case array
        case text
        case number
        case boolean
        case null
        case other
    }

    /// A record that is not a place in its own right.
    public enum NoPlace: String, CaseIterable, Sendable {
        case tally
        case flagged
        case parts
    }

    /// A row or event that is not a stay.
    public enum NoStay: String, CaseIterable, Sendable {
        case component
        case repeating
        case transparent
        case appointment
        case blocked
        case blockedRow = "blocked-row"
        case otherWord = "other-word"
        case noWord = "no-word"
    }

    /// A row of a server's response without a contact.
    public enum NoContact: String, CaseIterable, Sendable {
        case deleted
        case refused
        case noStatus = "no-status"
        case collection
        case noData = "no-data"
        case emptyData = "empty-data"
    }

    /// Problems of a line of a card.
    public enum CardLine: String, CaseIterable, Sendable {
        case noColon = "no-colon"
        case noName = "no-name"
        case continuesNothing = "continues-nothing"
        case foreignBegin = "foreign-begin"
        case foreignEnd = "foreign-end"
        case cardWithin = "card-within"
        case strayEnd = "stray-end"
        case base64
        case badEscape = "bad-escape"
        case unknownCharset = "unknown-charset"
        case wrongCharset = "wrong-charset"
        case notUTF8 = "not-utf8"
        case looseBirthday = "loose-birthday"
        case notAProperty = "not-a-property"
        case holdsObject = "holds-object"
    }

    /// Something that is not a card.
    public enum Card: String, CaseIterable, Sendable {
        case strayText = "stray-text"
        case tooLong = "too-long"
        case empty
        case endDamaged = "end-damaged"
        case notAnArray = "not-an-array"
        case noProperties = "no-properties"
        case noCard = "no-card"
        case textOutside = "text-outside"
        case several
    }

    /// A card's version that is missing or unusable.
    public enum CardVersion: String, CaseIterable, Sendable {
        case none
        case unknown
        case notFour = "not-four"
    }

    /// Problems of XML.
    public enum Markup: String, CaseIterable, Sendable {
        case malformed
        case tooLong = "too-long"
        case uncounted
        case strayText = "stray-text"
        case strayElement = "stray-element"
    }

    /// A file that itself says that it is incomplete.
    public enum Partial: String, CaseIterable, Sendable {
        case remark
        case unended
        case nextPage = "next-page"
        /// By the number of records that the list should have.
        case fewer
    }

    /// A missing file.
    public enum Missing: String, CaseIterable, Sendable {
        case noFile = "no-file"
        case noMatch = "no-match"
        case noMember = "no-member"
        case gone
        case notFetched = "not-fetched"
        case keptCopy = "kept-copy"
    }

    /// A file that exists but can't be read.
    public enum Unreadable: String, CaseIterable, Sendable {
        case folder
        case noFile = "no-file"
        case tooLarge = "too-large"
        case damagedWorkbook = "damaged-workbook"
        case failed
    }

    /// A file without records.
    public enum Empty: String, CaseIterable, Sendable {
        case noBytes = "no-bytes"
        case onlyMark = "only-mark"
        case noRecords = "no-records"
        case noFiles = "no-files"
    }

    /// A file that changed while it was being read.
    public enum Changed: String, CaseIterable, Sendable {
        case copied
        case torn
    }

    /// A source with too few records.
    public enum Shrunk: String, CaseIterable, Sendable {
        case tooFew = "too-few"
        case dropped
    }
}

/// What may be wrong with what is read: the closed lists of words in the facts of a finding, one a code. The words are
/// said in the table of reading rules.
public enum ReadingProblem {
    /// An event.
    public enum Calendar: String, CaseIterable, Sendable {
        case unreadable
        case unended
        case strayLines = "stray-lines"
    }

    /// A calendar of which the site is not known: what is to be given one.
    public enum FeedSite: String, CaseIterable, Sendable {
        case source
        case file
    }

    /// A column that is not there.
    public enum Column: String, CaseIterable, Sendable {
        case noSuchHeading = "no-such-heading"
        case notRecognised = "not-recognised"
        case likely
        case noLength = "no-length"
        case noHeadings = "no-headings"
        case noSuchLine = "no-such-line"
    }

    /// A file that can be read in several ways.
    public enum Ambiguity: String, CaseIterable, Sendable {
        case headings
        case encodings
        case columns
        /// Of the sites that bookings name none is listed.
        case sites
    }

    /// A row of a table that is not a record.
    public enum NoRecord: String, CaseIterable, Sendable {
        case aboveHeadings = "above-headings"
        case headings
        case totals
        case remark
        case empty
    }

    /// A row of a table.
    public enum Row: String, CaseIterable, Sendable {
        case cells
        case textAfterQuote = "text-after-quote"
        case quoteOverLines = "quote-over-lines"
        case unclosedQuote = "unclosed-quote"
        case tooLong = "too-long"
        case headingsRunOn = "headings-run-on"
    }

    /// A quotation mark where none belongs.
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

    /// What is found where something else belongs.
    public enum Found: String, CaseIterable, Sendable {
        case array
        case text
        case number
        case boolean
        case null
        case other
    }

    /// A record that is not a place of its own.
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
        case blocked
        case otherWord = "other-word"
        case noWord = "no-word"
    }

    /// A row of a server's answer without a contact.
    public enum NoContact: String, CaseIterable, Sendable {
        case deleted
        case refused
        case noStatus = "no-status"
        case collection
        case noData = "no-data"
        case emptyData = "empty-data"
    }

    /// A line of a card.
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

    /// A version that a card does not say, or not so.
    public enum CardVersion: String, CaseIterable, Sendable {
        case none
        case unknown
        case notFour = "not-four"
    }

    /// XML.
    public enum Markup: String, CaseIterable, Sendable {
        case malformed
        case tooLong = "too-long"
        case uncounted
        case strayText = "stray-text"
        case strayElement = "stray-element"
    }

    /// A file that says itself that it is not whole.
    public enum Partial: String, CaseIterable, Sendable {
        case remark
        case unended
    }

    /// A file that is not there.
    public enum Missing: String, CaseIterable, Sendable {
        case noFile = "no-file"
        case noMatch = "no-match"
        case noMember = "no-member"
        case gone
        case notFetched = "not-fetched"
        case keptCopy = "kept-copy"
    }

    /// A file that is there and can't be read.
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

    /// A file that was changed while it was read.
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

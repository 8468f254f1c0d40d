/// How to read one source: what pipeline.json says about it.
public struct SourceSettings: Sendable, Equatable {
    public var name: String
    public var kind: RecordKind
    /// Name of the preset. nil selects the one whose headers the file has, if any and if no column is mapped;
    /// `noPreset` always means none.
    public var preset: String?
    /// Column mapping by field name.
    public var columns: [String: ColumnMapping] = [:]
    public var dates: DateOrder?
    public var delimiter: UInt8?
    /// The line of the headings, from 1; nil to find it automatically.
    public var headerLine: Int?
    public var encoding: String?
    /// Words that mean no value.
    public var missing: [String] = []
    /// Status words of the source, folded by `foldedWord`, and their meanings.
    public var statuses: [String: BookingStatus] = [:]
    /// What it means that a number occurs again; nil if the preset or the headers say it.
    public var repeatedID: RepeatedID?
    /// Headers whose values form the natural key of a table without an id column.
    public var key: [String] = []
    /// Constant site number.
    public var site: String?
    /// The property of records that name none; empty for bookings if several are known and the source has none.
    public var property: String?
    /// Numbers of the known campsites: bookings rarely name others.
    public var siteNumbers: SharedDictionary?
    /// The property's currency, for amounts without one.
    public var currency = Currency.none
    /// The property's country, for telephone numbers without one.
    public var country = ""
    /// Whether bookings keep what their guests are matched by: e-mail addresses and telephone numbers.
    public var keepsGuests = false
    /// Whether the table is a sheet of a workbook, whose first columns give each record's sheet and row.
    public var isWorksheet = false
    /// For a sheet, the first cell whose fill colour may carry meaning.
    package var colouredCell: SourceFile.SheetCell?
    public var recordLimit = 1 << 20
    public var depthLimit = 512

    public static let noPreset = "none"

    public init(name: String, kind: RecordKind) {
        self.name = name
        self.kind = kind
    }
}

/// What a configuration needs to know about a preset: how the exports of one booking system are read.
public struct PresetFact: Sendable, Equatable {
    public var name: String
    public var kind: RecordKind
    /// Which export of which system it reads.
    public var summary: String

    public init(name: String, kind: RecordKind, summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
    }
}

/// What a booking number means that occurs again in its source.
public enum RepeatedID: String, Sendable, CaseIterable {
    /// The same booking again: the later record is rejected.
    case duplicate
    /// Within a file, another unit of the booking, as a stay of its own; in another file, the same booking again.
    case unit
    /// Within a file, the same booking again; another file counts from 1 again.
    case running
    /// With the same dates, another payment for the stay: the amounts are added up.
    case instalment
    /// With the same site and dates, another guest of the stay; rows without a number have the site and dates in common.
    case guest

    /// Whether rows may be further ones of a stay that an earlier row has.
    package var joinsRows: Bool { self == .instalment || self == .guest }
}

public enum ColumnMapping: Sendable, Equatable {
    case header(String)
    /// Year, month (number or English name) and day.
    case date([String])
    case sum([String])
    /// Texts joined with a space.
    case join([String])
    case constant(String)

    /// The headers that it refers to.
    public var headers: [String] {
        switch self {
        case .header(let name): [name]
        case .date(let names), .sum(let names), .join(let names): names
        case .constant: []
        }
    }
}

public enum DateOrder: Sendable, Equatable {
    case iso, dayFirst, monthFirst
    /// A pattern of `yyyy`, `MM`, `M`, `MMM`, `dd`, `d` and literal separators.
    case pattern(String)
}

/// Header names and status words are compared ignoring case, spaces of any kind, line breaks, `_` and `-`.
///
/// The headers of every file are compared with hundreds of known ones; nearly all of them are ASCII.
public func foldedWord(_ text: String) -> String {
    if isFolded(text) { return text }
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09...0x0D: continue
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
        case 0x80...: return foldedUnicode(text)
        default: folded.append(byte)
        }
    }
    return String(decoding: folded, as: UTF8.self)
}

/// Whether a word is folded as it is, as those are that Innkeeper knows.
private func isFolded(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09...0x0D,
            UInt8(ascii: "A")...UInt8(ascii: "Z"),
            0x80...:
            return false
        default: continue
        }
    }
    return true
}

/// The same for text beyond ASCII, where hard spaces and zero-width characters are ignored too.
private func foldedUnicode(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        guard let lower = scalar.lowercaseLetter else { return foldedByProperties(text) }
        if !isBetweenWords(lower) { folded.append(lower) }
    }
    return String(folded)
}

private func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "_", "-", "\t", "\n", "\u{B}", "\u{C}", "\r": true
    default: false
    }
}

/// The same for all of Unicode, by its tables.
package func foldedByProperties(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
        let isMark = scalar == "_" || scalar == "-" || scalar.properties.generalCategory == .format
        if !isMark, !scalar.properties.isWhitespace { folded.append(scalar) }
    }
    return String(folded)
}

extension Unicode.Scalar {
    /// Itself in lower case, for the scalars that most headings in any language consist of: none of them is ignored in
    /// a word unless it is ASCII, and none changes into more than one. nil for all others.
    fileprivate var lowercaseLetter: Unicode.Scalar? {
        let lower: UInt32? =
            switch value {
            case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: value + 0x20
            case 0...0x7F, 0xDF...0xFF, 0xB0, 0xBA, 0x3AC...0x3CE, 0x430...0x44F: value
            // Hiragana, katakana, Chinese characters, Hangul.
            case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: value
            // Latin letters come in pairs, capital first.
            case 0x100...0x12F, 0x132...0x137, 0x14A...0x177: value | 1
            case 0x139...0x148, 0x179...0x17E: (value + 1) & ~1
            default: nil
            }
        return lower.flatMap(Unicode.Scalar.init)
    }
}

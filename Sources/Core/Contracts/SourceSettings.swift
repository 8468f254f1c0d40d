/// How one source is to be read: what pipeline.json says of it.
public struct SourceSettings: Sendable, Equatable {
    public var name: String
    public var kind: RecordKind
    /// Name of the preset; nil: the one whose headers the file has, if there is one and no column is mapped.
    /// `noPreset` means none in any case.
    public var preset: String?
    /// Column mapping by field name.
    public var columns: [String: ColumnMapping] = [:]
    public var dates: DateOrder?
    public var delimiter: UInt8?
    /// The line of the headings, from 1; nil: it is looked for.
    public var headerLine: Int?
    public var encoding: String?
    /// Words that mean no value.
    public var missing: [String] = []
    /// Words of the source, folded by `foldedWord`, and what they mean.
    public var statuses: [String: BookingStatus] = [:]
    /// Headers whose values form the natural key of a table without an id column.
    public var key: [String] = []
    /// Constant site number.
    public var site: String?
    /// The property of records that name none; for bookings empty where several are known and none is the source's.
    public var property: String?
    /// Numbers of the campsites that are known: bookings name few others.
    public var siteNumbers: SharedDictionary?
    /// The property's currency, for amounts without one.
    public var currency = Currency.none
    /// The property's country, for telephone numbers without one.
    public var country = ""
    /// Bookings keep what their guests are matched by: e-mail addresses and telephone numbers.
    public var keepsGuests = false
    /// The table is a sheet of a workbook: its first columns say which, and in which row each record is.
    public var isWorksheet = false
    /// Of a sheet, the first cell whose fill colour may mean something.
    package var colouredCell: SourceFile.SheetCell?
    public var recordLimit = 1 << 20
    public var depthLimit = 512

    public static let noPreset = "none"

    public init(name: String, kind: RecordKind) {
        self.name = name
        self.kind = kind
    }
}

/// What a configuration must know of a preset: how the exports of one booking system are read.
public struct PresetFact: Sendable, Equatable {
    public var name: String
    public var kind: RecordKind
    /// Which export of which system.
    public var summary: String

    public init(name: String, kind: RecordKind, summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
    }
}

/// What a booking's number means that is there again in its source.
public enum RepeatedID: String, Sendable, CaseIterable {
    /// The same booking once more: the later one is refused.
    case duplicate
    /// In one file another unit of the booking, a stay of its own; in another file the booking once more.
    case unit
    /// In one file the same booking once more; another file counts from 1 again.
    case running
    /// With the same dates another payment for the stay: the amounts are added.
    case instalment
}

public enum ColumnMapping: Sendable, Equatable {
    case header(String)
    /// Year, month (number or English name) and day.
    case date([String])
    case sum([String])
    /// Texts with a blank between them.
    case join([String])
    case constant(String)

    /// The headers that it names.
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
    /// A pattern of `yyyy`, `MM`, `M`, `MMM`, `dd`, `d` and literal marks.
    case pattern(String)
}

/// Header names and status words compare without regard to case, blanks of any kind, line breaks, `_` and `-`.
///
/// For every file the headers that are known are compared with its own, by the hundred; nearly all of them are ASCII.
public func foldedWord(_ text: String) -> String {
    var folded: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09...0x0D: continue
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
        case 0x80...:
            return foldedUnicode(text)
        default: folded.append(byte)
        }
    }
    return String(decoding: folded, as: UTF8.self)
}

/// The same for letters beyond ASCII, beside which hard spaces and marks without width are not text either.
private func foldedUnicode(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
        let isMark = scalar == "_" || scalar == "-" || scalar.properties.generalCategory == .format
        if !isMark, !scalar.properties.isWhitespace { folded.append(scalar) }
    }
    return String(folded)
}

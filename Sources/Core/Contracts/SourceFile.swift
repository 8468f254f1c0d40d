/// One file of a source, and what became of its records; or a file that no source reads.
///
/// `Dataset.files` is sorted by source name and path. A missing input has an entry too, as does an unread file next to
/// the others, so that a finding about it has a location.
public struct SourceFile: Sendable, Equatable {
    /// A cell of a sheet; row and column count from 1.
    package struct SheetCell: Sendable, Equatable {
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// Empty for a file that no source reads.
    public var source: String
    /// nil for a file that no source reads.
    public var kind: RecordKind?
    /// The property of records that name none; empty if it isn't known.
    public var property = ""
    /// Path relative to the root, with `/`; the pattern for a missing input.
    public var path: String
    /// Where its records go below `accepted` and `rejected`: the path without a compression suffix.
    public var recordsPath: String
    /// Name of the format; empty if none was recognised.
    public var format = ""
    /// Whether it is a sheet of a workbook: its lines are rows and its columns the sheet's columns, from 1.
    public var isWorksheet = false
    /// For a sheet, the first cell whose fill colour may carry meaning.
    package var colouredCell: SheetCell?
    public var byteCount: Int64 = 0
    /// When it was last modified, in seconds since 1970; nil if that isn't known.
    public var modified: Int64?
    /// `xxh128:` and 32 hex digits; empty if the input could not be read.
    public var digest = ""
    public var counts = RecordCounts()
    /// Whether further payments for a stay are added to its booking, so that no single record has its amounts.
    public var addsPayments = false
    /// How it was read, in order: encoding, delimiter, date order, mapping. For run.json.
    public var reading: [ReadingNote] = []

    public init(source: String, kind: RecordKind, path: String) {
        self.source = source
        self.kind = kind
        self.path = path
        recordsPath = path
    }

    /// A file that no source reads.
    public init(unread path: String) {
        source = ""
        self.path = path
        recordsPath = path
    }

    /// Whether it belongs to a source.
    public var hasSource: Bool { kind != nil }
}

/// One fact about how a file was read.
public struct ReadingNote: Sendable, Equatable {
    public var name: String
    public var value: String
    /// Why it is read this way, for people who review a guess; empty if nothing was guessed.
    public var reason: String

    public init(_ name: String, _ value: String, reason: String = "") {
        self.name = name
        self.value = value
        self.reason = reason
    }
}

/// `read = accepted + rejected + skipped`; anything else is a bug in the run.
public struct RecordCounts: Sendable, Equatable {
    public var read = 0
    public var accepted = 0
    public var rejected = 0
    public var skipped = 0

    public init() {}

    public var isBalanced: Bool { read == accepted + rejected + skipped }

    public static func += (left: inout RecordCounts, right: RecordCounts) {
        left.read += right.read
        left.accepted += right.accepted
        left.rejected += right.rejected
        left.skipped += right.skipped
    }
}

/// A rule that was not checked for a source, and why.
public struct UncheckedRule: Hashable, Sendable {
    public var rule: String
    public var source: String
    public var reason: UncheckedReason

    public init(rule: String, source: String, reason: UncheckedReason) {
        self.rule = rule
        self.source = source
        self.reason = reason
    }
}

extension [SourceFile] {
    /// The indices of the files that are sheets of a workbook.
    package var worksheets: Set<Int32> { Set(indices.filter { self[$0].isWorksheet }.map { Int32($0) }) }
}

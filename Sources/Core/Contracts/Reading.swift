// How files become batches. One file is read in two passes: a `Sniffer` looks at as much as it needs and fixes
// what was not declared; a `SourceReader` cuts the bytes into slices, in sequence and cheaply; each slice is then
// decoded on any core, purely.

/// A format that files come in.
public protocol Format: Sendable {
    static var name: String { get }
    static var summary: String { get }
    static var kinds: [RecordKind] { get }
    /// Whether any text may be it, because the configuration maps its columns: what nothing else recognises is.
    static var isAnyText: Bool { get }
    /// Whether any JSON that holds a list may be it, because the configuration maps its keys: what nothing else recognises
    /// is.
    static var isAnyJSON: Bool { get }
    /// The kinds for which an empty JSON array is an empty file. An empty array alone shows no kind, so this is used only
    /// where the kind is known.
    static var emptyArrayKinds: [RecordKind] { get }
    /// Whether its records may be those of other sources over again: such files are read last.
    static var repeatsOthers: Bool { get }
    /// The kind that `head` (the first 64 KiB or less) and the file's name speak for, or nil when it is not this format.
    static func recognise(_ head: [UInt8], fileName: String) -> RecordKind?
    /// What in `head`, which was recognised, speaks for its kind: for who looks at a guess.
    static func reason(_ head: [UInt8]) -> String
    /// What is allowed around its records. A byte order mark may always begin a file.
    static var framing: FramingSyntax { get }
    static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer
}

extension Format {
    public static var isAnyText: Bool { false }
    public static var isAnyJSON: Bool { false }
    public static var emptyArrayKinds: [RecordKind] { [] }
    public static var repeatsOthers: Bool { false }
    public static func reason(_ head: [UInt8]) -> String { "its content is \(summary)" }
}

/// Pass A over one file.
public protocol Sniffer {
    /// Takes the next bytes; false when it has seen enough.
    mutating func push(_ bytes: [UInt8]) -> Bool
    /// Fixes everything; what can't be fixed (no arrival column) is a finding in the reader's first batch.
    mutating func finish() -> any SourceReader
}

/// Pass B over one file: cuts it into slices that never depend on the number of cores. Chunks may be of any size;
/// the slices are the same for every way of chunking only if the caller always uses the same chunk size.
public protocol SourceReader {
    /// Hands out what was pushed and is still needed, for the next bytes to be read behind it, which spares a copy, and
    /// says how many it wants: `usual` unless its slices come out better with others. It goes back in front of what is
    /// pushed next, at the end of the file with nothing behind it.
    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int)
    /// Takes the next bytes, behind those that `makeRoom` gave since the last ones. Who keeps none of them lets the
    /// reader cut them up where they lie.
    mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice]
    /// After the last byte.
    mutating func finish() -> [any SourceSlice]
    /// What surrounds the records in accepted and rejected files. Complete after `finish`.
    var framing: Framing { get }
    /// How the file is read, for run.json. Known from the start.
    var reading: [ReadingNote] { get }
    /// Turns text of the slices, and of the framing, back into the file's own encoding; nil where they hold the file's own
    /// bytes. Offsets in text that was transcoded are not those of the file, and records can't be read again there.
    var original: (@Sendable (_ text: ArraySlice<UInt8>) -> [UInt8])? { get }
    /// The fields that the file carries, by their names.
    var carried: Set<String> { get }
    /// Finds cells again in a record's own bytes; nil where they can't be found. Complete after `finish`.
    var cells: (any RecordCells)? { get }
    /// Shows the file's lines without what is personal; nil for files whose lines can't be shown.
    var lineMask: (any LineMask)? { get }
    /// What the file shows of the order of its dates; nil where that is declared or no date needs one.
    var dateOrder: SeenDateOrder? { get }
    /// Reads dates that are open in an order that is known from elsewhere; `reason` is for run.json. Before any bytes are
    /// pushed.
    mutating func adopt(_ order: DateOrder, reason: String)
}

/// What a file shows of the order of its dates. One system writes all its exports alike, so that one of them which shows
/// the order settles it for the others.
public struct SeenDateOrder: Sendable, Equatable {
    /// Equal for exports of one system: how the cells are parted, and the headings.
    public var layout: [String]
    /// nil where every date can be read day first and month first.
    public var order: DateOrder?

    public init(layout: [String], order: DateOrder?) {
        self.layout = layout
        self.order = order
    }
}

extension SourceReader {
    public mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) { ([], usual) }
    public var original: (@Sendable (_ text: ArraySlice<UInt8>) -> [UInt8])? { nil }
    public var isTranscoded: Bool { original != nil }
    public var carried: Set<String> { [] }
    public var cells: (any RecordCells)? { nil }
    public var lineMask: (any LineMask)? { nil }
    public var dateOrder: SeenDateOrder? { nil }
    public mutating func adopt(_ order: DateOrder, reason: String) {}
}

/// Shows a line of a file to people.
public protocol LineMask: Sendable {
    /// The text of a line, which comes without its line end. What is personal is blanked scalar by scalar, so that
    /// columns stay, unless `showValues`. nil when it can't be told apart.
    func shown(_ line: [UInt8], showValues: Bool) -> String?
}

/// Finds a cell again in its record's own bytes, which are read once more: findings are few, records many.
public protocol RecordCells: Sendable {
    /// Whether each record begins a line.
    var beginLines: Bool { get }
    /// The cell's position and unescaped text; line and column count from 1 at the record's first byte. nil for a field
    /// that the record does not have.
    func cell(_ field: String, in record: [UInt8]) -> CellLocation?
    /// The natural key made of the source's `key` columns, for tables without ids; empty otherwise.
    func naturalKey(of record: [UInt8]) -> String
}

extension RecordCells {
    public var beginLines: Bool { true }
    public func naturalKey(of record: [UInt8]) -> String { "" }
}

/// Bytes before, between and after records, so that a file of some of them is whole again.
public struct Framing: Sendable, Equatable {
    public var head: [UInt8]
    public var separator: [UInt8]
    public var tail: [UInt8]

    public init(head: [UInt8] = [], separator: [UInt8] = [], tail: [UInt8] = []) {
        self.head = head
        self.separator = separator
        self.tail = tail
    }
}

/// A piece of a file that can be decoded on its own.
public protocol SourceSlice: Sendable {
    func decode() -> DecodedSlice
}

public enum RecordBatch: Sendable {
    case bookings(Bookings)
    case campSites(CampSites)
    case contacts(Contacts)
    case places(Places)

    public var count: Int {
        switch self {
        case .bookings(let table): table.count
        case .campSites(let table): table.count
        case .contacts(let table): table.count
        case .places(let table): table.count
        }
    }
}

/// A slice's records in columns, and everything needed to account for each of its bytes.
public struct DecodedSlice: Sendable {
    public var batch: RecordBatch
    /// The slice's own bytes.
    public var bytes: [UInt8]
    /// Bytes from the start of the file to the first of `bytes`.
    public var offset: Int64
    /// Every record in file order: rows of the batch, and spans of which no row could be made.
    public var records: [RecordSpan]
    /// Findings of the reading itself (csv-malformed, encoding-invalid), located.
    public var findings: Findings
    /// Finds the cells of a row in its bytes; the same for all slices of a file.
    public var cells: (any RecordCells)?
    /// The column at which each row's record begins, in Unicode scalars from 1; empty where each begins a line.
    public var columns: [Int32]
    /// Where further slices begin that were merged into this one.
    package var joints: [Joint] = []

    /// The first byte of a further slice: where it lies in `bytes`, and where in the file.
    package struct Joint: Sendable {
        package var position: Int
        package var offset: Int64
    }

    public init(
        batch: RecordBatch, bytes: [UInt8], offset: Int64, records: [RecordSpan], findings: Findings,
        cells: (any RecordCells)? = nil, columns: [Int32] = []
    ) {
        self.batch = batch
        self.bytes = bytes
        self.offset = offset
        self.records = records
        self.findings = findings
        self.cells = cells
        self.columns = columns
    }
}

/// One record of a slice: where its bytes lie in `DecodedSlice.bytes`, and which row it became.
public struct RecordSpan: Sendable, Equatable {
    public enum Disposition: Sendable, Equatable {
        /// Row of the batch.
        case row(Int32)
        /// No record could be made; it goes to rejected. Its finding is in `DecodedSlice.findings`.
        case malformed
        /// Read and left out for a stated reason (a group card, a payout line); a finding says so.
        case skipped
        /// More bytes of the malformed record before it: they go where it goes, and count no further record.
        case rest
        /// Malformed, and only its first bytes are kept: it goes on up to the next record, or to the end of the file.
        case cutShort
    }

    public var start: Int32
    public var end: Int32
    public var disposition: Disposition

    public init(start: Int, end: Int, disposition: Disposition) {
        self.start = Int32(start)
        self.end = Int32(end)
        self.disposition = disposition
    }
}

/// Where a cell is and what it holds.
public struct CellLocation: Sendable, Equatable {
    public var line: Int
    /// Unicode scalars from 1.
    public var column: Int
    /// What it means: empty for a word that means no value.
    public var value: String
    /// What the file says there: empty where the configuration says it for all records.
    public var written: String

    /// Without `written` the file says what is meant.
    public init(line: Int, column: Int, value: String, written: String? = nil) {
        self.line = line
        self.column = column
        self.value = value
        self.written = written ?? value
    }

    /// The same cell in the file, when it was found in a record that begins at `line` and `column`.
    public func moved(line: Int, column: Int) -> CellLocation {
        var cell = self
        if cell.line == 1 { cell.column += column - 1 }
        cell.line += line - 1
        return cell
    }
}

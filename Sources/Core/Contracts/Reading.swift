// How files become batches. Each file is read in two passes: a `Sniffer` looks at as much as it needs and settles what
// was not declared; then a `SourceReader` cuts the bytes into slices, cheaply and in sequence, and each slice is
// decoded on any core, as a pure function.

/// A file format.
public protocol Format: Sendable {
    static var name: String { get }
    static var summary: String { get }
    static var kinds: [RecordKind] { get }
    /// Whether any text may be in this format because the configuration maps its columns. Such a format takes what no
    /// other one recognises.
    static var isAnyText: Bool { get }
    /// Whether any JSON with a list may be in this format because the configuration maps its keys. Such a format takes
    /// what no other one recognises.
    static var isAnyJSON: Bool { get }
    /// The kinds for which an empty JSON array is a valid empty file. An empty array doesn't show its kind, so this is
    /// used only where the kind is known.
    static var emptyArrayKinds: [RecordKind] { get }
    /// Whether its records may repeat those of other sources; such files are read last.
    static var repeatsOthers: Bool { get }
    /// The kind that `head` (at most 64 KiB) and the file's name indicate; nil if it is not in this format.
    static func recognise(_ head: [UInt8], fileName: String) -> RecordKind?
    /// The same, with what indicates the kind.
    static func recognition(_ head: [UInt8], fileName: String) -> Recognition?
    /// Whether the text is in this format, whatever it is about. Used only where the kind is known.
    static func isWritten(_ head: [UInt8]) -> Bool
    /// What may surround its records. A byte order mark may begin any file.
    static var framing: FramingSyntax { get }
    static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer
}

extension Format {
    public static var isAnyText: Bool { false }
    public static var isAnyJSON: Bool { false }
    public static var emptyArrayKinds: [RecordKind] { [] }
    public static var repeatsOthers: Bool { false }
    public static func isWritten(_ head: [UInt8]) -> Bool { false }
    public static func recognition(_ head: [UInt8], fileName: String) -> Recognition? {
        recognise(head, fileName: fileName).map { Recognition(kind: $0, reason: "its content is \(summary)") }
    }
}

/// The first pass over a file.
public protocol Sniffer {
    /// Takes the next bytes; returns false once it has seen enough.
    mutating func push(_ bytes: [UInt8]) -> Bool
    /// Settles everything; what can't be settled (no arrival column) becomes a finding in the reader's first batch.
    mutating func finish() -> any SourceReader
}

/// The second pass over a file: cuts it into slices that don't depend on the number of cores. Chunks may have any size,
/// but the slices are reproducible only if the caller always uses the same chunk size.
public protocol SourceReader {
    /// Hands back the pushed bytes that are still needed, so that the next ones can be read right after them without a
    /// copy, and says how many it wants: `usual` unless its slices come out better with another number. The caller puts
    /// these bytes in front of its next push, or pushes them alone at the end of the file.
    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int)
    /// Takes the next bytes, preceded by those that `makeRoom` handed back since the last push. If the caller keeps no
    /// reference to them, the reader cuts them up in place.
    mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice]
    /// Call it after the last byte.
    mutating func finish() -> [any SourceSlice]
    /// What surrounds the records in accepted and rejected files. Complete after `finish`.
    var framing: Framing { get }
    /// How the file is read, for run.json. Known from the start.
    var reading: [ReadingNote] { get }
    /// Converts text of slices and framing back to the file's own encoding; nil where they hold the file's own bytes.
    /// Records of transcoded text can't be read again by offset.
    var original: (@Sendable (_ text: ArraySlice<UInt8>) -> [UInt8])? { get }
    /// The names of the fields that the file has.
    var carried: Set<String> { get }
    /// Finds cells in a record's own bytes; nil where that isn't possible. Complete after `finish`.
    var cells: (any RecordCells)? { get }
    /// Shows the file's lines with personal data masked; nil for files whose lines can't be shown.
    var lineMask: (any LineMask)? { get }
    /// What the file shows about the order of its dates; nil where that is declared or no date depends on it.
    var dateOrder: SeenDateOrder? { get }
    /// Reads ambiguous dates in an order known from elsewhere; `reason` is for run.json. Call it before any `push`.
    mutating func adopt(_ order: DateOrder, reason: String)
}

/// What a file shows about the order of its dates. A system writes all its exports alike, so one that shows the order
/// settles it for the others.
public struct SeenDateOrder: Sendable, Equatable {
    /// Equal for exports of one system: the delimiter and the headings.
    public var layout: [String]
    /// nil where every date can be read both day first and month first.
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
    /// The text of a line, given without its line end. Unless `showValues`, personal data is blanked scalar by scalar,
    /// so that columns stay. nil if it can't be told which parts are personal.
    func shown(_ line: [UInt8], showValues: Bool) -> String?
}

/// Bytes before, between and after records, which make a file of any selection of them well-formed again.
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
    /// The bytes of the slice.
    public var bytes: [UInt8]
    /// Bytes from the start of the file to the first of `bytes`.
    public var offset: Int64
    /// Every record in file order: rows of the batch, and spans that could not become a row.
    public var records: [RecordSpan]
    /// Findings from the reading itself (csv-malformed, encoding-invalid), with positions.
    public var findings: Findings
    /// Finds the cells of a record in its bytes; the same for all slices of a file.
    public var cells: (any RecordCells)?
    /// The column at which each row's record begins, in Unicode scalars from 1; empty if each begins a line.
    public var columns: [Int32]
    /// Where slices that were merged into this one begin.
    package var joints: [Joint] = []

    /// The first byte of a merged slice: its position in `bytes`, and its offset in the file.
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

/// One record of a slice: the range of its bytes in `DecodedSlice.bytes`, and what became of it.
public struct RecordSpan: Sendable, Equatable {
    public enum Disposition: Sendable, Equatable {
        /// Row of the batch.
        case row(Int32)
        /// No record could be made of it; it goes to rejected. Its finding is in `DecodedSlice.findings`.
        case malformed
        /// Read and skipped for a stated reason (a group card, a payout line) that a finding gives.
        case skipped
        /// More bytes of the malformed record before it: they go where it goes and don't count as a record.
        case rest
        /// Malformed, and only its first bytes are kept: it extends to the next record or the end of the file.
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

/// How much a finding matters. It decides display and exit status, never whether a record is accepted.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    case info, warning, error

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// What a finding does to its record; a fixed fact of the rule.
public enum Effect: String, Sendable {
    /// The record is left out of everything and goes to `rejected/`.
    case rejects
    /// The finding rejects nothing. `RecordFate` says what becomes of the record.
    case marks
}

/// The other record, in a finding about two.
public struct RelatedRecord: Sendable, Equatable {
    public var file: String
    public var line: Int
    /// Its natural key; empty if it has none.
    public var record: String

    public init(file: String, line: Int, record: String) {
        self.file = file
        self.line = line
        self.record = record
    }
}

/// Something about the data that people should know, in the form in which it is shown. Problems of the run itself are
/// faults.
public struct Finding: Sendable, Equatable {
    public var code: String
    public var severity: Severity
    /// What its code does to the record; nil for an unknown code.
    public var effect: Effect?
    public var source: String
    /// Path relative to the root, with `/`.
    public var file: String
    /// From 1; 0 if the finding is about the whole file.
    public var line: Int
    /// Unicode scalars from 1; 0 if the finding is about the whole line.
    public var column: Int
    /// The sheet cell that it points at, such as `B12`; empty outside sheets.
    public var cell: String
    /// The natural key, never a person's name; empty if there is none.
    public var record: String
    /// The property in which `record` is a key; empty if none is known.
    public var property: String
    /// Column or property; empty if the finding is about the whole record.
    public var field: String
    /// The value found there. Personal fields are masked on display.
    public var value: String
    /// What the rule adds: the other number, the limit, the interpretation.
    public var arguments: FindingArguments
    public var related: RelatedRecord?
    public var fingerprint: UInt64
    /// Whether a baseline contains it.
    public var isKnown = false
    /// Whether it is absent from the previous run.
    public var isNew = false

    public init(
        code: String, severity: Severity, source: String, file: String, line: Int = 0, column: Int = 0,
        cell: String = "", record: String = "", property: String = "", field: String = "", value: String = "",
        arguments: FindingArguments = [:],
        related: RelatedRecord? = nil, fingerprint: UInt64 = 0
    ) {
        self.code = code
        self.severity = severity
        self.source = source
        self.file = file
        self.line = line
        self.column = column
        self.cell = cell
        self.record = record
        self.property = property
        self.field = field
        self.value = value
        self.arguments = arguments
        self.related = related
        self.fingerprint = fingerprint
    }

    /// As it may be shown: the mask replaces the values of personal fields and any text that looks like an address or a
    /// number or is one of `names`. A record whose key is masked is identified by its line.
    public func masked(_ names: KnownNames = .none) -> Finding {
        var shown = self
        shown.mask(names)
        return shown
    }

    /// The same in place, as there may be millions.
    mutating func mask(_ names: KnownNames) {
        func isPersonal(_ text: String) -> Bool { PersonalShape.isIn(text) || names.hold(text) }
        if !value.isEmpty, personalFields.contains(field) || isPersonal(value) { value = Finding.mask }
        if isPersonal(record) { record = "" }
        if !property.isEmpty, isPersonal(property) { property = Finding.mask }
        if isPersonal(related?.record ?? "") { related?.record = "" }
        if isPersonal(field) { field = Finding.mask }
        arguments.mask(names)
    }

    public static let mask = "•••"
}

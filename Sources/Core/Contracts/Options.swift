/// An option of a stage or a report. The parser of pipeline.json, its schema and `plan` are derived from this.
public struct OptionSpec: Sendable {
    public enum Shape: Sendable {
        case integer(ClosedRange<Int>)
        /// A length: a number with `m`, `km`, `mi` or `ft`, or a bare number in metres. Stored in metres.
        case distance
        /// `YYYY-MM-DD`.
        case date
        case choice([String])
        /// An array of some of these words.
        case choices([String])
        case flag
        case text
        /// The code of a language, such as `de`.
        case language
        /// An array of durations as iCalendar writes them, such as `-P1D`.
        case durations
        /// An object with free keys and whole numbers.
        case counts(ClosedRange<Int>)
    }

    public var name: String
    public var shape: Shape
    public var summary: String
    public var defaultValue: OptionValue?

    public init(_ name: String, _ shape: Shape, default defaultValue: OptionValue? = nil, _ summary: String) {
        self.name = name
        self.shape = shape
        self.summary = summary
        self.defaultValue = defaultValue
    }
}

public enum OptionValue: Sendable, Equatable {
    case integer(Int)
    /// Metres.
    case distance(Double)
    case date(CalendarDate)
    case text(String)
    case texts([String])
    case flag(Bool)
    case language(Language)
    case durations([SignedDuration])
    case counts([String: Int])
}

/// Values that were checked against the specs, with defaults filled in.
public struct OptionValues: Sendable, Equatable {
    public var values: [String: OptionValue]

    public init(_ values: [String: OptionValue] = [:]) { self.values = values }

    /// The defaults of `specs`.
    public init(defaults specs: [OptionSpec]) {
        values = [:]
        for spec in specs { values[spec.name] = spec.defaultValue }
    }

    public func integer(_ name: String) -> Int? { if case .integer(let value)? = values[name] { value } else { nil } }
    public func distance(_ name: String) -> Double? {
        if case .distance(let value)? = values[name] { value } else { nil }
    }
    public func date(_ name: String) -> CalendarDate? {
        if case .date(let value)? = values[name] { value } else { nil }
    }
    public func text(_ name: String) -> String? { if case .text(let value)? = values[name] { value } else { nil } }
    public func texts(_ name: String) -> [String]? { if case .texts(let value)? = values[name] { value } else { nil } }
    public func durations(_ name: String) -> [SignedDuration]? {
        if case .durations(let value)? = values[name] { value } else { nil }
    }
    public func counts(_ name: String) -> [String: Int]? {
        if case .counts(let value)? = values[name] { value } else { nil }
    }
    public func language(_ name: String) -> Language? {
        if case .language(let value)? = values[name] { value } else { nil }
    }
    public func flag(_ name: String) -> Bool? { if case .flag(let value)? = values[name] { value } else { nil } }
}

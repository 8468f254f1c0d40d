/// What a format recognises in the beginning of a file.
public struct Recognition: Sendable, Equatable {
    public var kind: RecordKind
    /// What indicates the kind; shown to people who review a guess.
    public var reason: String
    /// The preset for the table's headings.
    public var preset: String?
    /// The headings of a table, folded: equal ones identify files of the same export.
    public var headings: [String]

    public init(kind: RecordKind, reason: String, preset: String? = nil, headings: [String] = []) {
        self.kind = kind
        self.reason = reason
        self.preset = preset
        self.headings = headings
    }
}

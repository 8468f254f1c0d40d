/// What a rule says about one row of its batch: rule, row and cell. Where that is in the file is worked out later,
/// once, by the holder of the bytes.
public struct RowFinding: Sendable, Equatable {
    public var code: String
    public var row: Int
    /// Raw name of the field; empty for the whole record.
    public var field: String
    /// What the rule adds to the place and the value.
    public var arguments: FindingArguments
    /// Row of the other record in the table that the rule was given; nil without one.
    public var related: Int?

    public init(code: String, row: Int, field: String, arguments: FindingArguments = [:], related: Int? = nil) {
        self.code = code
        self.row = row
        self.field = field
        self.arguments = arguments
        self.related = related
    }
}

/// Where rules report.
public struct RowFindings: Sendable {
    public private(set) var rows: [RowFinding] = []

    public init() {}

    public mutating func report(
        _ code: String, row: Int, field: String, arguments: FindingArguments = [:], related: Int? = nil
    ) {
        rows.append(RowFinding(code: code, row: row, field: field, arguments: arguments, related: related))
    }

    public mutating func append(contentsOf other: RowFindings) { rows += other.rows }
}

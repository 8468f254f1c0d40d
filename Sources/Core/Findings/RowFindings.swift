/// What a rule reports about one row of its batch: code, row and field. The location in the file is worked out later,
/// once, where the bytes are in memory.
public struct RowFinding: Sendable, Equatable {
    public var code: String
    public var row: Int
    /// Raw name of the field; empty for the whole record.
    public var field: String
    /// What the rule adds to location and value.
    public var arguments: FindingArguments
    /// Row of the other record in the table that the rule was given; nil if there is none.
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

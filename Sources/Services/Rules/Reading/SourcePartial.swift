public import Core

/// Marks a file that says itself that it is not whole.
///
/// ## Before
/// An answer of Overpass with `"remark": "runtime error: Query timed out …"`: a list that stops somewhere.
///
/// ## After
/// What is there is read; the run says that there should be more.
public struct SourcePartial: ReadingRule {
    public static let code = "source-partial"
    public static let kind: RecordKind? = nil
    public static let summary = "The program that made the file says that it may not be whole."
    public static let advice = #"""
        Ask again, with a smaller area or more time: [timeout:180] at the head of an Overpass query.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file says of itself: \(quoted(shownValue)); ask for it again, records may be missing."
    }
}

public import Core

/// Tells of a file that is not read yet, because it may still be arriving.
///
/// ## Before
/// A source with `"minAge": "10 min"`, and an upload that has begun a minute ago.
///
/// ## After
/// The run goes on without the file, with exit status 3.
public struct SourceRecent: ReadingRule {
    public static let code = "source-recent"
    public static let kind: RecordKind? = nil
    public static let summary = "The file was changed only just now, and is not read yet."
    public static let advice = #"""
        Run again when the upload has ended; `innkeeper watch` waits for that by itself.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file was not read: \(finding.detail); run again when it has arrived."
    }
}

public import Core

/// Reports an input that is not there.
///
/// ## Before
/// A pattern in `files` that fits no file.
///
/// ## After
/// The run goes on with the other inputs and ends with status 3.
public struct SourceMissing: ReadingRule {
    public static let code = "source-missing"
    public static let kind: RecordKind? = nil
    public static let summary = "No file fits an entry of `files`."
    public static let advice = """
        Put the file there or correct the entry; entries are relative to the configuration, or to `--root`.
        """
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "Nothing was found at \(finding.file)\(bracketed(finding.detail)); put the file there, or correct \"files\"."
    }
}

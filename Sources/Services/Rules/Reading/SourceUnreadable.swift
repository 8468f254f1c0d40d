public import Core

/// Reports an input that can't be read.
///
/// ## Before
/// A file without permission to read it, a folder where a file should be, a disk with a fault.
///
/// ## After
/// The run goes on with the other inputs and ends with status 3.
public struct SourceUnreadable: ReadingRule {
    public static let code = "source-unreadable"
    public static let kind: RecordKind? = nil
    public static let summary = "The file is there, but can't be read."
    public static let advice = "Look at the file's permissions, and that it is a file."
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file can't be read\(bracketed(finding.detail)); look at its permissions, and that it is a file."
    }
}

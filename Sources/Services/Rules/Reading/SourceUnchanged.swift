public import Core

/// Tells of a source that is byte for byte that of an earlier day.
///
/// ## Before
/// A source with `"maxAge": "26 h"`, made anew this night, with the bytes of last night.
///
/// ## After
/// What is there is read; the run says that nothing has come.
public struct SourceUnchanged: ReadingRule {
    public static let code = "source-unchanged"
    public static let kind: RecordKind? = nil
    public static let summary = "A source that should be new every day is that of an earlier day, byte for byte."
    public static let advice = #"""
        The export may be made of old data. If nothing happens on quiet days, set source-unchanged to "off" for the source.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "Every file of the source is the same as \(finding.detail); see whether the export is made anew."
    }
}

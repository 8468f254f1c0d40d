public import Core

/// Tells of a member of an archive that is no file of the source's kind.
///
/// ## Before
/// A source of bookings names an archive that holds `desk.csv` and `readme.txt`.
///
/// ## After
/// `desk.csv` is read, `readme.txt` is not.
public struct ArchiveMemberUnused: ReadingRule {
    public static let code = "archive-member-unused"
    public static let kind: RecordKind? = nil
    public static let summary = "A member of the archive is no file of the source's kind."
    public static let advice = #"""
        To read it, name it in a source of its kind: `export.zip!guests.vcf`.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The same archive holds \(finding.detail), which is of no use to this source; it was not read."
    }
}

public import Core

/// Refuses an archive, or a member of one, that could do harm.
///
/// ## Before
/// A zip with a member `../desk.csv`, a symbolic link in a tar, a gzip of which more than 200 times its size comes out.
///
/// ## After
/// It is not read; the other members and files are.
public struct ArchiveRefused: ReadingRule {
    public static let code = "archive-refused"
    public static let kind: RecordKind? = nil
    public static let summary =
        "The archive or one of its members is refused: a path that leads out, a link, a password, or too much of anything."
    public static let advice = #"""
        Find out where the archive comes from. If it is what you want, unpack it yourself and name the files.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This was not unpacked: \(finding.detail)."
    }
}

public import Core

/// Tells of a row in a CardDAV server's answer that brings no contact.
///
/// ## Before
/// A row with status 404, for a contact that was deleted; the row of the address book itself.
///
/// ## After
/// It is skipped.
public struct ContactUnavailable: ReadingRule {
    public static let code = "contact-unavailable"
    public static let kind: RecordKind? = nil
    public static let summary = "The row of the server's answer brings no contact."
    public static let advice = #"""
        Nothing to do for a deleted contact or a collection. If contacts are missing, ask the server for address-data.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This row was skipped: \(finding.detail)."
    }
}

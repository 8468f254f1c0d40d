import Core

/// A code whose finding comes from reading (a malformed line, a missing file): facts only.
struct ReadingRule: Rule {
    let code: String
    var effect = Effect.marks
    let severity: Severity
    let summary: String
    let advice: String
    var examples: [RuleExample] = []
    /// The finding, whose value is as it may be shown, in one sentence.
    let message: @Sendable (Finding) -> String

    static let all = sources + unread + formats + records

    var kind: RecordKind? { nil }
    var form: RuleForm { .reading }

    func message(_ finding: Finding, shownValue: String) -> String {
        var shown = finding
        shown.value = shownValue
        return message(shown)
    }
}

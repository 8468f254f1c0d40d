import InnkeeperCore

/// A code whose findings come from reading (a malformed line, a missing file): it has facts but no check.
struct ReadingRule: Rule {
    let code: String
    let effect: Effect
    let severity: Severity
    let summary: String
    let advice: String
    let message: String
    let phrases: [String: String]

    init(
        code: ReadingCode, effect: Effect = .marks, severity: Severity, summary: String, advice: String,
        message: String, phrases: [String: String] = [:]
    ) {
        self.code = code.rawValue
        self.effect = effect
        self.severity = severity
        self.summary = summary
        self.advice = advice
        self.message = message
        self.phrases = phrases
    }

    static let all = sources + unread + formats + records + baseline

    var kind: RecordKind? { nil }
    var form: RuleForm { .reading }
    var examples: [RuleExample] { ReadingCode(rawValue: code)?.examples ?? [] }
}

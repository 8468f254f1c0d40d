import Core

/// Refuses guests below 1, and marks those above 8.
struct GuestsOdd: BookingRule {
    static let code = "test-guests-odd"
    static let kind: RecordKind? = .bookings
    static let summary = "", advice = ""
    static let effect = Effect.rejects
    static let severity = Severity.error
    static let requires = ["guests"]
    static let examples: [RuleExample] = []
    static func message(_ finding: Finding, shownValue: String) -> String { "\(shownValue) guests" }
    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<bookings.count where bookings.guests[row].raw < 1 {
            report.report(Self.code, row: row, field: "guests", detail: "at least 1")
        }
    }
}

/// Tells each row that has the id of the row before it.
struct SameAsBefore: BookingSequenceRule {
    static let code = "test-same-as-before"
    static let kind: RecordKind? = .bookings
    static let summary = "", advice = ""
    static let effect = Effect.rejects
    static let severity = Severity.error
    static let examples: [RuleExample] = []
    static func message(_ finding: Finding, shownValue: String) -> String { "" }
    func check(_ batch: Bookings, after table: Bookings, index: inout BookingIndex, report: inout RowFindings) {
        for row in 0..<batch.count {
            let before = row == 0 ? (table.count == 0 ? nil : table.id[table.count - 1]) : batch.id[row - 1]
            if before == batch.id[row] {
                report.report(Self.code, row: row, field: "reservation_id", related: table.count + row - 1)
            }
        }
    }
}

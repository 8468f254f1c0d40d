package import Core

/// Refuses guests below 1, and marks those above 8.
package struct GuestsOdd: BookingRule {
    package static let code = "test-guests-odd"
    package static let kind: RecordKind? = .bookings
    package static let summary = "", advice = ""
    package static let effect = Effect.rejects
    package static let severity = Severity.error
    package static let requires = ["guests"]
    package static let examples: [RuleExample] = []
    package static func message(_ finding: Finding, shownValue: String) -> String { "\(shownValue) guests" }
    package init() {}
    package func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<bookings.count where bookings.guests[row].raw < 1 {
            report.report(Self.code, row: row, field: "guests", detail: "at least 1")
        }
    }
}

/// Tells each row that has the id of the row before it.
package struct SameAsBefore: BookingSequenceRule {
    package static let code = "test-same-as-before"
    package static let kind: RecordKind? = .bookings
    package static let summary = "", advice = ""
    package static let effect = Effect.rejects
    package static let severity = Severity.error
    package static let examples: [RuleExample] = []
    package static func message(_ finding: Finding, shownValue: String) -> String { "" }
    package init() {}
    package func check(
        _ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex, report: inout RowFindings
    ) {
        for row in 0..<batch.count {
            let before = row == 0 ? (table.count == 0 ? nil : table.id[table.count - 1]) : batch.id[row - 1]
            if before == batch.id[row] {
                report.report(Self.code, row: row, field: "reservation_id", related: table.count + row - 1)
            }
        }
    }
}

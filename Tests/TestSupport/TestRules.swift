package import InnkeeperCore
import InnkeeperServices

/// The rule of the house with this code.
package func houseRule(_ code: String) -> any Rule {
    guard let rule = RuleCatalogue.all.first(where: { $0.code == code }) else { preconditionFailure("no rule \(code)") }
    return rule
}

/// Refuses guests below 1, and marks those above 8.
package struct GuestsOdd: BookingRule {
    package let code = "test-guests-odd"
    package let kind: RecordKind? = .bookings
    package let summary = "", advice = ""
    package let effect = Effect.rejects
    package let severity = Severity.error
    package let requires = ["guests"]
    package let examples: [RuleExample] = []
    package let message = "{value} guests"
    package init() {}
    package func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<bookings.count where bookings.guests[row].raw < 1 {
            report.report(code, row: row, field: "guests", arguments: [.limit: .count(1)])
        }
    }
}

/// Tells each row that has the id of the row before it.
package struct SameAsBefore: BookingSequenceRule {
    package let code = "test-same-as-before"
    package let kind: RecordKind? = .bookings
    package let summary = "", advice = ""
    package let effect = Effect.rejects
    package let severity = Severity.error
    package let examples: [RuleExample] = []
    package let message = ""
    package init() {}
    package func check(
        _ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex, report: inout RowFindings
    ) {
        for row in 0..<batch.count {
            let before = row == 0 ? (table.count == 0 ? nil : table.id[table.count - 1]) : batch.id[row - 1]
            if before == batch.id[row] {
                report.report(code, row: row, field: "reservation_id", related: table.count + row - 1)
            }
        }
    }
}

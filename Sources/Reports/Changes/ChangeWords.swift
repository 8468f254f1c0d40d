package import Core

/// What changed, in words: for the summary, the page and the terminal.
package enum ChangeWords {
    /// One line a table: `Bookings: 3 new, 1 gone, 2 moved, 4 changed, 990 as before`.
    package static func counts(_ changes: Changes) -> [String] {
        var lines: [String] = []
        if let bookings = changes.bookings {
            let moved = bookings.movedCount
            lines.append(
                "\(Messages.bookingChanges): "
                    + list([
                        (bookings.new.count, Messages.changeNew), (bookings.gone.count, Messages.changeGone),
                        (moved, Messages.changeMoved), (bookings.changed.count - moved, Messages.changeChanged),
                        (bookings.unchanged, Messages.changeNone),
                    ]))
        }
        if let findings = changes.findings {
            lines.append(
                "\(Messages.findingChanges): "
                    + list([
                        (findings.newCount, Messages.changeNew), (findings.resolved.count, Messages.changeResolved),
                        (findings.persistingCount, Messages.changeNone),
                    ]))
        }
        return lines + changes.remarks.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
    }

    private static func list(_ parts: [(Int, String)]) -> String {
        parts.map { "\(Numbers.grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    }

    /// `R12, site A3, 2026-07-01 to 2026-07-04`
    package static func booking(_ row: ChangeRow) -> String {
        let stay = [row.arrival, row.departure].filter { !$0.isEmpty }.joined(separator: " to ")
        return [row.record.isEmpty ? row.source : row.record, row.site.isEmpty ? "" : "site \(row.site)", stay]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The row as a line behind a mark, as diff tools have it: `~ R12, site A3: nights 2 -> 3`.
    package static func line(_ row: ChangeRow) -> String {
        switch row.what {
        case .bookingNew: "+ \(booking(row))"
        case .bookingGone: "- \(booking(row))"
        case .bookingRefused: "- \(booking(row)) (\(Messages.refusedNow))"
        case .bookingMoved, .bookingChanged:
            "~ \(booking(row)): \(row.field) \(shown(row.before)) -> \(shown(row.after))"
        case .findingNew: "+ \(row.code)\(place(row))"
        case .findingResolved: "- \(row.code)\(place(row))"
        }
    }

    private static func shown(_ value: String) -> String { value.isEmpty ? "(none)" : value }

    private static func place(_ row: ChangeRow) -> String {
        let parts = [row.source, row.record].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : ": " + parts.joined(separator: " ")
    }
}

package import Core

/// What is not as it was in the last run, complete however much it is.
package enum ChangesTable: OutputTable {
    package static let path = "changes.csv"
    package static let needs = DatasetPart.bookings
    package static let columns = [
        OutputColumn(
            "what", .text,
            "booking-new, booking-gone, booking-refused (gone, because its record is refused now), booking-moved, "
                + "booking-changed, finding-new or finding-resolved"),
        OutputColumn("source", .text, "the source of the booking or finding"),
        OutputColumn("record", .text, "its number; empty where its source has none"),
        OutputColumn("property", .text, "the property in which it has that number; empty when not known"),
        OutputColumn("site_number", .text, "the booking's site, as it is now; of one that is gone, as it was"),
        OutputColumn("arrival", .date, "the booking's first night"),
        OutputColumn("departure", .date, "the day on which it leaves"),
        OutputColumn("field", .text, "what changed; a line each"),
        OutputColumn("before", .text, "as it was; personal values are masked"),
        OutputColumn("after", .text, "as it is now"),
        OutputColumn("code", .text, "the finding's code"),
        OutputColumn("fingerprint", .text, "the finding's fingerprint"),
    ]

    package static func isGiven(_ input: RunData) -> Bool { input.comparison.changes != nil }

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        try ChangeRow.forEach(input) { try body(OutputRow(cells($0))) }
    }

    package static func cells(_ row: ChangeRow) -> [String] {
        [
            row.what.rawValue, row.source, row.record, row.property, row.site, row.arrival, row.departure, row.field,
            row.before, row.after, row.code, row.fingerprint,
        ]
    }
}

package import InnkeeperCore

/// All changes since the last run, however many.
package enum ChangesTable: CountedTable {
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

    package static func effort(_ input: RunData) -> Int { rowCount(input) * 2 }

    /// Changed bookings have a row per field, findings that stayed have none: this counts the items that may yield
    /// rows.
    package static func rowCount(_ input: RunData) -> Int { Parts(input).ends.last ?? 0 }

    package static func forEachRow(
        _ input: RunData, in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void
    ) rethrows {
        let parts = Parts(input)
        let dataset = input.dataset
        if let changes = input.comparison.changes?.bookings {
            var writer = ChangeCells(changes, dataset)
            for gone in changes.gone[parts.range(0, rows)] {
                writer.begin(gone.refused == nil ? .bookingGone : .bookingRefused, past: gone.past)
                try body(writer.end())
            }
            for row in changes.new[parts.range(1, rows)] {
                writer.begin(.bookingNew, now: row)
                try body(writer.end())
            }
            for change in changes.changed[parts.range(2, rows)] {
                for field in change.fields {
                    writer.begin(field == .siteNumber ? .bookingMoved : .bookingChanged, now: change.row)
                    writer.add(field, change)
                    try body(writer.end())
                }
            }
        }
        guard let changes = input.comparison.changes?.findings else { return }
        for finding in changes.resolved[parts.range(3, rows)] {
            try body(OutputRow(cells(ChangeRow(.findingResolved, finding))))
        }
        let fingerprints = input.fingerprints()
        for index in parts.range(4, rows) where changes.isNew[index] {
            try body(OutputRow(cells(ChangeRow(newFinding: index, fingerprints[index], input))))
        }
    }

    /// The kinds of change, in order, and where each ends.
    private struct Parts {
        var ends: [Int] = []

        init(_ input: RunData) {
            let changes = input.comparison.changes
            let (bookings, findings) = (changes?.bookings, changes?.findings)
            var end = 0
            for count in [
                bookings?.gone.count, bookings?.new.count, bookings?.changed.count, findings?.resolved.count,
                findings?.isNew.count,
            ] {
                end += count ?? 0
                ends.append(end)
            }
        }

        /// The items of a kind among the rows.
        func range(_ kind: Int, _ rows: Range<Int>) -> Range<Int> {
            let start = kind == 0 ? 0 : ends[kind - 1]
            let clamped = rows.clamped(to: start..<ends[kind])
            return clamped.lowerBound - start..<clamped.upperBound - start
        }
    }

    package static func cells(_ row: ChangeRow) -> [String] {
        [
            row.what.rawValue, row.source, row.record, row.property, row.site, row.arrival, row.departure, row.field,
            row.before, row.after, row.code, row.fingerprint,
        ]
    }
}

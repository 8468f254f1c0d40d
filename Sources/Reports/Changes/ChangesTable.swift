package import InnkeeperCore

/// All changes since the last run, however many.
package enum ChangesTable: CountedTable {
    package static let path = "changes.csv"
    package static let needs = DatasetPart.bookings
    package static let columns = [
        OutputColumn(
            "what", .text,
            "`booking-new`, `booking-gone`, `booking-refused` (gone, because its record is refused now), `booking-moved`, "
                + "`booking-changed`, `finding-new` or `finding-resolved`"),
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

    package static func effort(_ input: RunData) -> Int { Rows(input).count * 2 }

    package static func rows(_ input: RunData) -> Rows { Rows(input) }

    /// Changed bookings have a row per field, findings that stayed have none: what is counted are the items that may
    /// yield rows.
    package struct Rows: TableRows {
        package static let countInPiece = 512

        private let input: RunData
        /// Where each kind of change ends, in their order.
        private var ends: [Int] = []

        fileprivate init(_ input: RunData) {
            self.input = input
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

        package var count: Int { ends.last ?? 0 }

        package func forEach(in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void) rethrows {
            let dataset = input.dataset
            if let changes = input.comparison.changes?.bookings {
                var writer = ChangeCells(changes, dataset)
                for gone in changes.gone[items(0, rows)] {
                    writer.begin(gone.refused == nil ? .bookingGone : .bookingRefused, past: gone.past)
                    try body(writer.end())
                }
                for row in changes.new[items(1, rows)] {
                    writer.begin(.bookingNew, now: row)
                    try body(writer.end())
                }
                for change in changes.changed[items(2, rows)] {
                    for field in change.fields {
                        writer.begin(field == .siteNumber ? .bookingMoved : .bookingChanged, now: change.row)
                        writer.add(field, change)
                        try body(writer.end())
                    }
                }
            }
            guard let changes = input.comparison.changes?.findings else { return }
            for finding in changes.resolved[items(3, rows)] {
                try body(OutputRow(cells(ChangeRow(.findingResolved, finding))))
            }
            let fingerprints = input.fingerprints()
            for index in items(4, rows) where changes.isNew[index] {
                try body(OutputRow(cells(ChangeRow(newFinding: index, fingerprints[index], input))))
            }
        }

        /// The items of a kind among the rows.
        private func items(_ kind: Int, _ rows: Range<Int>) -> Range<Int> {
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

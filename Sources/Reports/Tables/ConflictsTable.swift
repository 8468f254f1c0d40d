package import Core

/// Pairs of active stays that share a night on one site.
package enum ConflictsTable: OutputTable {
    package static let path = "conflicts.csv"
    package static let needs = DatasetPart.conflicts
    package static let columns = [
        OutputColumn("site_number", .text, "the site that both want"),
        OutputColumn("first_id", .text, "the stay that arrives earlier; empty where the source has no ids"),
        OutputColumn("first_arrival", .date, "its first night"),
        OutputColumn("first_departure", .date, "the day on which it leaves"),
        OutputColumn("second_id", .text, "the other stay"),
        OutputColumn("second_arrival", .date, "its first night"),
        OutputColumn("second_departure", .date, "the day on which it leaves"),
        OutputColumn("overlap_nights", .integer, "nights that both have"),
        OutputColumn("kind", .text, "double-booking, or same-guest: probably one booking imported twice"),
        OutputColumn("free_sites", .text, "sites free for the whole second stay, with a blank between"),
    ]

    package static func forEachRow(_ input: ReportInput, _ body: ([String]) throws -> Void) rethrows {
        let bookings = input.dataset.bookings
        for row in input.dataset.conflicts {
            try body([
                bookings.site[row.first] ?? "",
                bookings.id[row.first],
                bookings.arrival[row.first].text,
                bookings.departure[row.first].text,
                bookings.id[row.second],
                bookings.arrival[row.second].text,
                bookings.departure[row.second].text,
                String(row.overlap.count),
                row.kind.rawValue,
                row.freeSites.joined(separator: " "),
            ])
        }
    }
}

extension DateCell {
    /// The date in ISO form; empty when there is none.
    var text: String { date?.description ?? "" }
}

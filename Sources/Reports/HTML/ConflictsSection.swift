import Core

/// Stays that share a night on one site, and where the second could go.
enum ConflictsSection {
    static func write(_ input: RunData, _ figures: PageFigures, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("conflicts", Messages.conflicts, count: dataset.conflicts.count)
        defer { shortages(input, to: &page) }
        let crowds = Formatting.crowds(dataset, limit: 10)
        for crowd in crowds { page.quiet(crowd) }
        guard !dataset.conflicts.isEmpty else {
            if crowds.isEmpty { page.quiet(Messages.noConflicts) }
            return
        }
        let columns: [PageTable.Column] = [
            .init(Messages.site), .init(Messages.sharedNights), .init(Messages.firstStay), .init(Messages.secondStay),
            .init(Messages.kind), .init(Messages.solution),
        ]
        PageTable.write(
            Messages.conflicts, columns, rows: figures.conflicts, file: "conflicts.csv",
            outputs: input.outputs, style: "roomy", to: &page
        ) { row in
            [
                .text(Formatting.site(row.first, dataset)),
                .whole(Formatting.nights(row.overlap)),
                .name(stay(row.first, input)),
                .name(stay(row.second, input)),
                .badge(Messages.conflict(row.kind), style: row.kind == .doubleBooking ? "error" : "warning"),
                .written { TodoSection.solution(row, dataset, to: &$0) },
            ]
        }
    }

    /// Nights on which bookings without a site can't all get one.
    private static func shortages(_ input: RunData, to page: inout HTMLWriter) {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return }
        page.subtitle(Messages.shortages, count: rows.count)
        let columns: [PageTable.Column] = [
            .init(Messages.category), .init(Messages.when), .number(Messages.sites), .number(Messages.stays),
            .number(Messages.unassigned), .number(Messages.stillMissing),
        ]
        PageTable.write(
            Messages.shortages, columns, rows: rows, file: "shortages.csv", outputs: input.outputs, to: &page
        ) { row in
            [
                .text(Formatting.category(row, input.dataset)),
                .whole(Formatting.nights(row.nights)),
                .text(Numbers.grouped(row.sites)),
                .text(Numbers.grouped(row.stays)),
                .text(Numbers.grouped(row.unassigned)),
                .text(Numbers.grouped(row.missing)),
            ]
        }
    }

    private static func stay(_ row: Int, _ input: RunData) -> String {
        let name = input.texts.text(row, .camperName)
        return Formatting.booking(row, input.dataset) + (name.isEmpty ? "" : ", \(name)") + ", "
            + Formatting.stay(row, input.dataset.bookings)
    }
}

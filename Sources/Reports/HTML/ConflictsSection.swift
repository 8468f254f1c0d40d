import Core

/// Stays that share a night on one site, and where the second could go.
enum ConflictsSection {
    static func write(_ input: ReportInput, _ figures: PageFigures, to page: inout HTMLWriter) {
        let dataset = input.dataset
        page.sectionTitle("conflicts", Texts.conflicts, count: dataset.conflicts.count)
        defer { shortages(input, to: &page) }
        let crowds = Words.crowds(dataset, limit: 10)
        for crowd in crowds { page.quiet(crowd) }
        guard !dataset.conflicts.isEmpty else {
            if crowds.isEmpty { page.quiet(Texts.noConflicts) }
            return
        }
        let columns: [PageTable.Column] = [
            .init(Texts.site), .init(Texts.sharedNights), .init(Texts.firstStay), .init(Texts.secondStay),
            .init(Texts.kind), .init(Texts.solution),
        ]
        PageTable.write(
            Texts.conflicts, columns, rows: figures.conflicts, file: "conflicts.csv",
            outputs: input.outputs, style: "roomy", to: &page
        ) { row in
            [
                .text(dataset.bookings.site[row.first] ?? Texts.noSite),
                .whole(Words.nights(row.overlap)),
                .name(stay(row.first, input)),
                .name(stay(row.second, input)),
                .badge(Texts.conflict(row.kind), style: row.kind == .doubleBooking ? "error" : "warning"),
                .written { TodoSection.solution(row, dataset, to: &$0) },
            ]
        }
    }

    /// Nights on which bookings without a site can't all get one.
    private static func shortages(_ input: ReportInput, to page: inout HTMLWriter) {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return }
        page.subtitle(Texts.shortages, count: rows.count)
        let columns: [PageTable.Column] = [
            .init(Texts.category), .init(Texts.when), .number(Texts.sites), .number(Texts.stays),
            .number(Texts.unassigned), .number(Texts.stillMissing),
        ]
        PageTable.write(
            Texts.shortages, columns, rows: rows, file: "shortages.csv", outputs: input.outputs, to: &page
        ) { row in
            [
                .text(row.category.isEmpty ? Texts.allSites : row.category),
                .whole(Words.nights(row.nights)),
                .text(Numbers.grouped(row.sites)),
                .text(Numbers.grouped(row.stays)),
                .text(Numbers.grouped(row.unassigned)),
                .text(Numbers.grouped(row.missing)),
            ]
        }
    }

    private static func stay(_ row: Int, _ input: ReportInput) -> String {
        let name = input.texts.text(row, .camperName)
        return Words.booking(row, input.dataset) + (name.isEmpty ? "" : ", \(name)") + ", "
            + Words.stay(row, input.dataset.bookings)
    }
}

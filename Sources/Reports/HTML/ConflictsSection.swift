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
        PageTable.write(
            Messages.conflicts, figures.conflicts, file: "conflicts.csv", outputs: input.outputs, style: "roomy",
            to: &page,
            [
                .init(Messages.site) { .text(Formatting.site($0.first, dataset)) },
                .init(Messages.sharedNights) { .whole(Formatting.nights($0.overlap)) },
                .init(Messages.firstStay) { .name(stay($0.first, input)) },
                .init(Messages.secondStay) { .name(stay($0.second, input)) },
                .init(Messages.kind) {
                    .badge(Messages.conflict($0.kind), style: $0.kind == .doubleBooking ? "error" : "warning")
                },
                .init(Messages.solution) { row in .written { TodoSection.solution(row, dataset, to: &$0) } },
            ])
    }

    /// Nights on which bookings without a site can't all get one.
    private static func shortages(_ input: RunData, to page: inout HTMLWriter) {
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return }
        page.subtitle(Messages.shortages, count: rows.count)
        PageTable.write(
            Messages.shortages, rows, file: "shortages.csv", outputs: input.outputs, to: &page,
            [
                .init(Messages.category) { .text(Formatting.category($0, input.dataset)) },
                .init(Messages.when) { .whole(Formatting.nights($0.nights)) },
                .number(Messages.sites) { Numbers.grouped($0.sites) },
                .number(Messages.stays) { Numbers.grouped($0.stays) },
                .number(Messages.unassigned) { Numbers.grouped($0.unassigned) },
                .number(Messages.stillMissing) { Numbers.grouped($0.missing) },
            ])
    }

    private static func stay(_ row: Int, _ input: RunData) -> String {
        let name = input.texts.text(row, .camperName)
        return Formatting.booking(row, input.dataset) + (name.isEmpty ? "" : ", \(name)") + ", "
            + Formatting.stay(row, input.dataset.bookings)
    }
}

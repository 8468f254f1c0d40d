import InnkeeperCore

/// Stays that share a night on one site, and where the second could move.
enum ConflictsSection {
    static func write(_ input: RunData, _ figures: PageFigures, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        page.sectionTitle("conflicts", words[.conflicts], count: dataset.conflicts.count)
        defer {
            echoes(input, to: &page)
            shortages(input, to: &page)
        }
        let crowds = words.crowds(dataset, limit: 10)
        for crowd in crowds { page.quiet(crowd) }
        guard !dataset.conflicts.isEmpty else {
            if crowds.isEmpty { page.quiet(words.noConflicts(dataset)) }
            return
        }
        PageTable.write(
            words[.conflicts], figures.conflicts, file: "conflicts.csv", outputs: input.outputs, style: "roomy",
            to: &page,
            [
                .init(words[.site]) { .text(words.site($0, dataset)) },
                .init(words[.sharedNights]) { .whole(words.nights($0.overlap)) },
                .init(words[.firstStay]) { .name(stay($0.first, input, words)) },
                .init(words[.secondStay]) { .name(stay($0.second, input, words)) },
                .init(words[.kind]) {
                    .badge(words.name(.conflict($0.kind)), style: $0.kind == .doubleBooking ? "error" : "warning")
                },
                .init(words[.solution]) { row in .written { TodoSection.solution(row, dataset, to: &$0) } },
            ])
    }

    /// Events that only say the site is closed, on nights that another channel has sold.
    private static func echoes(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        let rows = Dataset.toSolve(dataset.echoes, on: input.context.today)
        guard !rows.isEmpty else { return }
        page.subtitle(words[.echoes], count: rows.count)
        PageTable.write(
            words[.echoes], rows, file: "conflicts.csv", outputs: input.outputs, to: &page,
            [
                .init(words[.site]) { .text(words.site($0, dataset)) },
                .init(words[.sharedNights]) { .whole(words.nights($0.overlap)) },
                .init(words[.firstStay]) { .name(channel($0.first, input, words)) },
                .init(words[.secondStay]) { .name(channel($0.second, input, words)) },
            ])
    }

    private static func channel(_ row: Int, _ input: RunData, _ words: Messages) -> String {
        let channel = input.dataset.bookings.channel[row].map { ", \($0)" } ?? ""
        return stay(row, input, words) + channel + ", " + words.name(.status(input.dataset.bookings.status[row]))
    }

    /// Nights on which bookings without a site can't all get one.
    private static func shortages(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let rows = input.dataset.shortages
        guard !rows.isEmpty else { return }
        page.subtitle(words[.shortages], count: rows.count)
        PageTable.write(
            words[.shortages], rows, file: "shortages.csv", outputs: input.outputs, to: &page,
            [
                .init(words[.category]) { .text(words.category($0, input.dataset)) },
                .init(words[.when]) { .whole(words.nights($0.nights)) },
                .number(words[.sites]) { words.number($0.sites) },
                .number(words[.stays]) { words.number($0.stays) },
                .number(words[.unassigned]) { words.number($0.unassigned) },
                .number(words[.stillMissing]) { words.number($0.missing) },
            ])
    }

    private static func stay(_ row: Int, _ input: RunData, _ words: Messages) -> String {
        let name = input.texts.text(row, .camperName)
        return words.booking(row, input.dataset) + (name.isEmpty ? "" : ", \(name)") + ", "
            + words.stay(row, input.dataset.bookings)
    }
}

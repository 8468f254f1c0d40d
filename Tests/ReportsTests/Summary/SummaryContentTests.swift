import InnkeeperCore
import InnkeeperReports
import Testing

struct SummaryContentTests {
    private func text(_ input: RunData) -> String { PlainText.render(SummaryContent.blocks(input, input.words)) }

    @Test func `a guest who arrives is named with site, stay and balance`() {
        let text = text(Campground.input())
        #expect(text.contains("ARRIVALS TODAY: 2"))
        #expect(
            text.split(separator: "\n").contains {
                $0.hasPrefix("B2") && $0.contains("Ada Field") && $0.contains("75.00 USD")
            })
    }

    @Test func `conflicts name both stays, the nights and free sites`() {
        let text = text(Campground.input()).replacing("\n  ", with: " ")
        #expect(text.contains("CONFLICTS: 1"))
        #expect(
            text.contains(
                "A12 is double-booked for 2 nights, 3–4 Jul: R-1 (1–5 Jul) and R-2 (3–8 Jul). Free sites for R-2: A13, B2."
            ))
    }

    @Test func `a crowded site is told of, with other conflicts and without`() {
        var input = Campground.input()
        input.dataset.crowdedSites = [CrowdedSite(booking: 0, pairs: 9000, stays: 40)]
        let sentence =
            "Too many bookings overlap on site A12: up to 40 in one night, in 9,000 pairs that are not listed"
        #expect(text(input).replacing("\n  ", with: " ").contains(sentence))
        input.dataset.conflicts = []
        #expect(text(input).replacing("\n  ", with: " ").contains(sentence))
        #expect(!text(input).contains(Messages.english[.noConflicts]))
    }

    @Test func `nobody says that nothing collides where most stays have no site`() {
        var input = Campground.input()
        input.dataset.conflicts = []
        input.dataset.siteCoverage.stays = 10
        input.dataset.siteCoverage.withoutSite = 5
        #expect(text(input).contains(Messages.english[.noConflicts]))
        input.dataset.siteCoverage.withoutSite = 6
        #expect(!text(input).contains(Messages.english[.noConflicts]))
        #expect(text(input).contains("6 of 10 stays have no site"))
    }

    @Test func `nights that may have been sold, but do not count, are explained`() {
        var input = Campground.input()
        input.dataset.bookings.status[0] = .closed
        let sentence = "1 calendar entry says only \"closed\"."
        func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(words(text(input)).contains(sentence))
        // And also where there are no figures at all
        input.dataset.occupancy = []
        #expect(words(text(input)).contains(sentence))
    }

    @Test func `an occupancy above 100 % is explained`() {
        var input = Campground.input()
        #expect(!text(input).contains("Above 100%"))
        for row in input.dataset.occupancy.indices.prefix(2) { input.dataset.occupancy[row].sold = 1_000 }
        #expect(text(input).contains("Above 100%: on "))
    }

    @Test func `lists are cut, totals are exact`() throws {
        // Given 30 conflicts, 25 birthdays and 20 codes
        var input = Campground.input()
        let conflict = try #require(input.dataset.conflicts.first)
        input.dataset.conflicts = Array(repeating: conflict, count: 30)
        let birthday = try #require(input.dataset.birthdays.first)
        input.dataset.birthdays = Array(repeating: birthday, count: 25)
        for number in 1...20 { input.findings.add(code: "code-\(number)", file: 0, line: number) }
        // When the page is made
        let text = text(input)
        // Then
        #expect(text.contains("CONFLICTS: 30"))
        #expect(text.contains("- and 27 more\n"))
        #expect(text.contains("BIRTHDAYS: 25"))
        #expect(text.contains("- and 21 more\n"))
        #expect(text.contains("more codes"))
    }

    @Test func `what was asked for and is empty is said, what was not asked for is not`() {
        var dataset = Dataset()
        dataset.provided = [.bookings, .conflicts]
        let text = text(Fixture.input(dataset))
        #expect(text.contains(Messages.english[.noConflicts]))
        #expect(text.contains(Messages.english[.noArrivals]))
        #expect(!text.contains(Messages.english[.noBirthdays]))
        #expect(!text.contains(Messages.english[.noPlaces]))
    }
}

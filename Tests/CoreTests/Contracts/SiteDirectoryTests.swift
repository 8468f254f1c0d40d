import Core
import Testing

struct SiteDirectoryTests {
    @Test func `a site is found by its number, the first of two, refused ones not at all`() {
        // Given four sites, one of them refused and one number twice
        var sites = CampSites()
        for (number, name, isRejected) in [
            ("A1", "river", false), ("A2", "refused", true), ("A1", "again", false), ("a1", "small letter", false),
        ] {
            var site = CampSite(number: number)
            site.name = name
            site.isRejected = isRejected
            sites.rows.append(site)
        }
        // When they are asked for
        let directory = SiteDirectory(sites)
        // Then
        #expect(directory.site("A1")?.name == "river")
        #expect(directory.site("a1")?.name == "small letter")
        #expect(directory.site("A2") == nil)
        #expect(directory.site("") == nil)
        #expect(directory.sites.count == 3)
    }

    @Test func `a column's numbers are looked up, whether it was read with the directory's or not`() {
        // Given three sites, two of one number
        let directory = SiteDirectory(sites(["A1", "B2", "A1"]))
        // When columns name them and another, one read with the directory's numbers, one with others, one with none
        let shared = DictionaryColumn(facts: directory.numbers, names: ["Z9"], codes: [1, 2])
        let other = DictionaryColumn(facts: SharedDictionary(["Z9", "B2"]), names: ["A1"], codes: [1, 2])
        let none = DictionaryColumn(["Z9", "A1"])
        // Then each code leads to the first site of that number
        let rows = [shared, other, none].map(directory.rows)
        #expect((0..<3).map { rows[0][$0] } == [0, 1, SiteRows.none])
        #expect((0..<3).map { rows[1][$0] } == [SiteRows.none, 1, 0])
        #expect((0..<2).map { rows[2][$0] } == [SiteRows.none, 0])
        // And whether all are there is known
        #expect(rows.map(\.isComplete) == [false, false, false])
        #expect(directory.rows(of: DictionaryColumn(["B2", nil])).isComplete)
        #expect(directory.rows(of: DictionaryColumn(facts: directory.numbers, names: [], codes: [0])).isComplete)
    }

    @Test func `capacities and closed nights stand beside the sites`() {
        // Given sites with and without a capacity, one of them closed for a time, one refused
        var sites = sites(["A1", "A2", "A3"])
        sites.rows[0].capacity = CountCell(4)
        sites.rows[1].isRejected = true
        sites.rows[2].closedFrom = DateCell(raw: 10)
        let directory = SiteDirectory(sites)
        #expect(directory.capacities == [4, Int32.max])
        #expect(directory.closedNights == [nil, 10..<Int32.max])
        // Then where all are open there is nothing to look at
        sites.rows[2].closedFrom = .missing
        #expect(SiteDirectory(sites).closedNights.isEmpty)
    }

    private func sites(_ numbers: [String]) -> CampSites {
        var sites = CampSites()
        sites.rows = numbers.map { CampSite(number: $0) }
        return sites
    }
}

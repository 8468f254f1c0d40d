import InnkeeperCore
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
        let rows = directory.rows(of: batch(DictionaryColumn(["A1", "a1", "A2", ""])))
        #expect(directory.sites.map(\.name) == ["river", "again", "small letter"])
        #expect((0..<4).map { rows[Int32($0), $0] } == [0, 2, SiteRows.none, SiteRows.none])
    }

    @Test func `a column's numbers are looked up, whether it was read with the directory's or not`() {
        // Given three sites, two of one number
        let directory = SiteDirectory(sites(["A1", "B2", "A1"]))
        // When columns name them and another, one read with the directory's numbers, one with others, one with none
        let shared = DictionaryColumn(facts: directory.numbers, names: ["Z9"], codes: [1, 2])
        let other = DictionaryColumn(facts: SharedDictionary(["Z9", "B2"]), names: ["A1"], codes: [1, 2])
        let none = DictionaryColumn(["Z9", "A1"])
        // Then each code leads to the first site of that number
        let rows = [shared, other, none].map { directory.rows(of: batch($0)) }
        #expect((0..<3).map { rows[0][$0, 0] } == [0, 1, SiteRows.none])
        #expect((0..<3).map { rows[1][$0, 0] } == [SiteRows.none, 1, 0])
        #expect((0..<2).map { rows[2][$0, 0] } == [SiteRows.none, 0])
        // And whether all are there is known
        #expect(rows.map(\.isComplete) == [false, false, false])
        #expect(directory.rows(of: batch(DictionaryColumn(["B2", nil]))).isComplete)
        #expect(
            directory.rows(of: batch(DictionaryColumn(facts: directory.numbers, names: [], codes: [0]))).isComplete)
    }

    @Test func `a number of two properties is two sites, and of a booking without one it is open which`() {
        // Given A1 of two properties, A2 of one of them, and A3 of none
        let listed = [("Lake", "A1"), ("River", "A1"), ("River", "A2"), ("", "A3")]
        var sites = CampSites()
        sites.rows = listed.map { property, number in
            var site = CampSite(number: number)
            site.property = property
            return site
        }
        let directory = SiteDirectory(sites)
        let (none, undecided) = (SiteRows.none, SiteRows.undecided)
        // When bookings of the two, of a third and of none name all numbers, read with the directory's or not
        for site in [
            DictionaryColumn(facts: directory.numbers, names: ["Z9"], codes: [0, 0, 0, 0]),
            DictionaryColumn(names: ["A1", "A2", "A3", "Z9"], codes: [0, 0, 0, 0]),
        ] {
            let rows = directory.rows(of: batch(site, properties: ["Lake", "River", "Wood", nil]))
            // Then each has the sites of its own property
            let found = (0..<4).map { row in (0..<4).map { rows[$0, row] } }
            #expect(found[0] == [0, none, none, none])
            #expect(found[1] == [1, 2, none, none])
            #expect(found[2] == [none, none, none, none])
            // And the one of none only those of none; whether others have the number is known
            #expect(found[3] == [undecided, undecided, 3, none])
            #expect(!rows.isComplete)
        }
    }

    @Test func `a booking without a property takes its source's, else the only one of the campsites`() {
        // Given a site of each of two properties
        var sites = sites(["A1", "A2"])
        sites.rows[0].property = "Lake"
        sites.rows[1].property = "River"
        var batch = batch(DictionaryColumn(["A1", "A2"]), properties: [nil, nil])
        batch.usualProperty = "River"
        // When the source is River's
        let rows = SiteDirectory(sites).rows(of: batch)
        // Then
        #expect((0..<2).map { rows[Int32($0), $0] } == [SiteRows.none, 1])
        // And when all campsites are River's and nothing is said
        sites.rows[0].property = "River"
        batch.usualProperty = nil
        let only = SiteDirectory(sites).rows(of: batch)
        #expect((0..<2).map { only[Int32($0), $0] } == [0, 1])
    }

    private func batch(_ site: DictionaryColumn, properties: [String?] = []) -> Bookings {
        var bookings = Bookings()
        bookings.site = site
        bookings.property = DictionaryColumn(properties)
        return bookings
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

import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct CategoryShortagesTests {
    private func site(_ number: String, _ category: String, closed: Range<Int32>? = nil) -> CampSite {
        var site = CampSite(number: number)
        site.category = category
        if let closed {
            site.closedFrom = DateCell(raw: closed.lowerBound)
            site.closedTo = DateCell(raw: closed.upperBound)
        }
        return site
    }

    private func rows(_ bookings: [TestBooking], _ sites: [CampSite]) -> [String] {
        var campSites = CampSites()
        campSites.rows = sites
        return CategoryShortages.find(makeBookings(bookings), campSites).map {
            "\($0.category) \($0.nights.lowerBound)-\($0.nights.upperBound): \($0.stays) of \($0.sites), \($0.unassigned)"
        }
    }

    @Test func `stays without a site are too many when their category has fewer sites than stays`() {
        // Given two tent sites and a cabin
        let sites = [site("A1", "tent"), site("A2", "Tent"), site("T1", "cabin")]
        let taken = TestBooking(site: "A1", category: "tent", arrival: 0, departure: 5)
        let loose = TestBooking(site: nil, category: "tent", arrival: 2, departure: 4)
        // Then one more goes, two do not
        #expect(rows([taken, loose], sites).isEmpty)
        #expect(rows([taken, loose, loose], sites) == ["tent 2-4: 3 of 2, 2"])
        // and the category of a site is that of the list, whatever the booking says
        let other = TestBooking(site: "A2", category: "cabin", arrival: 3, departure: 9)
        #expect(rows([taken, loose, other], sites) == ["tent 3-4: 3 of 2, 1"])
    }

    @Test func `a stay on several sites takes one of each of their categories`() {
        let sites = [site("A1", "tent"), site("A2", "tent"), site("T1", "cabin")]
        let group = TestBooking(site: "A1, A2", category: "cabin", arrival: 0, departure: 5)
        let loose = TestBooking(site: nil, category: "tent", arrival: 2, departure: 4)
        #expect(rows([group, loose], sites) == ["tent 2-4: 3 of 2, 1"])
    }

    @Test func `sites of one property do not make up for those of another`() {
        // Given a tent site of each of two properties, and two stays without a site in one of them
        var sites = [site("A1", "tent"), site("A1", "tent")]
        sites[0].property = "Lake"
        sites[1].property = "River"
        let loose = TestBooking(property: "Lake", site: nil, category: "tent", arrival: 2, departure: 4)
        var campSites = CampSites()
        campSites.rows = sites
        func short(_ bookings: [TestBooking]) -> [String] {
            CategoryShortages.find(makeBookings(bookings), campSites).map {
                "\($0.property) \($0.category) \($0.stays)"
            }
        }
        // Then
        #expect(short([loose, loose]) == ["Lake  2", "Lake tent 2"])
        let other = TestBooking(property: "River", site: nil, category: "tent", arrival: 2, departure: 4)
        #expect(short([loose, other]).isEmpty)
        // And sites of every property are one supply for all
        campSites.rows[0].property = ""
        campSites.rows[1].property = ""
        campSites.rows[1].number = "A2"
        #expect(short([loose, other]).isEmpty)
        #expect(short([loose, other, other]) == ["  3", " tent 3"])
    }

    @Test func `who asks for no category, or for one that no site has, counts against all sites`() {
        let sites = [site("A1", "tent"), site("T1", "cabin")]
        let bookings = [
            TestBooking(site: "A1", arrival: 0, departure: 9), TestBooking(site: nil, arrival: 1, departure: 3),
            TestBooking(site: nil, category: "yurt", arrival: 2, departure: 4),
        ]
        #expect(rows(bookings, sites) == [" 2-3: 3 of 2, 2"])
    }

    @Test func `closed sites are not open, and cancelled bookings need none`() {
        let loose = TestBooking(site: nil, category: "tent", arrival: 0, departure: 6)
        #expect(rows([loose], [site("A1", "tent", closed: 2..<4)]) == [" 2-4: 1 of 0, 1", "tent 2-4: 1 of 0, 1"])
        #expect(rows([TestBooking(site: nil, status: .cancelled)], [site("A1", "tent", closed: 0..<9)]).isEmpty)
    }

    @Test func `without a list of campsites nothing is said`() {
        #expect(rows([TestBooking(site: nil), TestBooking(site: nil), TestBooking(site: "1")], []).isEmpty)
    }

    @Test func `random bookings give what counting each night gives`() {
        var random = SeededRandom(5)
        let words: [String?] = ["tent", "rv", nil, "yurt"]
        for _ in 0..<60 {
            // Given
            let sites = (0..<4).map { index in
                let from = Int32.random(in: 0..<20, using: &random)
                return site(
                    "S\(index)", index < 2 ? "tent" : "rv",
                    closed: Bool.random(using: &random) ? from..<from + Int32.random(in: 1...5, using: &random) : nil)
            }
            let bookings = (0..<12).map { _ in
                let arrival = Int32.random(in: 0..<20, using: &random)
                return TestBooking(
                    site: ["S0", "S1", "S2", "S3", nil, nil, nil].randomElement(using: &random) ?? nil,
                    category: words.randomElement(using: &random) ?? nil, arrival: arrival,
                    departure: arrival + Int32.random(in: 1...5, using: &random),
                    status: [.confirmed, .pending, .cancelled].randomElement(using: &random) ?? .confirmed)
            }
            var campSites = CampSites()
            campSites.rows = sites
            // When
            let found = CategoryShortages.find(makeBookings(bookings), campSites)
            // Then
            var expected: [String] = []
            for category in ["", "tent", "rv"] {
                for night in Int32(0)..<30 {
                    let active = bookings.filter {
                        $0.status != .cancelled && ($0.arrival ?? 0) <= night && night < ($0.departure ?? 0)
                    }
                    func group(_ booking: TestBooking) -> String? {
                        booking.site.map { $0 < "S2" ? "tent" : "rv" } ?? booking.category
                    }
                    let stays = active.filter { category.isEmpty || group($0) == category }
                    let open = sites.filter { site in
                        let isClosed =
                            site.closedFrom.isPresent && site.closedFrom.raw <= night && night < site.closedTo.raw
                        return (category.isEmpty || site.category == category) && !isClosed
                    }
                    let loose = stays.filter { $0.site == nil }
                    guard !loose.isEmpty, stays.count > open.count else { continue }
                    expected.append("\(category) \(night) \(stays.count) \(open.count) \(loose.count)")
                }
            }
            let nights = found.flatMap { row in
                row.nights.map { "\(row.category) \($0) \(row.stays) \(row.sites) \(row.unassigned)" }
            }
            #expect(nights == expected)
        }
    }
}

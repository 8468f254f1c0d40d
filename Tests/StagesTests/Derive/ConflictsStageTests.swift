import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct ConflictsStageTests {
    private let stage = ConflictsStage(options: OptionValues())

    @Test func `the pairs are those that share a night on one site`() async {
        // Given, on one site unless said otherwise
        let rows = [
            TestBooking(arrival: 10, departure: 20),
            TestBooking(arrival: 12, departure: 14),  // nested in 0
            TestBooking(arrival: 20, departure: 22),  // arrives when 0 departs
            TestBooking(arrival: 8, departure: 10),  // departs when 0 arrives
            TestBooking(arrival: 19, departure: 21),  // shares one night with 0 and one with 2
            TestBooking(arrival: 10, departure: 20, status: .pending),  // the same dates as 0
            TestBooking(arrival: 11, departure: 11),  // no nights
            TestBooking(arrival: 10, departure: 20, status: .cancelled),
            TestBooking(arrival: 10, departure: 20, status: .noShow),
            TestBooking(arrival: 10, departure: 20, status: .invalid),
            TestBooking(arrival: 10, departure: 20, status: .rejected),
            TestBooking(site: "2", arrival: 10, departure: 20),
            TestBooking(site: nil, arrival: 10, departure: 20),
            TestBooking(site: nil, arrival: 10, departure: 20),
            TestBooking(property: "Other", arrival: 10, departure: 20),
        ]
        // When
        let conflicts = await runStage(stage, on: datasetOf(rows)).conflicts
        // Then
        #expect(conflicts.map { [$0.first, $0.second] } == [[0, 5], [0, 1], [0, 4], [5, 1], [5, 4], [4, 2]])
        #expect(conflicts.map(\.overlap) == [10..<20, 12..<14, 19..<20, 12..<14, 19..<20, 20..<21])
    }

    @Test func `stays without a site are counted, for nobody can tell whether they collide`() async {
        let rows = [
            TestBooking(arrival: 10, departure: 20), TestBooking(site: nil, arrival: 10, departure: 20),
            TestBooking(site: nil, arrival: 10, departure: 20, status: .pending),
            TestBooking(site: nil, arrival: 10, departure: 20, status: .cancelled),
            TestBooking(site: nil, arrival: 10, departure: 10),
        ]
        let coverage = await runStage(stage, on: datasetOf(rows)).siteCoverage
        #expect(coverage.stays == 3 && coverage.withoutSite == 2 && coverage.isPoor)
    }

    @Test(arguments: [1, 2, 3, 5]) func `the result is the same with any number of jobs`(jobs: Int) async {
        // Given stays on many sites of two properties, many of them in each other's way, one site that everybody
        // names, and stays of two categories without a site
        let rows = (0..<3000).map { (number: Int) -> TestBooking in
            let arrival = Int32(number * 31 % 97)
            let property = number % 3 == 0 ? "North" : nil
            let site = number % 11 == 0 ? nil : number % 4 == 0 ? "Tent" : "\(number * 7 % 41)"
            return TestBooking(
                property: property, site: site, category: number % 2 == 0 ? "tent" : "cabin",
                camper: UInt64(number % 5), arrival: arrival, departure: arrival + Int32(number % 6))
        }
        let sites = (0..<41).map { number in
            var site = CampSite(number: "\(number)")
            site.category = number < 20 ? "tent" : "cabin"
            return site
        }
        for campSites in [[], sites] {
            let dataset = datasetOf(rows, campSites: campSites)
            // When they are looked at by one task and by several
            let stage = ConflictsStage(options: OptionValues(["pairs": .integer(2_000)]))
            let expected = await runStage(stage, on: dataset)
            var result = dataset
            await stage.run(&result, in: testWorld(), jobs: jobs)
            // Then
            #expect(expected.conflicts.count > 500 && expected.conflicts.contains { !$0.freeSites.isEmpty })
            #expect(!expected.crowdedSites.isEmpty && expected.shortages.isEmpty == campSites.isEmpty)
            #expect(differences(result, expected) == [])
            #expect(result.provided == [.conflicts])
        }
    }

    @Test(arguments: [1, 3]) func `a site with more pairs than are listed is told of as a whole`(jobs: Int) async {
        // Given five stays at once on a "site" that is a kind of site, and two on another
        let tents = (0..<5).map { TestBooking(site: "Tent", arrival: Int32($0), departure: 9) }
        let dataset = datasetOf(
            tents + [
                TestBooking(site: "A1", arrival: 1, departure: 4), TestBooking(site: "A1", arrival: 2, departure: 3),
            ])
        for (limit, listed, crowds) in [
            (11, 11, []), (10, 1, [CrowdedSite(booking: 1, pairs: 10, stays: 5)]),
            (0, 0, [CrowdedSite(booking: 1, pairs: 10, stays: 5), CrowdedSite(booking: 6, pairs: 1, stays: 2)]),
        ] {
            // When at most `limit` pairs are listed
            let stage = ConflictsStage(options: OptionValues(["pairs": .integer(limit)]))
            var result = dataset
            await stage.run(&result, in: testWorld(), jobs: jobs)
            // Then the others are, and the crowd is counted
            #expect(result.conflicts.count == listed, "\(limit)")
            #expect(result.crowdedSites == crowds, "\(limit)")
            let plain = await runStage(stage, on: dataset)
            #expect(plain.conflicts == result.conflicts && plain.crowdedSites == crowds, "\(limit)")
        }
    }

    @Test func `a hundred thousand stays at once on one site end in one line`() async {
        // Given five billion pairs
        let rows = (0..<100_000).map { TestBooking(arrival: Int32($0 % 50), departure: 60) }
        // When
        let result = await runStage(stage, on: datasetOf(rows))
        // Then
        #expect(result.conflicts.isEmpty)
        #expect(result.crowdedSites == [CrowdedSite(booking: 50, pairs: 4_999_950_000, stays: 100_000)])
    }

    @Test func `the same guest with the same dates is told from two parties`() async {
        let rows = [
            TestBooking(camper: 7, arrival: 1, departure: 4), TestBooking(camper: 7, arrival: 1, departure: 4),
            TestBooking(camper: 7, arrival: 1, departure: 3), TestBooking(camper: 8, arrival: 1, departure: 4),
            TestBooking(site: "2", camper: 0, arrival: 1, departure: 4),
            TestBooking(site: "2", camper: 0, arrival: 1, departure: 4),
        ]
        let conflicts = await runStage(stage, on: datasetOf(rows)).conflicts
        #expect(conflicts.filter { $0.kind == .sameGuest }.map { [$0.first, $0.second] } == [[0, 1]])
        #expect(conflicts.count == 7)
    }

    @Test(arguments: 0..<12)
    func `random tables give the pairs and the free sites of looking at everything`(seed: Int) async {
        // Given few sites and days, so that every case is met often
        var random = SeededRandom(UInt64(seed))
        let withSites = seed % 2 == 0
        let rows = (0..<120).map { _ in ConflictsStageTests.booking(using: &random) }
        let sites = withSites ? (1...12).map { ConflictsStageTests.site($0, using: &random) } : []
        let dataset = datasetOf(rows, campSites: sites)
        // When
        let conflicts = await runStage(stage, on: dataset).conflicts
        // Then
        let expected = ConflictsStageTests.bruteForce(dataset)
        #expect(!expected.isEmpty)
        #expect(conflicts.count == expected.count)
        for conflict in conflicts {
            let pair = [conflict.first, conflict.second]
            #expect(expected[pair]?.overlap == conflict.overlap)
            #expect(expected[pair]?.kind == conflict.kind)
            #expect(expected[pair]?.freeSites == conflict.freeSites)
        }
    }

    @Test func `ten thousand stays of which none or each collides with its neighbour`() async {
        // Given stays end to end on one site
        var rows = (0..<10_000).map { TestBooking(arrival: Int32($0) * 2, departure: Int32($0) * 2 + 2) }
        #expect(await runStage(stage, on: datasetOf(rows)).conflicts.isEmpty)
        // When each is a night longer
        for index in rows.indices { rows[index].departure = Int32(index) * 2 + 3 }
        // Then each meets the next
        let conflicts = await runStage(stage, on: datasetOf(rows)).conflicts
        #expect(conflicts.map(\.first) == Array(0..<9999))
        #expect(conflicts.map(\.second) == Array(1..<10_000))
    }

    @Test func `one endless stay meets everyone`() async {
        var rows = (0..<2000).map { TestBooking(arrival: Int32($0), departure: Int32($0) + 1) }
        rows.append(TestBooking(arrival: -719_162, departure: 2_932_896))
        let conflicts = await runStage(stage, on: datasetOf(rows)).conflicts
        #expect(conflicts.count == 2000)
        #expect(conflicts.allSatisfy { $0.first == 2000 })
    }

    @Test func `an empty table has no conflicts`() async {
        let result = await runStage(stage, on: Dataset())
        #expect(result.conflicts.isEmpty)
        #expect(result.provided == [.conflicts])
    }

    private static func booking(using random: inout SeededRandom) -> TestBooking {
        let arrival = Int32.random(in: 0..<40, using: &random)
        var booking = TestBooking()
        booking.property = Int.random(in: 0..<8, using: &random) == 0 ? nil : ["N", "S"].randomElement(using: &random)
        booking.site =
            Int.random(in: 0..<12, using: &random) == 0 ? nil : "A\(Int.random(in: 1...13, using: &random))"
        booking.camper = UInt64.random(in: 0..<3, using: &random)
        booking.arrival = Int.random(in: 0..<30, using: &random) == 0 ? nil : arrival
        booking.departure = arrival + Int32.random(in: -1..<9, using: &random)
        booking.guests = Int.random(in: 0..<6, using: &random) == 0 ? nil : Int.random(in: 1...6, using: &random)
        booking.status = BookingStatus.allCases.randomElement(using: &random) ?? .confirmed
        if Bool.random(using: &random) { booking.status = .confirmed }
        return booking
    }

    private static func site(_ number: Int, using random: inout SeededRandom) -> CampSite {
        var site = CampSite(number: "A\(number)")
        site.capacity = Bool.random(using: &random) ? CountCell(Int.random(in: 2...6, using: &random)) : .missing
        site.electricity = [true, false, nil].randomElement(using: &random) ?? nil
        site.water = [true, false, nil].randomElement(using: &random) ?? nil
        if Int.random(in: 0..<3, using: &random) == 0 {
            site.closedFrom = DateCell(raw: .random(in: 0..<30, using: &random))
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            site.closedTo = DateCell(raw: .random(in: 0..<30, using: &random))
        }
        site.isRejected = Int.random(in: 0..<10, using: &random) == 0
        return site
    }

    /// Every pair of rows, every night, every site: slow and plain.
    private static func bruteForce(_ dataset: Dataset) -> [[Int]: ConflictRow] {
        let bookings = dataset.bookings
        func nights(_ row: Int) -> Set<Int32> {
            guard [.confirmed, .inHouse, .completed, .pending, .closed].contains(bookings.status[row]),
                let from = bookings.arrival[row].date, let to = bookings.departure[row].date, from < to
            else { return [] }
            return Set(from.dayNumber..<to.dayNumber)
        }
        var found: [[Int]: ConflictRow] = [:]
        for a in 0..<bookings.count {
            for b in a + 1..<bookings.count where bookings.site[a] != nil && bookings.site[a] == bookings.site[b] {
                let shared = nights(a).intersection(nights(b))
                guard bookings.property[a] == bookings.property[b], let low = shared.min(), let high = shared.max()
                else { continue }
                let swapped = bookings.arrival[b].raw < bookings.arrival[a].raw
                let (first, second) = swapped ? (b, a) : (a, b)
                let same = nights(a) == nights(b) && bookings.camper[a] == bookings.camper[b] && bookings.camper[a] != 0
                found[[first, second]] = ConflictRow(
                    first: first, second: second, overlap: low..<high + 1, kind: same ? .sameGuest : .doubleBooking,
                    freeSites: freeSites(second, dataset, nights))
            }
        }
        return found
    }

    private static func freeSites(_ row: Int, _ dataset: Dataset, _ nights: (Int) -> Set<Int32>) -> [String] {
        let bookings = dataset.bookings
        let known = dataset.campSites.accepted
        func number(_ name: String) -> Int { Int(name.dropFirst()) ?? 0 }
        var names = known.map(\.number)
        if names.isEmpty {
            let seen = (0..<bookings.count).filter {
                bookings.property[$0] == bookings.property[row] && bookings.status[$0] != .invalid
                    && bookings.status[$0] != .unknown
            }
            names = Array(Set(seen.compactMap { bookings.site[$0] }))
        }
        names.sort { number($0) < number($1) }
        let booked = bookings.site[row] ?? ""
        let bookedSite = known.first { $0.number == booked }
        // Steps from the booked site; between two sites for one that is not on the list.
        let above = names.filter { number($0) > number(booked) }
        let below = names.filter { number($0) < number(booked) }.reversed()
        var byStep: [(step: Int, name: String)] = []
        byStep += above.enumerated().map { ($0.offset * 2 + 1, $0.element) }
        byStep += below.enumerated().map { ($0.offset * 2, $0.element) }
        byStep.sort { $0.step < $1.step }
        let free = byStep.map(\.name).filter { name in
            for other in 0..<bookings.count where bookings.site[other] == name {
                if bookings.property[other] == bookings.property[row], !nights(other).isDisjoint(with: nights(row)) {
                    return false
                }
            }
            guard let site = known.first(where: { $0.number == name }) else { return true }
            if let guests = bookings.guests[row].value, let capacity = site.capacity.value, capacity < guests {
                return false
            }
            if bookedSite?.electricity == true, site.electricity != true { return false }
            if bookedSite?.water == true, site.water != true { return false }
            return nights(row).allSatisfy { night in
                let from = site.closedFrom.date?.dayNumber
                let to = site.closedTo.date?.dayNumber
                if from == nil, to == nil { return true }
                return night < from ?? .min || night >= to ?? .max
            }
        }
        return Array(free.prefix(5))
    }
}

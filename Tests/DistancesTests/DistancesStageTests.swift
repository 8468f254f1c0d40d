import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct DistancesStageTests {
    private let stage = DistancesStage(options: OptionValues(defaults: DistancesStage.options))

    @Test func `the origin comes first, then the sites in the order of their file`() async throws {
        // Given
        var dataset = Dataset()
        dataset.places = makePlaces([
            Coordinate(latitude: 37.34, longitude: -121.88), Coordinate(latitude: 37.40, longitude: -121.88),
        ])
        dataset.campSites.rows = [
            site("B2", 37.41, -121.88), site("A1", 37.33, -121.88), site("X", 0, 0), site("Y", 95, 0),
            site("", 37, -121),
        ]
        dataset.campSites.rows.append(CampSite(number: "Z"))
        var refused = site("R", 37.33, -121.88)
        refused.isRejected = true
        dataset.campSites.rows.append(refused)
        var context = testWorld()
        context.property.origin = Coordinate(latitude: 37.3305, longitude: -121.8889)
        // When
        let result = await runStage(stage, on: dataset, in: context)
        // Then
        #expect(result.distances.map(\.siteNumber) == ["", "", "B2", "B2", "A1", "A1"])
        #expect(result.distances.map(\.place) == [0, 1, 1, 0, 0, 1])
        #expect(result.provided.contains(.distances))
        // One minute of latitude is a nautical mile, 1852 m, to within 10 m.
        #expect(abs(result.distances[2].metres - 0.6 * 1852) < 10)
        #expect(abs(result.distances[2].bearing - 180) < 1e-9)
    }

    @Test(arguments: [1, 2, 5])
    func `any number of tasks gives the same rows in the same order`(jobs: Int) async {
        // Given places of three categories and sites in no order
        var random = SeededRandom(17)
        var dataset = Dataset()
        dataset.places = makePlaces(
            (0..<500).map { _ in
                Coordinate(
                    latitude: .random(in: 40...42, using: &random), longitude: .random(in: 7...9, using: &random))
            })
        dataset.places.category = DictionaryColumn((0..<500).map { ["fuel", "shop", nil][$0 % 3] })
        dataset.campSites.rows = (0..<40).map {
            site("\($0)", .random(in: 40...42, using: &random), .random(in: 7...9, using: &random))
        }
        for options: [String: OptionValue] in [
            [:], ["nearest": .integer(7)],
            ["categories": .counts(["fuel": 3, "shop": 1]), "within": .distance(20_000)],
        ] {
            let stage = DistancesStage(options: OptionValues(options))
            var result = dataset
            // When
            await stage.run(&result, in: testWorld(), jobs: jobs)
            // Then
            let plain = await runStage(stage, on: dataset)
            #expect(!plain.distances.isEmpty)
            #expect(result.distances == plain.distances)
            #expect(result.nearestOfKinds == plain.nearestOfKinds && !plain.nearestOfKinds.isEmpty)
            #expect(result.provided == plain.provided)
        }
    }

    @Test func `both limits hold`() async {
        // Given places each 0.01 degrees (1.1 km) farther north
        var dataset = Dataset()
        dataset.places = makePlaces((1...100).map { Coordinate(latitude: 10 + Double($0) * 0.01, longitude: 10) })
        dataset.campSites.rows = [site("1", 10, 10)]
        func rows(_ nearest: Int, _ within: Double) async -> [Int] {
            let options = OptionValues(["nearest": .integer(nearest), "within": .distance(within)])
            return await runStage(DistancesStage(options: options), on: dataset).distances.map(\.place)
        }
        // Then
        #expect(await rows(3, 50_000) == [0, 1, 2])
        #expect(await rows(1000, 5000) == [0, 1, 2, 3])
        #expect(await rows(2, 5000) == [0, 1])
        #expect(await rows(1000, 10).isEmpty)
    }

    @Test func `how many, how far, or both: what is not said does not limit`() async {
        // Given 40 places each 0.1 degrees (11.1 km) farther north
        var dataset = Dataset()
        dataset.places = makePlaces((1...40).map { Coordinate(latitude: 10 + Double($0) * 0.1, longitude: 10) })
        dataset.campSites.rows = [site("1", 10, 10)]
        func count(_ options: [String: OptionValue]) async -> Int {
            await runStage(DistancesStage(options: OptionValues(options)), on: dataset).distances.count
        }
        // Then
        #expect(await count([:]) == 4)
        #expect(await count(["nearest": .integer(25)]) == 25)
        #expect(await count(["within": .distance(130_000)]) == 11)
        #expect(await count(["nearest": .integer(3), "within": .distance(130_000)]) == 3)
    }

    @Test func `each category has its own number, and a place comes once`() async {
        // Given shops, fuel and a hospital in turn, one each kilometre
        let words = ["shop", "Fuel", "hospital", "shop", "fuel", "shop", "fuel", "fuel", nil, "hospital"]
        var dataset = Dataset()
        dataset.places = makePlaces(words.indices.map { Coordinate(latitude: 10 + Double($0) * 0.01, longitude: 10) })
        dataset.places.category = DictionaryColumn(words)
        dataset.campSites.rows = [site("1", 9.99, 10)]
        func rows(_ options: [String: OptionValue]) async -> [Int] {
            await runStage(DistancesStage(options: OptionValues(options)), on: dataset).distances.map(\.place)
        }
        // Then
        #expect(await rows(["categories": .counts(["fuel": 3, "hospital": 1])]) == [1, 2, 4, 6])
        #expect(await rows(["categories": .counts(["fuel": 9, "bar": 2]), "within": .distance(6000)]) == [1, 4])
        #expect(await rows(["categories": .counts(["fuel": 2]), "nearest": .integer(3)]) == [0, 1, 2, 4])
        #expect(await rows(["categories": .counts(["hospital": 5])]) == [2, 9])
    }

    @Test func `without sites, origin or places there is nothing`() async {
        var context = testWorld()
        context.property.origin = Coordinate(latitude: 10, longitude: 10)
        var places = Dataset()
        places.places = makePlaces([Coordinate(latitude: 10, longitude: 10)])
        #expect(await runStage(stage, on: places).distances.isEmpty)
        #expect(await runStage(stage, on: Dataset(), in: context).distances.isEmpty)
        #expect(await runStage(stage, on: Dataset()).provided == [.distances])
    }

    private func site(_ number: String, _ latitude: Double, _ longitude: Double) -> CampSite {
        var site = CampSite(number: number)
        site.coordinate = Coordinate(latitude: latitude, longitude: longitude)
        site.coordinateState = .present
        return site
    }
}

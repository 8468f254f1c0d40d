import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct FeaturedStageTests {
    /// Places each 100 m farther north of the origin, with these categories.
    private func dataset(_ categories: [String?]) -> Dataset {
        var dataset = Dataset()
        dataset.places = makePlaces(
            categories.indices.map { Coordinate(latitude: 10.001 + Double($0) * 0.001, longitude: 10) })
        dataset.places.category = DictionaryColumn(categories)
        return dataset
    }

    private func featured(
        _ dataset: Dataset, _ date: String, _ options: [String: OptionValue] = [:],
        origin: Coordinate? = Coordinate(latitude: 10, longitude: 10)
    ) async -> FeaturedPlace? {
        var context = testWorld(today: day(date))
        context.property.origin = origin
        return await runStage(FeaturedStage(options: OptionValues(options)), on: dataset, in: context).featured
    }

    @Test func `every place has its day, and the round begins again`() async {
        // Given six places of three kinds
        let dataset = dataset(["cafe", "cafe", "park", "cafe", nil, "park"])
        // When two weeks pass
        var shown: [Int?] = []
        for days in 0..<14 {
            shown.append(await featured(dataset, (day("2026-11-21") + days).description)?.place)
        }
        // Then the kinds take turns, nearest first, and after the last comes the first
        let round = [0, 2, 4, 1, 5, 3]
        let start = round.firstIndex { $0 == shown[0] } ?? 0
        #expect(shown == (0..<14).map { round[(start + $0) % 6] })
        #expect(await featured(dataset, "1969-12-30") != nil)
    }

    @Test func `one date always gives the same`() async {
        let dataset = dataset(["cafe", "park", "cafe"])
        #expect(await featured(dataset, "2027-01-01") == featured(dataset, "2027-01-01"))
        #expect(await featured(dataset, "2027-01-01")?.place == featured(dataset, "2027-01-04")?.place)
        #expect(await featured(dataset, "2027-01-01")?.turns == 3)
    }

    @Test func `only so many take turns, and none from too far or without a name`() async {
        var dataset = dataset(["cafe", "park", "cafe", "cafe"])
        #expect(await featured(dataset, "2027-01-01", ["top": .integer(2)])?.turns == 2)
        #expect(await featured(dataset, "2027-01-01", ["within": .distance(250)])?.turns == 2)
        #expect(await featured(dataset, "2027-01-01", ["within": .distance(1)]) == nil)
        dataset.places.name = TextColumn(["", "B", "", "D"])
        #expect(await featured(dataset, "2027-01-01")?.turns == 2)
    }

    @Test func `without an origin the first campsite with a position is the middle`() async {
        var dataset = dataset(["cafe"])
        #expect(await featured(dataset, "2027-01-01", origin: nil) == nil)
        var site = CampSite(number: "A1")
        site.coordinate = Coordinate(latitude: 10, longitude: 10)
        dataset.campSites.rows = [CampSite(number: "A0"), site]
        #expect(await featured(dataset, "2027-01-01", origin: nil)?.place == 0)
    }
}

import InnkeeperCore
import InnkeeperReports
import Testing

struct KindsNearbyTests {
    private func dataset(_ kinds: [String]) -> Dataset {
        var dataset = Dataset()
        let anywhere = Coordinate(latitude: 1, longitude: 1)
        dataset.places = Fixture.places(kinds.map { (id: $0, name: $0, category: $0, at: anywhere) })
        dataset.nearestOfKinds = kinds.indices.map {
            DistanceRow(siteNumber: "", place: $0, metres: Double($0) * 100, bearing: 0)
        }
        return dataset
    }

    @Test func `what may be needed in a hurry comes first, however far; the others by distance`() {
        let dataset = dataset(["cafe", "fuel", "Fire_Station", "museum", "pharmacy", "hospital"])
        let kinds = KindsNearby.rows(dataset, limit: 5).map { dataset.places.category[$0.place] ?? "" }
        #expect(kinds == ["hospital", "pharmacy", "Fire_Station", "fuel", "cafe"])
    }

    @Test func `help is a hospital, else a doctor, else nothing`() {
        #expect(KindsNearby.help(dataset(["cafe", "doctors", "hospital"]))?.place == 2)
        #expect(KindsNearby.help(dataset(["cafe", "doctors"]))?.place == 1)
        #expect(KindsNearby.help(dataset(["cafe", "pharmacy"])) == nil)
        #expect(KindsNearby.help(Dataset()) == nil)
        #expect(KindsNearby.isHelp("Hospital") && !KindsNearby.isHelp("zoo"))
    }
}

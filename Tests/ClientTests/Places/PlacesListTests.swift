import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import InnkeeperWeb
import Synchronization
import Testing

struct PlacesListTests {
    private let center = NoticeCenter()
    private let loads = Counter()

    /// How often the places were loaded.
    final class Counter: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }

    private func list() -> PlacesList {
        PlacesList(center: center) { [loads] in
            [PlaceInfo(name: "Load \(loads.next())", coordinate: Coordinate(latitude: 0, longitude: 0))]
        }
    }

    @Test func `as an observer it reloads on authChanged, if somebody looks, and tells when it has`() async {
        // Given
        let list = list()
        var loaded = center.notices(.placesDidLoad).makeAsyncIterator()
        await list.show()
        #expect(list.places.map(\.name) == ["Load 1"])
        _ = await loaded.next()
        // When
        center.post(Notice(.authChanged))
        // Then
        _ = await loaded.next()
        #expect(list.places.map(\.name) == ["Load 2"])
    }

    @Test func `while nobody looks it reloads nothing, and once when somebody looks again`() async {
        let list = list()
        center.post(Notice(.authChanged))
        #expect(loads.value == 0)
        await list.show()
        list.hide()
        center.post(Notice(.authChanged))
        center.post(Notice(.authChanged))
        #expect(loads.value == 1)
        await list.show()
        #expect(loads.value == 2)
        // And looking again without news loads nothing
        await list.show()
        await list.reloadIfNecessary()
        #expect(loads.value == 2)
    }

    @Test func `other notices and other centres do not concern it`() async {
        let list = list()
        await list.show()
        center.post(Notice(.didSave))
        NoticeCenter().post(Notice(.authChanged))
        #expect(loads.value == 1)
    }

    @Test func `a list that is gone observes no more`() async {
        var list: PlacesList? = list()
        await list?.show()
        list = nil
        center.post(Notice(.authChanged))
        #expect(loads.value == 1 && list == nil)
    }

    @Test func `a failure keeps the places that are there, is told, and is tried again`() async {
        let loads = loads
        let list = PlacesList(center: center) {
            let number = loads.next()
            if number == 2 { throw LoadError.status(503) }
            return [PlaceInfo(name: "Load \(number)", coordinate: Coordinate(latitude: 0, longitude: 0))]
        }
        await list.show()
        var loaded = center.notices(.placesDidLoad).makeAsyncIterator()
        center.post(Notice(.authChanged))
        _ = await loaded.next()
        #expect(list.places.map(\.name) == ["Load 1"])
        #expect(list.failure as? LoadError == .status(503))
        await list.reloadIfNecessary()
        #expect(list.places.map(\.name) == ["Load 3"] && list.failure == nil)
    }

    @Test func `what is loaded later never ends first`() async {
        // Given a list that may be out of date again while it is being loaded, which takes a while
        let (center, loads) = (center, loads)
        let list = PlacesList(center: center) {
            let number = loads.next()
            if number == 1 {
                center.post(Notice(.authChanged))
                for _ in 0..<10_000 { await Task.yield() }
            }
            return [PlaceInfo(name: "Load \(number)", coordinate: Coordinate(latitude: 0, longitude: 0))]
        }
        // When
        await list.show()
        await list.reloadIfNecessary()
        // Then
        #expect(list.places.map(\.name) == ["Load 2"])
    }

    @Test func `a list of one's own needs no more than its places`() async {
        final class Fixed: PlacesListProviding {
            let places = [PlaceInfo(name: "Falls", coordinate: Coordinate(latitude: 0, longitude: 0))]
        }
        let list: any PlacesListProviding = Fixed()
        await list.show()
        list.hide()
        #expect(list.places.count == 1 && list.failure == nil)
    }
}

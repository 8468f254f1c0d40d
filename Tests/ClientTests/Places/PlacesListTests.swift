import Client
import Core
import Services
import Synchronization
import Testing
import Web

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

    @Test func `as an observer it reloads on authChanged, at once, if somebody looks`() {
        // Given
        let list = list()
        list.show()
        #expect(list.places.map(\.name) == ["Load 1"])
        // When
        center.post(Notice(.authChanged))
        // Then there was nothing to wait for
        #expect(list.places.map(\.name) == ["Load 2"])
    }

    @Test func `while nobody looks it reloads nothing, and once when somebody looks again`() {
        let list = list()
        center.post(Notice(.authChanged))
        #expect(loads.value == 0)
        list.show()
        list.hide()
        center.post(Notice(.authChanged))
        center.post(Notice(.authChanged))
        #expect(loads.value == 1)
        list.show()
        #expect(loads.value == 2)
        // And looking again without news loads nothing
        list.show()
        list.reloadIfNecessary()
        #expect(loads.value == 2)
    }

    @Test func `other notices and other centres do not concern it`() {
        let list = list()
        list.show()
        center.post(Notice(.didSave))
        NoticeCenter().post(Notice(.authChanged))
        #expect(loads.value == 1)
    }

    @Test func `a list that is gone observes no more`() {
        var list: PlacesList? = list()
        list?.show()
        list = nil
        center.post(Notice(.authChanged))
        #expect(loads.value == 1 && list == nil)
    }

    @Test func `a failure keeps the places that are there, is told, and is tried again`() {
        let loads = loads
        let list = PlacesList(center: center) {
            let number = loads.next()
            if number == 2 { throw LoadError.status(503) }
            return [PlaceInfo(name: "Load \(number)", coordinate: Coordinate(latitude: 0, longitude: 0))]
        }
        list.show()
        center.post(Notice(.authChanged))
        #expect(list.places.map(\.name) == ["Load 1"])
        #expect(list.failure as? LoadError == .status(503))
        list.reloadIfNecessary()
        #expect(list.places.map(\.name) == ["Load 3"] && list.failure == nil)
    }
}

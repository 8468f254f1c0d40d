import Core
import InnkeeperClient

/// The places around a position, nearest first.
public final class NearbyScreen: Sendable {
    private let list: any PlacesListProviding

    /// A preview passes its own list.
    public init(list: any PlacesListProviding) { self.list = list }

    public convenience init(desk: Desk) { self.init(list: PlacesList(desk.places, center: desk.center)) }

    public func appear() async { await list.show() }

    public func disappear() { list.hide() }

    /// Such as `Long Lake, 1.2 km north-east`.
    public func lines(around position: Coordinate, atMost count: Int = 10) -> [String] {
        list.places.nearest(to: position, atMost: count).map { near in
            let tenths = Int((near.metres / 100).rounded())
            return "\(near.place.name), \(tenths / 10).\(tenths % 10) km \(direction(near.bearing))"
        }
    }

    private func direction(_ bearing: Double) -> String {
        let names = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
        return names[Int((bearing / 45).rounded()) % names.count]
    }
}

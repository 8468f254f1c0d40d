package import Core

/// The places nearest to each campsite and to the property itself.
///
/// Before: campsites, the property's origin, and places with coordinates.
/// After: `distances`, for the origin (site number "") and then each campsite in the order of its file: its `nearest`
/// places no farther than `within`, nearest first. Distances are geodesics on WGS84.
///
/// A campsite takes part when it is accepted and has a number and a valid coordinate other than 0,0. Places that are
/// rejected, closed, without a coordinate or at 0,0 are left out.
package struct DistancesStage: TableStage {
    package static let name = "distances"
    package static let summary = "the nearest places of each campsite and of the property"
    package static let requires: [DatasetPart] = [.places]
    package static let provides: [DatasetPart] = [.distances]
    package static let options = [
        OptionSpec("nearest", .integer(1...1000), default: .integer(10), "At most so many places for each campsite."),
        OptionSpec("within", .distance, default: .distance(50_000), "No place farther than this."),
    ]

    private let nearest: Int
    private let within: Double

    package init(options: OptionValues) {
        nearest = options.integer("nearest") ?? 10
        within = options.distance("within") ?? 50_000
    }

    package func run(_ dataset: inout Dataset, in world: World) {
        var centres: [(number: String, coordinate: Coordinate)] = []
        if let origin = world.property.origin, origin.isValid { centres.append(("", origin)) }
        for site in dataset.campSites.rows where !site.isRejected && !site.number.isEmpty {
            guard let coordinate = site.coordinate, coordinate.isValid, !coordinate.isNullIsland else { continue }
            centres.append((site.number, coordinate))
        }
        let places = NearestPlaces(dataset.places, around: centres.map(\.coordinate), within: within)
        var rows: [DistanceRow] = []
        for (number, coordinate) in centres {
            for neighbour in places.find(nearest, near: coordinate, within: within) {
                rows.append(
                    DistanceRow(
                        siteNumber: number, place: neighbour.place, metres: neighbour.metres,
                        bearing: neighbour.bearing))
            }
        }
        dataset.distances = rows
        dataset.provided.insert(.distances)
    }
}

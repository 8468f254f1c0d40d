package import Core

/// The places nearest to each campsite and to the property itself.
///
/// Before: campsites, the property's origin, and places with coordinates.
/// After: `distances`, for the origin (site number "") and then each campsite in the order of its file: its `nearest`
/// places, or all of them `within` a length, or as many of them as are nearest and within; and of each of the
/// `categories` its own number, again only within. Nearest first, each place once. Distances are geodesics on WGS84.
/// And `nearestOfKinds`: from the first of them the nearest place of every category, however far: a hospital matters
/// even when ten cafés are nearer.
///
/// A campsite takes part when it is accepted and has a number and a valid coordinate other than 0,0. Places that are
/// rejected, closed, without a coordinate or at 0,0 are left out.
package struct DistancesStage: TableStage {
    package static let name = "distances"
    package static let summary = "the nearest places of each campsite and of the property"
    package static let requires: [DatasetPart] = [.places]
    package static let provides: [DatasetPart] = [.distances]
    package static let options = [
        OptionSpec("nearest", .integer(1...1000), "So many places for each campsite; if nothing is said, 10."),
        OptionSpec("within", .distance, "No place farther than this, and all up to it unless nearest says how many."),
        OptionSpec(
            "categories", .counts(1...1000),
            "So many of each category, { \"fuel\": 3, \"hospital\": 1 }, besides those that nearest asks for."),
    ]

    /// What holds when nothing is said: ten places within 50 km.
    package static let defaults = (nearest: 10, within: 50_000.0)

    /// nil for all of them.
    private let nearest: Int?
    private let within: Double
    /// By the category's word, folded; sorted.
    private let categories: [(word: String, count: Int)]
    /// Whether places are asked for without regard to category.
    private let wantsAny: Bool

    package init(options: OptionValues) {
        let counts = options.counts("categories") ?? [:]
        categories = counts.map { (foldedWord($0.key), $0.value) }.sorted { $0.word < $1.word }
        let asked = (nearest: options.integer("nearest"), within: options.distance("within"))
        if asked.nearest == nil, asked.within == nil, counts.isEmpty {
            (nearest, within) = DistancesStage.defaults
            wantsAny = true
        } else {
            nearest = asked.nearest
            within = asked.within ?? .infinity
            wantsAny = counts.isEmpty || asked.nearest != nil
        }
    }

    package func run(_ dataset: inout Dataset, in world: World) {
        let centres = DistancesStage.centres(dataset, world)
        let points = centres.map(\.coordinate)
        var searches: [(places: NearestPlaces, count: Int?)] = []
        if wantsAny { searches.append((NearestPlaces(dataset.places, around: points, within: within), nearest)) }
        for (word, count) in categories {
            let codes = dataset.places.category.names.map { foldedWord($0) == word }
            let categories = dataset.places.category.codes
            let places = NearestPlaces(dataset.places, around: points, within: within) { row in
                categories[row] >= 0 && codes[Int(categories[row])]
            }
            searches.append((places, count))
        }
        var rows: [DistanceRow] = []
        for (number, coordinate) in centres {
            var found = searches.flatMap { $0.places.find($0.count, near: coordinate, within: within) }
            if searches.count > 1 { found = DistancesStage.merged(found, dataset.places) }
            for neighbour in found {
                rows.append(
                    DistanceRow(
                        siteNumber: number, place: neighbour.place, metres: neighbour.metres,
                        bearing: neighbour.bearing))
            }
        }
        dataset.distances = rows
        dataset.nearestOfKinds =
            centres.first.map { number, coordinate in
                NearestOfKinds.find(dataset.places, from: coordinate).map { neighbour in
                    DistanceRow(
                        siteNumber: number, place: neighbour.place, metres: neighbour.metres, bearing: neighbour.bearing
                    )
                }
            } ?? []
        dataset.provided.insert(.distances)
    }

    /// The origin, then the campsites whose position is known.
    private static func centres(_ dataset: Dataset, _ world: World) -> [(number: String, coordinate: Coordinate)] {
        var centres: [(String, Coordinate)] = []
        if let origin = world.property.origin, origin.isValid { centres.append(("", origin)) }
        for site in dataset.campSites.rows where !site.isRejected && !site.number.isEmpty {
            guard let coordinate = site.coordinate, coordinate.isValid, !coordinate.isNullIsland else { continue }
            centres.append((site.number, coordinate))
        }
        return centres
    }

    /// What several searches found, in one order and each place once.
    private static func merged(_ found: [NearestPlaces.Neighbour], _ places: Places) -> [NearestPlaces.Neighbour] {
        var merged: [NearestPlaces.Neighbour] = []
        for neighbour in found.sorted(by: { NearestPlaces.precedes($0, $1, in: places) })
        where merged.last?.place != neighbour.place {
            merged.append(neighbour)
        }
        return merged
    }
}

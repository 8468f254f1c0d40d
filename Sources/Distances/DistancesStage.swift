package import InnkeeperCore

/// The places nearest to each campsite and to the property itself.
///
/// Before: campsites, the property's origin, and places with coordinates.
/// After: `distances`, for the origin (site number "") and then each campsite in file order: its `nearest` places, or
/// all `within` a distance, or both; and for each of the `categories` its own number, also limited by `within`. Nearest
/// first, each place once. Distances are geodesics on WGS84. Also `nearestOfKinds`: from the first of these centres,
/// the nearest place of every category, however far, as a hospital matters even if ten cafés are nearer.
///
/// A campsite is included if it is accepted and has a number and a valid coordinate other than 0,0. Places that are
/// rejected, closed, without a coordinate or at 0,0 are left out.
package struct DistancesStage: TableStage {
    package static let name = "distances"
    package static let summary = "the nearest places of each campsite and of the property"
    package static let requires: [DatasetPart] = [.places]
    package static let provides: [DatasetPart] = [.distances]
    package static let options = [
        OptionSpec("nearest", .integer(1...1000), "Number of places for each campsite. Default: 10."),
        OptionSpec("within", .distance, "Maximum distance; all places within it unless `nearest` limits their number."),
        OptionSpec(
            "categories", .counts(1...1000),
            "How many of each category, { \"fuel\": 3, \"hospital\": 1 }, in addition to `nearest`."),
    ]

    /// The defaults: ten places within 50 km.
    package static let defaults = (nearest: 10, within: 50_000.0)

    /// nil for all of them.
    private let nearest: Int?
    private let within: Double
    /// The category's word, folded, and the number; sorted.
    private let categories: [(word: String, count: Int)]
    /// Whether places are requested regardless of category.
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

    package func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
        let centres = DistancesStage.centres(dataset, context)
        let places = dataset.places
        let coordinates = centres.map(\.coordinate)
        var searches: [Search] = []
        for wish in wishes(places) {
            let finder = await NearestPlaces(
                places, around: coordinates, within: within, atMost: wish.count, jobs: jobs, isWanted: wish.isWanted)
            searches.append(Search(places: finder, count: wish.count))
        }
        // In spatial order, so that what one search has loaded is in the cache for the next.
        let order = MortonOrder.order(coordinates.map(Geodesy.geocentric)).map(Int.init)
        let parts = await inParallel(order.indices.pieces(jobs * 4), jobs: jobs) { [searches] piece in
            answers(searches, order[piece].map { coordinates[$0] }[...], places)
        }
        var found = [[NearestPlaces.Neighbour]](repeating: [], count: centres.count)
        for (place, neighbours) in zip(order, parts.joined()) { found[place] = neighbours }
        dataset.adopt(
            found, NearestOfKinds.find(places, fromFirstOf: coordinates), centres.map { ($0.property, $0.number) })
    }

    private struct Wish: Sendable {
        /// nil for all of them.
        var count: Int?
        var isWanted: @Sendable (_ row: Int) -> Bool
    }

    private struct Search: Sendable {
        var places: NearestPlaces
        var count: Int?
    }

    private func wishes(_ places: Places) -> [Wish] {
        var wishes: [Wish] = []
        if wantsAny { wishes.append(Wish(count: nearest) { _ in true }) }
        for (word, count) in categories {
            let isOfWord = places.category.names.map { foldedWord($0) == word }
            let codes = places.category.codes
            wishes.append(Wish(count: count) { row in codes[row] >= 0 && isOfWord[Int(codes[row])] })
        }
        return wishes
    }

    /// The places for each centre, nearest first.
    private func answers(_ searches: [Search], _ centres: ArraySlice<Coordinate>, _ places: Places)
        -> [[NearestPlaces.Neighbour]]
    {
        centres.map { centre in
            let found = searches.flatMap { $0.places.find($0.count, near: centre, within: within) }
            return searches.count > 1 ? DistancesStage.merged(found, places) : found
        }
    }

    private typealias Centre = (property: String, number: String, coordinate: Coordinate)

    /// The origin, then the campsites with a known position.
    private static func centres(_ dataset: Dataset, _ context: RunContext) -> [Centre] {
        var centres: [Centre] = []
        if let origin = context.property.origin, origin.isValid { centres.append(("", "", origin)) }
        for site in dataset.campSites.rows where !site.isRejected && !site.number.isEmpty {
            guard let coordinate = site.coordinate, coordinate.isValid, !coordinate.isNullIsland else { continue }
            centres.append((site.property, site.number, coordinate))
        }
        return centres
    }

    /// The results of several searches, in one order and each place once.
    private static func merged(_ found: [NearestPlaces.Neighbour], _ places: Places) -> [NearestPlaces.Neighbour] {
        var merged: [NearestPlaces.Neighbour] = []
        for neighbour in found.sorted(by: { NearestPlaces.precedes($0, $1, in: places) })
        where merged.last?.place != neighbour.place {
            merged.append(neighbour)
        }
        return merged
    }
}

extension Dataset {
    /// `found` are the results for each centre, `kinds` those for the first one.
    fileprivate mutating func adopt(
        _ found: [[NearestPlaces.Neighbour]], _ kinds: [NearestPlaces.Neighbour],
        _ sites: [(property: String, number: String)]
    ) {
        func row(_ site: (property: String, number: String), _ neighbour: NearestPlaces.Neighbour) -> DistanceRow {
            DistanceRow(
                property: site.property, siteNumber: site.number, place: neighbour.place, metres: neighbour.metres,
                bearing: neighbour.bearing)
        }
        distances.removeAll()
        distances.reserveCapacity(found.reduce(0) { $0 + $1.count })
        for (site, neighbours) in zip(sites, found) {
            for neighbour in neighbours { distances.append(row(site, neighbour)) }
        }
        nearestOfKinds = kinds.map { row(sites.first ?? ("", ""), $0) }
        provided.insert(.distances)
    }
}

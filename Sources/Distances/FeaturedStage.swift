package import InnkeeperCore

/// The place of the day.
///
/// Before: places, and the property's origin or a campsite with a position.
/// After: `featured`, one row: of the `top` places no farther than `within`, the one whose turn it is today. They take
/// turns day by day, starting again after the last.
///
/// A pure function of the date and the places: nothing is stored from day to day, and two runs on the same day show the
/// same place. The list is made in rounds: the nearest place of every category, then the second nearest of every
/// category, and so on, so that consecutive places differ in kind and a street of cafés doesn't fill a week. Places
/// without a name are left out, as there would be nothing to show. `featuredDays` are the places of today and the
/// coming days, for apps that show several.
package struct FeaturedStage: TableStage {
    package static let name = "featured"
    package static let summary = "a place nearby, a different one every day"
    package static let requires: [DatasetPart] = [.places]
    package static let provides: [DatasetPart] = [.featured]
    package static let options = [
        OptionSpec("top", .integer(1...1000), default: .integer(30), "How many places take turns."),
        OptionSpec("within", .distance, default: .distance(25_000), "Maximum distance."),
    ]

    /// The number of days shown, starting today.
    package static let daysAhead = 6

    private let top: Int
    private let within: Double

    package init(options: OptionValues) {
        top = options.integer("top") ?? 30
        within = options.distance("within") ?? 25_000
    }

    package func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
        dataset.provided.insert(.featured)
        dataset.featured = nil
        dataset.featuredDays = []
        guard let centre = FeaturedStage.centre(dataset, context) else { return }
        let places = dataset.places
        let nearby = await NearestPlaces(places, around: [centre], within: within, jobs: jobs) {
            !places.name.isEmpty($0)
        }
        let list = FeaturedStage.turns(nearby.find(nil, near: centre, within: within), places, top: top)
        guard !list.isEmpty else { return }
        // The remainder for a day before 1970 is negative.
        let turn = (Int(context.today.dayNumber) % list.count + list.count) % list.count
        dataset.featuredDays = (0..<min(FeaturedStage.daysAhead, list.count)).map { days in
            let index = (turn + days) % list.count
            return FeaturedPlace(
                place: list[index].place, metres: list[index].metres, bearing: list[index].bearing, turn: index + 1,
                turns: list.count)
        }
        dataset.featured = dataset.featuredDays.first
    }

    /// The property's own position, else that of the first campsite that has one.
    private static func centre(_ dataset: Dataset, _ context: RunContext) -> Coordinate? {
        if let origin = context.property.origin, origin.isValid { return origin }
        return dataset.campSites.accepted.lazy.compactMap(\.coordinate).first { $0.isValid && !$0.isNullIsland }
    }

    /// Places, nearest first, arranged in rounds. Categories keep the order of their nearest place; places without a
    /// category form one of their own.
    private static func turns(_ nearby: [NearestPlaces.Neighbour], _ places: Places, top: Int)
        -> [NearestPlaces.Neighbour]
    {
        var piles: [[NearestPlaces.Neighbour]] = []
        var pileOfCategory: [Int32: Int] = [:]
        for neighbour in nearby {
            let category = places.category.codes[neighbour.place]
            if let pile = pileOfCategory[category] {
                piles[pile].append(neighbour)
            } else {
                pileOfCategory[category] = piles.count
                piles.append([neighbour])
            }
        }
        var turns: [NearestPlaces.Neighbour] = []
        var round = 0
        while turns.count < top {
            let dealt = piles.compactMap { round < $0.count ? $0[round] : nil }
            if dealt.isEmpty { break }
            turns += dealt
            round += 1
        }
        return Array(turns.prefix(top))
    }
}

package import InnkeeperCore
import InnkeeperDistances
import InnkeeperStages

extension Catalog {
    /// Every stage over tables, sorted by name; also the order in which they run unless the configuration says another.
    package static let stages: [any TableStage.Type] = [
        BirthdaysStage.self,
        ConflictsStage.self,
        DistancesStage.self,
        FeaturedStage.self,
        MatchingStage.self,
        OccupancyStage.self,
    ]
}

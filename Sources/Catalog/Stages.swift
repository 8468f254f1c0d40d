package import Core
import Stages

extension Catalog {
    /// The stages over whole tables, sorted by name.
    package static let stages: [any TableStage.Type] = [
        BirthdaysStage.self,
        ConflictsStage.self,
        DistancesStage.self,
        OccupancyStage.self,
    ]

    /// The order in which they run where pipeline.json does not say.
    package static let defaultStageOrder = ["distances", "birthdays", "conflicts", "occupancy"]
}

package import InnkeeperCore

extension Dataset {
    /// Conflicts in the order to solve them: those with a shared night still to come, the soonest first; then past
    /// ones, the latest first.
    package func conflictsToSolve(on today: CalendarDate) -> [ConflictRow] { Dataset.toSolve(conflicts, on: today) }

    /// The same order for any pairs.
    package static func toSolve(_ conflicts: [ConflictRow], on today: CalendarDate) -> [ConflictRow] {
        let now = today.dayNumber
        let keys = conflicts.indices.map { index -> (Bool, Int64, Int) in
            let nights = conflicts[index].overlap
            let isOver = nights.upperBound <= now
            return (isOver, isOver ? -Int64(nights.lowerBound) : Int64(nights.lowerBound), index)
        }
        return keys.sorted { a, b in
            a.0 == b.0 ? (a.1, a.2) < (b.1, b.2) : !a.0
        }.map { conflicts[$0.2] }
    }
}

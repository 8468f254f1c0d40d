import InnkeeperCore

/// What several sections of the page are made of, worked out once.
struct PageFigures {
    let coming: ComingStays
    let day: DayFigures
    /// Those to solve first, in the order of their nights.
    let conflicts: [ConflictRow]

    init(_ input: RunData, days: Int) {
        coming = ComingStays(input.dataset.bookings, from: input.context.today, days: days)
        day = DayFigures(input.dataset.bookings, on: input.context.today, among: coming)
        conflicts = input.dataset.conflictsToSolve(on: input.context.today)
    }
}

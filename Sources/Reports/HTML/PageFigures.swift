import InnkeeperCore

/// Figures used by several sections of the page, computed once.
struct PageFigures {
    let coming: ComingStays
    let day: DayFigures
    /// In the order to solve them.
    let conflicts: [ConflictRow]

    init(_ input: RunData, days: Int) {
        coming = ComingStays(input.dataset.bookings, from: input.context.today, days: days)
        day = DayFigures(input.dataset.bookings, on: input.context.today, among: coming)
        conflicts = input.dataset.conflictsToSolve(on: input.context.today)
    }
}

package import InnkeeperCore

/// The booking changes listed on the page and in the summary: the first of each kind, giving priority to arrivals
/// within two weeks. If most of the earlier bookings have changed, a line says so instead.
package struct ChangeList {
    package private(set) var rows: [ChangeRow] = []
    /// How many rows about bookings `changes.csv` has.
    package private(set) var total = 0
    /// Replaces the list.
    package private(set) var line: String?

    /// How many of each kind are listed.
    package static let limit = 100
    /// With fewer earlier bookings than this, changes are always listed.
    static let fewBookings = 100
    private static let soon: Int32 = 14

    package init(_ input: RunData, _ words: Messages) {
        guard let changes = input.comparison.changes?.bookings else { return }
        let dataset = input.dataset
        total = changes.changed.reduce(changes.gone.count + changes.new.count) { $0 + $1.fields.count }
        let differing = changes.changed.count + changes.gone.count
        if changes.earlierCount >= ChangeList.fewBookings, differing * 2 > changes.earlierCount {
            line = words.mostChanged(differing, of: changes.earlierCount, field: ChangeList.commonest(changes))
            return
        }
        let days = input.context.today.dayNumber..<input.context.today.dayNumber + ChangeList.soon
        var shown = changes
        shown.gone = ChangeList.first(changes.gone) { days.contains(changes.past.arrival[$0.past].raw) }
        shown.new = ChangeList.first(changes.new) { days.contains(dataset.bookings.arrival[$0].raw) }
        let moved = changes.movedCount
        if max(moved, changes.changed.count - moved) > ChangeList.limit {
            shown.changed = [true, false].flatMap { isMoved in
                ChangeList.first(changes.changed.filter { $0.isMoved == isMoved }) {
                    days.contains(dataset.bookings.arrival[$0.row].raw)
                }
            }
        }
        ChangeRow.forEach(
            shown, dataset.bookings, source: { dataset.source(of: dataset.bookings.records[$0]) }
        ) { rows.append($0) }
    }

    /// All of them, if few enough to list; else the ones that are `isSoon` first.
    private static func first<Change>(_ all: [Change], where isSoon: (Change) -> Bool) -> [Change] {
        guard all.count > limit else { return all }
        var (soon, rest): ([Change], [Change]) = ([], [])
        for change in all where soon.count < limit {
            if isSoon(change) { soon.append(change) } else if rest.count < limit { rest.append(change) }
        }
        return Array((soon + rest).prefix(limit))
    }

    /// The field that changed most often, and how often; nil if none did.
    private static func commonest(_ changes: BookingChanges) -> (field: BookingField, count: Int)? {
        var counts: [BookingField: Int] = [:]
        for change in changes.changed {
            for field in change.fields { counts[field, default: 0] += 1 }
        }
        let most = counts.values.max()
        return BookingField.allCases.first { counts[$0] == most }.flatMap { field in most.map { (field, $0) } }
    }
}

package import InnkeeperCore

/// The orders of dates that exports of one layout show together.
///
/// Before: `may.csv` with nothing but days up to the twelfth, `june.csv` of the same headings with the 28th.
/// After: the day comes first in both.
package struct SharedDateOrders: Sendable {
    private var shown: [(layout: [String], order: DateOrder)] = []

    package init() {}

    package mutating func note(_ seen: SeenDateOrder) {
        guard let order = seen.order else { return }
        shown.append((seen.layout, order))
    }

    /// The order of a file that leaves it open; nil where no other file of the layout shows one, or two contradict each
    /// other.
    package func order(for open: SeenDateOrder) -> DateOrder? {
        let orders = shown.filter { $0.layout == open.layout }.map(\.order)
        guard let first = orders.first, orders.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

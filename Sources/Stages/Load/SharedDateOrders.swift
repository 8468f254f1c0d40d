package import InnkeeperCore

/// The date orders that exports with the same layout show together.
///
/// Before: `may.csv` with dates only up to the twelfth, `june.csv` with the same headings and the 28th.
/// After: the day comes first in both.
package struct SharedDateOrders: Sendable {
    private var shown: [(layout: [String], order: DateOrder)] = []

    package init() {}

    package mutating func note(_ seen: SeenDateOrder) {
        guard let order = seen.order else { return }
        shown.append((seen.layout, order))
    }

    /// The order for a file in which it is ambiguous; nil if no other file of the layout shows one, or two contradict
    /// each other.
    package func order(for open: SeenDateOrder) -> DateOrder? {
        let orders = shown.filter { $0.layout == open.layout }.map(\.order)
        guard let first = orders.first, orders.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

/// A stay's room revenue shared out by night: each night has the same whole number of minor units, and the last
/// night has the rest as well, so that the nights add up to the cent (100.00 over three: 33.33, 33.33, 33.34).
package struct NightlyRevenue: Sendable, Equatable {
    /// Of every night.
    package let share: Int64
    /// More on the last night.
    package let rest: Int64

    /// Nine thousand million in a currency with cents. No stay costs more, and ten million of them add up within
    /// 64 bits.
    package static let largest: Int64 = 900_000_000_000

    /// nil where the revenue of the stay is not known, or is beyond anything that a stay can cost.
    package init?(_ revenue: Int64?, nights: Int) {
        guard let revenue, nights > 0, revenue >= -NightlyRevenue.largest, revenue <= NightlyRevenue.largest else {
            return nil
        }
        share = revenue / Int64(nights)
        rest = revenue - share * Int64(nights)
    }

    /// Revenue of `nights` nights of the stay, the last one among them or not.
    package func of(_ nights: Int, withLast: Bool) -> Int64 { share * Int64(nights) + (withLast ? rest : 0) }
}

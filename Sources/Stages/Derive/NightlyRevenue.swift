/// A stay's room revenue split by night: each night gets the same whole number of minor units, and the last night also
/// gets the remainder, so that the nights add up exactly (100.00 over three: 33.33, 33.33, 33.34).
package struct NightlyRevenue: Sendable, Equatable {
    /// For every night.
    package let share: Int64
    /// Extra on the last night.
    package let rest: Int64

    /// 9 billion in a currency with cents. No stay costs more, and ten million of them add up within 64 bits.
    package static let largest: Int64 = 900_000_000_000

    /// nil if the revenue of the stay isn't known, or is more than any stay can cost.
    package init?(_ revenue: Int64?, nights: Int) {
        guard let revenue, nights > 0, revenue >= -NightlyRevenue.largest, revenue <= NightlyRevenue.largest else {
            return nil
        }
        share = revenue / Int64(nights)
        rest = revenue - share * Int64(nights)
    }

    /// Revenue of `nights` nights of the stay, including the last one if `withLast`.
    package func of(_ nights: Int, withLast: Bool) -> Int64 { share * Int64(nights) + (withLast ? rest : 0) }
}

internal import InnkeeperCore

/// Orders points along G. M. Morton's space-filling curve (1966), which interleaves the bits of the three coordinates.
///
/// Before: points in any order.
/// After: their indices in an order in which neighbours along the curve are close together.
///
/// Sorting by it is linear, so a tree built from runs along it takes a fraction of the time of a balanced one. Any
/// order would be correct; this one is fast.
package enum MortonOrder {
    /// A cell with more points than this is subdivided again. So a town is sorted as finely as the world, and a single
    /// place on the other side of the globe doesn't put all others in one cell.
    private static let cellLimit = 32

    package static func order(_ points: [GeocentricPoint]) -> [Int32] {
        // The cell in the upper half and the index below it: half the size of a pair, and so half the time to sort.
        var entries = points.indices.map { UInt64($0) }
        sort(&entries, points)
        return entries.map { Int32(truncatingIfNeeded: $0) }
    }

    private static func sort(_ entries: inout [UInt64], _ points: [GeocentricPoint]) {
        var box = GeocentricBox()
        for entry in entries { box.include(points[Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)]) }
        // The same scale for all axes, so that cells are cubes.
        let width = max(box.most.x - box.least.x, box.most.y - box.least.y, box.most.z - box.least.z)
        // For one point repeated, any order will do. Otherwise the first and the last cell of an axis are in use, and
        // every cell has fewer points than the whole; as it is at most half as wide, few subdivisions are enough.
        guard width > 0 else { return }
        // Points on a surface occupy four times as many cells with every additional bit per axis: choose about one cell
        // per four points.
        let bits = min(max((bitCount(upTo: UInt32(truncatingIfNeeded: entries.count)) - 3) / 2, 1), 10)
        let last = Double((1 << bits) - 1)
        let scale = (last + 1) / width
        for index in entries.indices {
            let item = entries[index] & 0xFFFF_FFFF
            let point = points[Int(truncatingIfNeeded: item)]
            let x = spread(UInt64(min((point.x - box.least.x) * scale, last)))
            let y = spread(UInt64(min((point.y - box.least.y) * scale, last)))
            let z = spread(UInt64(min((point.z - box.least.z) * scale, last)))
            entries[index] = (x << 2 | y << 1 | z) << 32 | item
        }
        radixSort(&entries, bits: 3 * bits) { UInt32(truncatingIfNeeded: $0 &>> 32) }
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end] >> 32 == entries[start] >> 32 { end += 1 }
            if end - start > cellLimit {
                var cell = Array(entries[start..<end])
                sort(&cell, points)
                for (offset, entry) in cell.enumerated() { entries[start + offset] = entry }
            }
            start = end
        }
    }

    /// Spreads the lower 10 bits of a number, with two zero bits between each.
    private static func spread(_ number: UInt64) -> UInt64 {
        var bits = number
        bits = (bits | bits << 16) & 0x0300_00FF
        bits = (bits | bits << 8) & 0x0300_F00F
        bits = (bits | bits << 4) & 0x030C_30C3
        return (bits | bits << 2) & 0x0924_9249
    }
}

/// An axis-aligned box; initially empty.
package struct GeocentricBox: Sendable {
    package var least = GeocentricPoint(x: .infinity, y: .infinity, z: .infinity)
    package var most = GeocentricPoint(x: -.infinity, y: -.infinity, z: -.infinity)

    package init() {}

    package init(least: GeocentricPoint, most: GeocentricPoint) {
        self.least = least
        self.most = most
    }

    package mutating func include(_ point: GeocentricPoint) {
        least = GeocentricPoint(x: min(least.x, point.x), y: min(least.y, point.y), z: min(least.z, point.z))
        most = GeocentricPoint(x: max(most.x, point.x), y: max(most.y, point.y), z: max(most.z, point.z))
    }
}

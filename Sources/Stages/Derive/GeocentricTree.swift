internal import Core

/// Points in space, sorted along a curve that fills it, with boxes around runs of neighbours and boxes around these,
/// for "which are nearest" and "which lie within".
///
/// The curve is G. M. Morton's (1966): the bits of the three coordinates in turn. Sorting by it is linear, which is
/// why this is made in a fraction of the time of a balanced k-d tree; runs of points along it lie close together, so
/// that boxes around them are small. However the points lie, a box holds all of its points: what is left out is farther
/// away than what is found, so answers are exact, and only the time depends on the curve.
package struct GeocentricTree: Sendable {
    private static let leafSize = 8
    /// The points along the curve.
    private var points: [GeocentricPoint] = []
    /// Beside `points`: the index of each in the array that was given.
    private var items: [Int32] = []
    /// A complete binary tree in one array, its root at 1; the leaf `i` is at `leafCount + i` and holds the points from
    /// `i * leafSize` on. Leaves behind the last point are empty.
    private var boxes: [Box] = []
    private var leafCount = 1

    /// Answers name points by their index in `given`.
    package init(_ given: [GeocentricPoint]) {
        let order = GeocentricTree.curve(given)
        points.reserveCapacity(given.count)
        items = order
        for item in order { points.append(given[Int(item)]) }
        while leafCount * GeocentricTree.leafSize < given.count { leafCount *= 2 }
        boxes = [Box](repeating: Box(), count: 2 * leafCount)
        for index in points.indices {
            boxes[leafCount + index / GeocentricTree.leafSize].include(points[index])
        }
        for node in stride(from: leafCount - 1, to: 0, by: -1) {
            boxes[node] = boxes[2 * node].union(boxes[2 * node + 1])
        }
    }

    package var count: Int { points.count }

    /// The `count` points nearest to `centre` by chord, fewer if there are not so many; in no order.
    package func nearest(_ count: Int, to centre: GeocentricPoint) -> [Int] {
        guard count > 0 else { return [] }
        var best = NearestHeap(capacity: count)
        collectNearest(centre, node: 1, best: &best)
        return best.items.map { Int(items[Int($0)]) }
    }

    /// All points whose chord to `centre` is at most `chord` metres; in no order.
    package func within(_ chord: Double, of centre: GeocentricPoint) -> [Int] {
        var found: [Int] = []
        collectWithin(centre, chord * chord, node: 1, found: &found)
        return found
    }

    private func collectNearest(_ centre: GeocentricPoint, node: Int, best: inout NearestHeap) {
        if node >= leafCount {
            for index in leaf(node) { best.offer(Int32(index), key: points[index].squaredChord(to: centre)) }
            return
        }
        var near = 2 * node
        var far = near + 1
        var nearest = boxes[near].squaredDistance(to: centre)
        var farthest = boxes[far].squaredDistance(to: centre)
        if farthest < nearest {
            swap(&near, &far)
            swap(&nearest, &farthest)
        }
        if nearest <= best.bound { collectNearest(centre, node: near, best: &best) }
        if farthest <= best.bound { collectNearest(centre, node: far, best: &best) }
    }

    private func collectWithin(_ centre: GeocentricPoint, _ squared: Double, node: Int, found: inout [Int]) {
        // A point is never nearer than its box, in floating point neither: differences, squares and sums are rounded
        // in the same order, and rounding keeps the order of numbers.
        if boxes[node].squaredDistance(to: centre) > squared { return }
        if node >= leafCount {
            for index in leaf(node) where points[index].squaredChord(to: centre) <= squared {
                found.append(Int(items[index]))
            }
        } else {
            collectWithin(centre, squared, node: 2 * node, found: &found)
            collectWithin(centre, squared, node: 2 * node + 1, found: &found)
        }
    }

    private func leaf(_ node: Int) -> Range<Int> {
        let start = min((node - leafCount) * GeocentricTree.leafSize, points.count)
        return start..<min(start + GeocentricTree.leafSize, points.count)
    }

    // MARK: The curve

    /// Each axis is cut into 2 to the power of 10 cells.
    private static let bits = 10
    /// Points of one cell beyond which it is cut again. So a town is sorted as finely as the world, and one place that
    /// lies on the other side of it does not put all others into one cell.
    private static let cellLimit = 256

    /// The points' indexes in the order of the curve.
    private static func curve(_ points: [GeocentricPoint]) -> [Int32] {
        // The cell in the upper half and the index below it: half the room of a pair, and so half the time to sort.
        var entries = points.indices.map { UInt64($0) }
        sort(&entries, points)
        return entries.map { Int32(truncatingIfNeeded: $0) }
    }

    private static func sort(_ entries: inout [UInt64], _ points: [GeocentricPoint]) {
        var box = Box()
        for entry in entries { box.include(points[Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)]) }
        // The same scale for all axes, so that cells are cubes.
        let width = max(box.most.x - box.least.x, box.most.y - box.least.y, box.most.z - box.least.z)
        // One point many times: any order will do. Otherwise the first and the last cell of an axis are in use, and
        // every cell has fewer points than there are.
        guard width > 0 else { return }
        let scale = Double((1 << bits) - 1) / width
        for index in entries.indices {
            let item = entries[index] & 0xFFFF_FFFF
            let point = points[Int(truncatingIfNeeded: item)]
            let x = spread(UInt64((point.x - box.least.x) * scale))
            let y = spread(UInt64((point.y - box.least.y) * scale))
            let z = spread(UInt64((point.z - box.least.z) * scale))
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
                entries.replaceSubrange(start..<end, with: cell)
            }
            start = end
        }
    }

    /// Moves the lower 10 bits of a number apart, two empty bits between each.
    private static func spread(_ number: UInt64) -> UInt64 {
        var bits = number
        bits = (bits | bits << 16) & 0x0300_00FF
        bits = (bits | bits << 8) & 0x0300_F00F
        bits = (bits | bits << 4) & 0x030C_30C3
        return (bits | bits << 2) & 0x0924_9249
    }
}

/// A box with sides along the axes; empty to begin with, and then endlessly far from everything.
private struct Box {
    var least = GeocentricPoint(x: .infinity, y: .infinity, z: .infinity)
    var most = GeocentricPoint(x: -.infinity, y: -.infinity, z: -.infinity)

    mutating func include(_ point: GeocentricPoint) {
        least = GeocentricPoint(x: min(least.x, point.x), y: min(least.y, point.y), z: min(least.z, point.z))
        most = GeocentricPoint(x: max(most.x, point.x), y: max(most.y, point.y), z: max(most.z, point.z))
    }

    func union(_ other: Box) -> Box {
        // Corner by corner: an empty box is inside out, and its corners must not be taken for points.
        var union = self
        union.least = GeocentricPoint(
            x: min(least.x, other.least.x), y: min(least.y, other.least.y), z: min(least.z, other.least.z))
        union.most = GeocentricPoint(
            x: max(most.x, other.most.x), y: max(most.y, other.most.y), z: max(most.z, other.most.z))
        return union
    }

    func squaredDistance(to point: GeocentricPoint) -> Double {
        let dx = max(least.x - point.x, point.x - most.x, 0)
        let dy = max(least.y - point.y, point.y - most.y, 0)
        let dz = max(least.z - point.z, point.z - most.z, 0)
        return dx * dx + dy * dy + dz * dz
    }
}

/// The few smallest of many keys: a heap with its largest key on top.
private struct NearestHeap {
    private let capacity: Int
    private var keys: [Double] = []
    private(set) var items: [Int32] = []

    init(capacity: Int) { self.capacity = capacity }

    /// A key above this can't get in any more.
    var bound: Double { keys.count < capacity ? .infinity : keys[0] }

    mutating func offer(_ item: Int32, key: Double) {
        if keys.count < capacity {
            keys.append(key)
            items.append(item)
            var child = keys.count - 1
            while child > 0, keys[(child - 1) / 2] < keys[child] {
                swap(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        } else if key < keys[0] {
            keys[0] = key
            items[0] = item
            sink()
        }
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var largest = parent
            let left = 2 * parent + 1
            if left < keys.count, keys[left] > keys[largest] { largest = left }
            if left + 1 < keys.count, keys[left + 1] > keys[largest] { largest = left + 1 }
            if largest == parent { return }
            swap(parent, largest)
            parent = largest
        }
    }

    private mutating func swap(_ a: Int, _ b: Int) {
        keys.swapAt(a, b)
        items.swapAt(a, b)
    }
}

/// Points in space in a balanced k-d tree (J. L. Bentley, 1975), for "which are nearest" and "which lie within".
///
/// The tree is a permutation: the middle of a range is its node, the halves beside it are its branches, and ranges of
/// at most `leafSize` points are leaves that are simply walked. Each node splits along the axis on which its points
/// lie widest apart, because places near a campground lie on a patch that is flat and tilted.
package struct GeocentricTree: Sendable {
    private struct Entry {
        var point: GeocentricPoint
        var item: Int32
        /// Axis that this entry splits, where it is a node.
        var axis: UInt8
    }

    private static let leafSize = 8
    private var entries: [Entry]

    /// Answers name points by their index in `points`.
    package init(_ points: [GeocentricPoint]) {
        entries = []
        entries.reserveCapacity(points.count)
        for (index, point) in points.enumerated() {
            entries.append(Entry(point: point, item: Int32(index), axis: 0))
        }
        GeocentricTree.build(&entries, from: 0, to: entries.count)
    }

    package var count: Int { entries.count }

    /// The `count` points nearest to `centre` by chord, fewer if there are not so many; in no order.
    package func nearest(_ count: Int, to centre: GeocentricPoint) -> [Int] {
        guard count > 0 else { return [] }
        var best = NearestHeap(capacity: count)
        collectNearest(centre, from: 0, to: entries.count, best: &best)
        return best.items.map { Int(entries[Int($0)].item) }
    }

    /// All points whose chord to `centre` is at most `chord` metres; in no order.
    package func within(_ chord: Double, of centre: GeocentricPoint) -> [Int] {
        var found: [Int] = []
        collectWithin(centre, chord, from: 0, to: entries.count, found: &found)
        return found
    }

    private func collectNearest(_ centre: GeocentricPoint, from low: Int, to high: Int, best: inout NearestHeap) {
        if high - low <= GeocentricTree.leafSize {
            for index in low..<high {
                best.offer(Int32(index), key: entries[index].point.squaredChord(to: centre))
            }
            return
        }
        let middle = (low + high) / 2
        let node = entries[middle]
        let offset = centre.coordinate(node.axis) - node.point.coordinate(node.axis)
        let near = offset < 0 ? (low, middle) : (middle + 1, high)
        let far = offset < 0 ? (middle + 1, high) : (low, middle)
        collectNearest(centre, from: near.0, to: near.1, best: &best)
        best.offer(Int32(middle), key: node.point.squaredChord(to: centre))
        // Everything on the far side is at least `offset` away.
        if offset * offset <= best.bound { collectNearest(centre, from: far.0, to: far.1, best: &best) }
    }

    private func collectWithin(
        _ centre: GeocentricPoint, _ chord: Double, from low: Int, to high: Int, found: inout [Int]
    ) {
        let squared = chord * chord
        if high - low <= GeocentricTree.leafSize {
            for index in low..<high where entries[index].point.squaredChord(to: centre) <= squared {
                found.append(Int(entries[index].item))
            }
            return
        }
        let middle = (low + high) / 2
        let node = entries[middle]
        let offset = centre.coordinate(node.axis) - node.point.coordinate(node.axis)
        if offset <= chord { collectWithin(centre, chord, from: low, to: middle, found: &found) }
        if node.point.squaredChord(to: centre) <= squared { found.append(Int(node.item)) }
        if offset >= -chord { collectWithin(centre, chord, from: middle + 1, to: high, found: &found) }
    }

    private static func build(_ entries: inout [Entry], from low: Int, to high: Int) {
        guard high - low > leafSize else { return }
        let axis = widestAxis(entries, from: low, to: high)
        let middle = (low + high) / 2
        select(&entries, middle, from: low, to: high, axis: axis)
        entries[middle].axis = axis
        build(&entries, from: low, to: middle)
        build(&entries, from: middle + 1, to: high)
    }

    private static func widestAxis(_ entries: [Entry], from low: Int, to high: Int) -> UInt8 {
        var least = entries[low].point
        var most = least
        for index in low..<high {
            let point = entries[index].point
            least.x = min(least.x, point.x)
            most.x = max(most.x, point.x)
            least.y = min(least.y, point.y)
            most.y = max(most.y, point.y)
            least.z = min(least.z, point.z)
            most.z = max(most.z, point.z)
        }
        let width = (most.x - least.x, most.y - least.y, most.z - least.z)
        if width.0 >= width.1, width.0 >= width.2 { return 0 }
        return width.1 >= width.2 ? 1 : 2
    }

    /// Puts the entry that belongs at `target` there, no larger ones before it and no smaller ones after it
    /// (Hoare's quickselect; the pivot is the middle one of three, and equal entries are spread over both sides,
    /// so that sorted and repeated points stay linear).
    private static func select(_ entries: inout [Entry], _ target: Int, from start: Int, to end: Int, axis: UInt8) {
        var low = start
        var high = end - 1
        while low < high {
            let a = entries[low].point.coordinate(axis)
            let b = entries[(low + high) / 2].point.coordinate(axis)
            let c = entries[high].point.coordinate(axis)
            let pivot = max(min(a, b), min(max(a, b), c))
            var left = low
            var right = high
            while left <= right {
                while entries[left].point.coordinate(axis) < pivot { left += 1 }
                while entries[right].point.coordinate(axis) > pivot { right -= 1 }
                if left <= right {
                    entries.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if target <= right {
                high = right
            } else if target >= left {
                low = left
            } else {
                return
            }
        }
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

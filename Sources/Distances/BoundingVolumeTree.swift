/// Points in space, sorted along a space-filling curve, eight to a leaf, with boxes around the leaves and boxes around
/// eight boxes, for "which are nearest" and "which are within". Several trees can answer together, each adding to the
/// same heap.
///
/// Eight, because one vector operation computes the distances to all of them: only what is near enough takes a branch.
/// Wherever the points are, a box contains all of its points, and what is pruned is farther away than what is found. So
/// answers are exact, and only the running time depends on the curve.
package struct BoundingVolumeTree: Sendable {
    /// Indices of the points in the given array, along the curve.
    private let items: [Int32]
    /// Eight points each, along the curve; padded with infinitely distant ones.
    private let leaves: [LeafOfEight]
    /// Boxes around leaves, boxes around eight of these, and so on until at most eight are left, level by level.
    private let boxes: [EightBoxes]
    /// Where each level starts in `boxes`.
    private let levels: [Int]

    /// Results identify points by their index in `given`.
    package init(_ given: [GeocentricPoint]) {
        // The stack of open nodes has room for eleven levels.
        precondition(given.count <= Int(Int32.max))
        items = MortonOrder.order(given)
        var levels = [0]
        var size = (given.count + 63) / 64
        var total = size
        while size > 1 {
            levels.append(total)
            size = (size + 7) / 8
            total += size
        }
        var boxes = [EightBoxes](repeating: EightBoxes(), count: total)
        var leaves: [LeafOfEight] = []
        leaves.reserveCapacity((given.count + 7) / 8)
        for begin in stride(from: 0, to: given.count, by: 8) {
            let (leaf, box) = BoundingVolumeTree.leaf(items[begin..<min(begin + 8, items.count)], given)
            boxes[leaves.count / 8].set(leaves.count % 8, box)
            leaves.append(leaf)
        }
        for (level, begin) in levels.enumerated().dropLast() {
            for index in begin..<levels[level + 1] {
                let (group, lane) = (index - begin).quotientAndRemainder(dividingBy: 8)
                boxes[levels[level + 1] + group].set(lane, boxes[index].box)
            }
        }
        self.leaves = leaves
        self.boxes = boxes
        self.levels = levels
    }

    private static func leaf(_ items: ArraySlice<Int32>, _ given: [GeocentricPoint]) -> (LeafOfEight, GeocentricBox) {
        var box = GeocentricBox()
        for item in items { box.include(given[Int(item)]) }
        guard items.count == 8 else {
            var points = LeafOfEight()
            for (lane, item) in items.enumerated() { points.set(lane, given[Int(item)]) }
            return (points, box)
        }
        return (LeafOfEight { given[Int(items[items.startIndex + $0])] }, box)
    }

    package var count: Int { items.count }

    /// Offers to `best` all points whose squared chord to `centre` is below its bound, and possibly others, identified
    /// by their index plus `offset`.
    package func offerNearest(to centre: GeocentricPoint, offset: Int32 = 0, _ best: inout NearestHeap) {
        guard !boxes.isEmpty else { return }
        var open = OpenNodes()
        open.push(level: levels.count - 1, index: 0, distance: 0)
        while let node = open.pop() {
            // Nearer points may have been found since it was added.
            guard node.distance < best.bound else { continue }
            let distances = boxes[levels[node.level] + node.index].squaredDistances(to: centre)
            if node.level > 0 {
                let first = open.count
                for lane in 0..<8 where distances[lane] < best.bound {
                    open.insert(
                        level: node.level - 1, index: 8 * node.index + lane, distance: distances[lane], above: first)
                }
            } else {
                offer(8 * node.index, distances, centre, offset, &best)
            }
        }
    }

    /// Searches those of eight leaves that may have points nearer than those found so far, the nearest leaf first.
    private func offer(
        _ firstLeaf: Int, _ distances: SIMD8<Double>, _ centre: GeocentricPoint, _ offset: Int32,
        _ best: inout NearestHeap
    ) {
        var distances = distances
        while true {
            var nearest = 0
            for lane in 1..<8 where distances[lane] < distances[nearest] { nearest = lane }
            guard distances[nearest] < best.bound else { return }
            distances[nearest] = .infinity
            let chords = leaves[firstLeaf + nearest].squaredChords(to: centre)
            for lane in 0..<8 where chords[lane] < best.bound {
                best.offer(items[8 * (firstLeaf + nearest) + lane] + offset, key: chords[lane])
            }
        }
    }

    /// All points whose chord to `centre` is at most `chord` metres, in no particular order.
    package func within(_ chord: Double, of centre: GeocentricPoint) -> [Int] {
        guard !boxes.isEmpty else { return [] }
        let limit = chord * chord
        var found: [Int] = []
        var open = OpenNodes()
        open.push(level: levels.count - 1, index: 0, distance: 0)
        while let node = open.pop() {
            // A point is never nearer than its box, not even in floating point: differences, squares and sums are
            // rounded in the same order, and rounding is monotonic.
            let distances = boxes[levels[node.level] + node.index].squaredDistances(to: centre)
            for lane in 0..<8 where distances[lane] <= limit {
                let child = 8 * node.index + lane
                if node.level > 0 {
                    if child < nodeCount(node.level - 1) { open.push(level: node.level - 1, index: child, distance: 0) }
                } else if child < leaves.count {
                    let chords = leaves[child].squaredChords(to: centre)
                    for point in 0..<8 where chords[point] <= limit && 8 * child + point < items.count {
                        found.append(Int(items[8 * child + point]))
                    }
                }
            }
        }
        return found
    }

    private func nodeCount(_ level: Int) -> Int {
        (level + 1 < levels.count ? levels[level + 1] : boxes.count) - levels[level]
    }
}

/// Groups of boxes still to be searched, with the next one on top. As the search is depth-first, there are at most
/// seven per level plus one.
private struct OpenNodes {
    private var nodes: [80 of UInt64] = .init(repeating: 0)
    private var distances: [80 of Double] = .init(repeating: 0)
    private(set) var count = 0

    mutating func push(level: Int, index: Int, distance: Double) {
        insert(level: level, index: index, distance: distance, above: count)
    }

    /// Inserts a node among those from `first` on, ordered with the nearest on top.
    mutating func insert(level: Int, index: Int, distance: Double, above first: Int) {
        var place = count
        while place > first, distances[place - 1] < distance {
            nodes[place] = nodes[place - 1]
            distances[place] = distances[place - 1]
            place -= 1
        }
        nodes[place] = UInt64(truncatingIfNeeded: level) << 32 | UInt64(truncatingIfNeeded: index)
        distances[place] = distance
        count += 1
    }

    mutating func pop() -> (level: Int, index: Int, distance: Double)? {
        guard count > 0 else { return nil }
        count -= 1
        return (Int(nodes[count] >> 32), Int(nodes[count] & 0xFFFF_FFFF), distances[count])
    }
}

/// A point on the plane: on a map, x is the longitude and y the latitude.
package struct PlanePoint: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Finds the point of a polygon that is farthest from its outline: the best place for a label, and always inside,
/// whatever the shape.
///
/// The quadtree search that Mapbox published as "polylabel" (2016): cover the polygon with squares, keep them in a
/// queue ordered by the best distance that any of their points could have, and split the most promising one until none
/// can beat the best centre found by more than `precision`.
package struct PoleOfInaccessibility {
    /// The outer ring first, then holes. Rings may be closed or not.
    private let rings: [[PlanePoint]]

    package init(rings: [[PlanePoint]]) { self.rings = rings }

    /// The pole, and its distance to the outline; the first vertex and 0 for a polygon without an area.
    ///
    /// nil for a polygon without vertices.
    package func find(precision: Double) -> (point: PlanePoint, distance: Double)? {
        guard let outer = rings.first, let first = outer.first else { return nil }
        var low = first
        var high = first
        for point in outer {
            low = PlanePoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = PlanePoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        let width = high.x - low.x
        let height = high.y - low.y
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return (first, 0) }

        var best = cell(PoleOfInaccessibility.centroid(outer) ?? first, half: 0)
        let middle = cell(PlanePoint(x: low.x + width / 2, y: low.y + height / 2), half: 0)
        if middle.distance > best.distance { best = middle }

        // A sliver would need millions of squares as small as its width, so there are at most 512 in a row.
        let size = max(min(width, height), max(width, height) / 512)
        var queue = CellQueue()
        var x = low.x
        while x < high.x {
            var y = low.y
            while y < high.y {
                queue.push(cell(PlanePoint(x: x + size / 2, y: y + size / 2), half: size / 2))
                y += size
            }
            x += size
        }

        // Each square takes a pass over the whole outline. Real shapes need a few dozen; without a limit a file of a
        // megabyte could take minutes.
        var budget = 800
        while let next = queue.pop(), budget > 0 {
            budget -= 1
            if next.distance > best.distance { best = next }
            // A centre outside is never an answer, however small the squares have become.
            if next.potential - best.distance <= precision, best.distance > 0 { break }
            if next.potential <= 0 { break }
            let half = next.half / 2
            for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
                queue.push(cell(PlanePoint(x: next.center.x + dx, y: next.center.y + dy), half: half))
            }
        }
        if best.distance > 0 { return (best.center, best.distance) }
        return (widestSpan(from: low.y, to: high.y) ?? first, 0)
    }

    /// The centroid of the outer ring, if it is inside and at least `distance` from every outline.
    package func centroid(inside distance: Double) -> PlanePoint? {
        guard distance > 0, let outer = rings.first, let middle = PoleOfInaccessibility.centroid(outer),
            signedDistance(middle, beyond: distance) >= distance
        else { return nil }
        return middle
    }

    /// Distance of a point to the outline, negative outside (even-odd rule over all rings). With a `limit`, distances
    /// beyond it are only known to be greater, as edges that are farther away on one axis are skipped.
    package func signedDistance(_ point: PlanePoint, beyond limit: Double = .infinity) -> Double {
        let (left, right) = (point.x - limit, point.x + limit)
        let (below, above) = (point.y - limit, point.y + limit)
        var inside = false
        var nearest = Double.infinity
        for ring in rings {
            guard var previous = ring.last else { continue }
            for vertex in ring {
                if (vertex.y > point.y) != (previous.y > point.y),
                    point.x < (previous.x - vertex.x) * (point.y - vertex.y) / (previous.y - vertex.y) + vertex.x
                {
                    inside.toggle()
                }
                let isBeyond =
                    (vertex.x < left && previous.x < left) || (vertex.x > right && previous.x > right)
                    || (vertex.y < below && previous.y < below) || (vertex.y > above && previous.y > above)
                if !isBeyond {
                    nearest = min(nearest, PoleOfInaccessibility.squaredDistance(point, from: vertex, to: previous))
                }
                previous = vertex
            }
        }
        return nearest == 0 ? 0 : (inside ? 1 : -1) * nearest.squareRoot()
    }

    /// The centroid of a ring; nil if it has no area.
    static func centroid(_ ring: [PlanePoint]) -> PlanePoint? {
        guard var previous = ring.last, let origin = ring.first else { return nil }
        var area = 0.0
        var sum = PlanePoint(x: 0, y: 0)
        for vertex in ring {
            // Relative to the first vertex, so that small rings far from the origin keep their precision.
            let a = PlanePoint(x: vertex.x - origin.x, y: vertex.y - origin.y)
            let b = PlanePoint(x: previous.x - origin.x, y: previous.y - origin.y)
            let cross = a.x * b.y - b.x * a.y
            sum.x += (a.x + b.x) * cross
            sum.y += (a.y + b.y) * cross
            area += cross * 3
            previous = vertex
        }
        return area == 0 ? nil : PlanePoint(x: sum.x / area + origin.x, y: sum.y / area + origin.y)
    }

    private func cell(_ center: PlanePoint, half: Double) -> Cell {
        let distance = signedDistance(center)
        return Cell(center: center, half: half, distance: distance, potential: distance + half * 2.0.squareRoot())
    }

    /// The middle of the widest span inside, on a few horizontal lines: for shapes too thin for the search.
    private func widestSpan(from low: Double, to high: Double) -> PlanePoint? {
        var best: (point: PlanePoint, width: Double)?
        for step in 1..<8 {
            let y = low + (high - low) * Double(step) / 8
            var crossings: [Double] = []
            for ring in rings {
                guard var previous = ring.last else { continue }
                for vertex in ring {
                    if (vertex.y > y) != (previous.y > y) {
                        crossings.append(
                            (previous.x - vertex.x) * (y - vertex.y) / (previous.y - vertex.y) + vertex.x)
                    }
                    previous = vertex
                }
            }
            crossings.sort()
            for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                let width = crossings[pair + 1] - crossings[pair]
                if width > best?.width ?? 0 {
                    best = (PlanePoint(x: crossings[pair] + width / 2, y: y), width)
                }
            }
        }
        return best?.point
    }

    private static func squaredDistance(_ point: PlanePoint, from a: PlanePoint, to b: PlanePoint) -> Double {
        let dx = b.x - a.x
        let dy = b.y - a.y
        let length = dx * dx + dy * dy
        let share = length == 0 ? 0 : max(0, min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length))
        let offX = point.x - (a.x + share * dx)
        let offY = point.y - (a.y + share * dy)
        return offX * offX + offY * offY
    }
}

/// A square of the search.
private struct Cell {
    var center: PlanePoint
    var half: Double
    /// Distance from its centre to the outline.
    var distance: Double
    /// Upper bound for the distance of any point in the square to the outline.
    var potential: Double
}

/// Squares by potential, greatest first: a binary heap.
private struct CellQueue {
    private var cells: [Cell] = []

    mutating func push(_ cell: Cell) {
        cells.append(cell)
        var child = cells.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard cells[child].potential > cells[parent].potential else { break }
            cells.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> Cell? {
        guard let top = cells.first, let last = cells.popLast() else { return nil }
        guard !cells.isEmpty else { return top }
        cells[0] = last
        var parent = 0
        while true {
            var child = parent * 2 + 1
            guard child < cells.count else { break }
            if child + 1 < cells.count, cells[child + 1].potential > cells[child].potential { child += 1 }
            guard cells[child].potential > cells[parent].potential else { break }
            cells.swapAt(child, parent)
            parent = child
        }
        return top
    }
}

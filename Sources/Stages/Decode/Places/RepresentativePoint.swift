package import InnkeeperCore

/// The point from which a shape is measured and at which it is shown, always on the shape: a point itself, the halfway
/// point of a line, the centroid of an area if it is well inside, else the pole of inaccessibility.
///
/// The centroid alone is not enough: that of an L- or C-shaped park is outside it.
package struct Shape: Sendable, Equatable {
    package var points: [PlanePoint] = []
    package var lines: [[PlanePoint]] = []
    /// Each with the outer ring first, then holes.
    package var polygons: [[[PlanePoint]]] = []

    package init() {}

    /// The point, or nil if there is no position. Of several parts the largest area counts; without areas, the longest
    /// line; without lines, the point nearest to the middle of the points.
    ///
    /// A shape with a position out of range (latitude beyond ±90°, longitude beyond ±180°) is represented by that
    /// position, so that its rule sees what is wrong.
    package var representativePoint: Coordinate? {
        if let stray = firstOffTheGlobe { return Coordinate(latitude: stray.y, longitude: stray.x) }
        let found = ofPolygons ?? ofLines ?? ofPoints
        return found.map { Coordinate(latitude: $0.y, longitude: Shape.wrapped($0.x)) }
    }

    private var firstOffTheGlobe: PlanePoint? {
        func isOff(_ point: PlanePoint) -> Bool { abs(point.x) > 180 || abs(point.y) > 90 }
        if let point = points.first(where: isOff) { return point }
        for line in lines {
            if let point = line.first(where: isOff) { return point }
        }
        for ring in polygons.joined() {
            if let point = ring.first(where: isOff) { return point }
        }
        return nil
    }

    private var ofPolygons: PlanePoint? {
        var largest: (rings: [[PlanePoint]], squeeze: Double, area: Double)?
        for polygon in polygons {
            guard let outer = polygon.first, let first = outer.first else { continue }
            let squeeze = Shape.squeeze(outer)
            let rings = polygon.map { Shape.unwrapped($0, near: first.x, squeeze: squeeze) }
            // A single one needs no comparison.
            let area = polygons.count == 1 ? 0 : abs(Shape.doubleArea(rings[0]))
            if area > largest?.area ?? -1 { largest = (rings, squeeze, area) }
        }
        guard let largest else { return nil }
        let (low, high) = Shape.bounds(largest.rings[0])
        let width = high.x - low.x
        let height = high.y - low.y
        let search = PoleOfInaccessibility(rings: largest.rings)
        // Most shapes are roughly round: the centroid is then well inside and takes one check.
        if let middle = search.centroid(inside: min(width, height) / 5) {
            return PlanePoint(x: middle.x / largest.squeeze, y: middle.y)
        }
        // A hundredth of the shape is precise enough for a distance to "the park".
        let pole = search.find(precision: min(width, height) / 100)
        return pole.map { PlanePoint(x: $0.point.x / largest.squeeze, y: $0.point.y) }
    }

    private var ofLines: PlanePoint? {
        var longest: (line: [PlanePoint], steps: [Double], length: Double)?
        for line in lines {
            guard let first = line.first else { continue }
            let squeeze = Shape.squeeze(line)
            let whole = Shape.unwrapped(line, near: first.x)
            let flat = whole.map { PlanePoint(x: $0.x * squeeze, y: $0.y) }
            let steps = zip(flat, flat.dropFirst()).map { Shape.distance($0, $1) }
            let length = steps.reduce(0, +)
            if length > longest?.length ?? -1 { longest = (whole, steps, length) }
        }
        guard let longest else { return nil }
        var left = longest.length / 2
        for (index, step) in longest.steps.enumerated() {
            if step >= left, step > 0 {
                let from = longest.line[index]
                let to = longest.line[index + 1]
                let share = left / step
                return PlanePoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            }
            left -= step
        }
        return longest.line.last
    }

    private var ofPoints: PlanePoint? {
        guard let first = points.first, points.count > 1 else { return points.first }
        let flat = points.map { PlanePoint(x: Shape.nearest($0.x, to: first.x), y: $0.y) }
        let count = Double(flat.count)
        let middle = PlanePoint(
            x: flat.reduce(0) { $0 + $1.x } / count, y: flat.reduce(0) { $0 + $1.y } / count)
        return flat.min { Shape.distance($0, middle) < Shape.distance($1, middle) }
    }

    /// The ratio of a degree of longitude to one of latitude, at the middle of the points, which makes lengths on the
    /// plane comparable in all directions. Never 0, so that it can be reversed.
    private static func squeeze(_ points: [PlanePoint]) -> Double {
        let (low, high) = bounds(points)
        let middle = (low.y + high.y) / 2
        return max(cosine(degrees: middle), 0.01)
    }

    /// The corners of the bounding box; 0, 0 twice if there are no points.
    private static func bounds(_ points: [PlanePoint]) -> (low: PlanePoint, high: PlanePoint) {
        guard let first = points.first else { return (PlanePoint(x: 0, y: 0), PlanePoint(x: 0, y: 0)) }
        var low = first
        var high = first
        for point in points {
            if point.x < low.x { low.x = point.x }
            if point.y < low.y { low.y = point.y }
            if point.x > high.x { high.x = point.x }
            if point.y > high.y { high.y = point.y }
        }
        return (low, high)
    }

    /// Cosine from -90° to 90° by its Taylor series to the sixth term, accurate to 5e-7: enough for a projection.
    private static func cosine(degrees: Double) -> Double {
        let radians = degrees * .pi / 180
        let square = radians * radians
        var term = 1.0
        var sum = 1.0
        for step in 1...5 {
            term *= -square / Double((2 * step - 1) * (2 * step))
            sum += term
        }
        return sum
    }

    /// Makes a ring or line continuous across the antimeridian, where writers should cut it (RFC 7946, 3.1.9) but
    /// don't. Longitudes are then multiplied by `squeeze`.
    private static func unwrapped(
        _ points: [PlanePoint], near start: Double, squeeze: Double = 1
    ) -> [PlanePoint] {
        var before = start
        var turns = 0.0
        return points.map { point in
            if crosses(before, point.x) { turns += before > point.x ? 360 : -360 }
            before = point.x
            return PlanePoint(x: (point.x + turns) * squeeze, y: point.y)
        }
    }

    /// Whether the shorter way from one longitude to another crosses the antimeridian. A step of up to 270° is taken as
    /// written, as whole continents are wider than half of the globe; and -180° to 180° is the edge of a world map.
    private static func crosses(_ from: Double, _ to: Double) -> Bool { abs(to - from) > 270 && abs(to - from) < 360 }

    /// The equivalent of longitude `x` within 180° of `reference`.
    private static func nearest(_ x: Double, to reference: Double) -> Double {
        // Nearly always true, and saves a call.
        if abs(x - reference) <= 180 { return x }
        return x - ((x - reference) / 360).rounded(.toNearestOrEven) * 360
    }

    private static func wrapped(_ x: Double) -> Double { abs(x) <= 180 ? x : nearest(x, to: 0) }

    private static func distance(_ a: PlanePoint, _ b: PlanePoint) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    /// Twice the area on the plane: negative if the ring is clockwise.
    static func doubleArea(_ ring: [PlanePoint]) -> Double {
        guard var previous = ring.last, let origin = ring.first else { return 0 }
        var sum = 0.0
        for point in ring {
            sum += (previous.x - origin.x) * (point.y - origin.y) - (point.x - origin.x) * (previous.y - origin.y)
            previous = point
        }
        return sum
    }
}

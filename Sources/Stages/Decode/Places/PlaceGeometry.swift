package import InnkeeperCore
import InnkeeperFormats

/// The geometry types of RFC 7946 that have coordinates.
enum GeometryType {
    case point, multiPoint, lineString, multiLineString, polygon, multiPolygon

    /// Number of arrays around the coordinates of a position.
    var depth: Int {
        switch self {
        case .point: 1
        case .multiPoint, .lineString: 2
        case .multiLineString, .polygon: 3
        case .multiPolygon: 4
        }
    }
}

/// The result of decoding a geometry.
package enum DecodedGeometry {
    /// None: null, or empty coordinates.
    case missing
    /// Not a geometry.
    case unreadable
    case point(Coordinate)
    case shape(Shape)

    /// Coordinates of a geometry of `type`. Empty ones count as none (RFC 7946, 3.1).
    init(_ type: GeometryType, _ tree: JSONPairTree) {
        guard tree.isRegular else {
            self = .unreadable
            return
        }
        guard tree.count > 0 else {
            self = .missing
            return
        }
        guard tree.depth == type.depth, type != .point || tree.count == 1 else {
            self = .unreadable
            return
        }
        if type == .point {
            self = .point(Coordinate(latitude: tree.first.second, longitude: tree.first.first))
            return
        }
        let all = tree.count == 1 ? [tree.first] : tree.pairs
        var shape = Shape()
        switch type {
        case .point: break
        case .multiPoint: shape.points = DecodedGeometry.points(all[...])
        case .lineString: shape.lines = [DecodedGeometry.points(all[...])]
        case .multiLineString: shape.lines = DecodedGeometry.lines(of: all, tree)
        case .polygon: shape.polygons = [DecodedGeometry.lines(of: all, tree)]
        case .multiPolygon:
            let rings = DecodedGeometry.lines(of: all, tree)
            var start = 0
            for end in tree.outerEnds {
                shape.polygons.append(Array(rings[start..<end]))
                start = end
            }
        }
        self = .shape(shape)
    }

    /// Rings as Esri writes them: outer rings are clockwise, holes counterclockwise, in any order.
    init(esriRings tree: JSONPairTree) {
        guard tree.isRegular, tree.depth == GeometryType.polygon.depth, tree.count > 0 else {
            self = tree.isRegular && tree.count == 0 ? .missing : .unreadable
            return
        }
        let rings = DecodedGeometry.lines(of: tree.count == 1 ? [tree.first] : tree.pairs, tree)
        let outer = rings.filter { Shape.doubleArea($0) <= 0 }
        let holes = rings.filter { Shape.doubleArea($0) > 0 }
        var shape = Shape()
        // Some writers ignore the orientation: every ring is then an area.
        shape.polygons =
            outer.isEmpty
            ? holes.map { [$0] }
            : outer.map { ring in [ring] + holes.filter { RingAssembly.encloses($0.first, ring) } }
        self = .shape(shape)
    }

    private static func lines(of all: [JSONPair], _ tree: JSONPairTree) -> [[PlanePoint]] {
        var start = 0
        return tree.innerEnds.map { end in
            defer { start = end }
            return points(all[start..<end])
        }
    }

    private static func points(_ pairs: ArraySlice<JSONPair>) -> [PlanePoint] {
        pairs.map { PlanePoint(x: $0.first, y: $0.second) }
    }

    /// A collection with one more member. An unreadable member makes the whole collection unreadable.
    package func adding(_ other: DecodedGeometry) -> DecodedGeometry {
        switch (self, other) {
        case (.unreadable, _), (_, .unreadable): return .unreadable
        case (.missing, _): return other
        case (_, .missing): return self
        default:
            var shape = asShape
            let more = other.asShape
            shape.points += more.points
            shape.lines += more.lines
            shape.polygons += more.polygons
            return .shape(shape)
        }
    }

    private var asShape: Shape {
        var shape = Shape()
        switch self {
        case .missing, .unreadable: break
        case .point(let point): shape.points = [PlanePoint(x: point.longitude, y: point.latitude)]
        case .shape(let whole): shape = whole
        }
        return shape
    }

    /// Whether it has no usable position: there is none, or it is at 0, 0, which exports write for "unknown".
    var isNowhere: Bool {
        switch self {
        case .missing: true
        case .point(let point): point.latitude == 0 && point.longitude == 0
        case .unreadable, .shape: false
        }
    }

    /// The representative point, and the state of the cell.
    package var representative: (coordinate: Coordinate?, state: CellState) {
        switch self {
        case .missing: return (nil, .missing)
        case .unreadable: return (nil, .unreadable)
        case .point(let point): return (point, .present)
        case .shape(let shape):
            let point = shape.representativePoint
            return (point, point == nil ? .missing : .present)
        }
    }
}

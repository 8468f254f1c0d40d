import Core
import Formats

/// The `coordinates` of a GeoJSON geometry before its type is known, which may stand after them: all positions in
/// one list, and where lines and polygons end in it.
struct CoordinateTree {
    /// Arrays around the numbers of a position: 1 for a Point, 4 for a MultiPolygon; 0 while none was seen.
    private(set) var depth = 0
    /// False when something is no number or stands at another depth than the rest.
    private(set) var isRegular = true
    private(set) var positions: [PlanePoint] = []
    /// The first position's numbers; kept apart so that points need no list.
    private(set) var first = PlanePoint(x: 0, y: 0)
    private(set) var count = 0
    /// Number of positions up to the end of each line or ring.
    private var lineEnds: [Int] = []
    /// Number of lines up to the end of each polygon.
    private var polygonEnds: [Int] = []

    /// Reads the value that begins with `event`. All its bytes must be in the reader.
    mutating func read(_ event: JSONEvent, from reader: inout JSONReader) throws(JSONError) {
        guard event == .arrayStart else {
            isRegular = false
            if event == .objectStart { _ = try reader.skip(to: reader.depth - 1) }
            return
        }
        var level = 1
        var numbers = 0
        var position = PlanePoint(x: 0, y: 0)
        while level > 0 {
            switch try reader.next() {
            case .arrayStart:
                if numbers > 0 { isRegular = false }
                level += 1
                numbers = 0
            case .number:
                numbers += 1
                // A third number is an altitude; more are against RFC 7946, 3.1.1, and say nothing.
                guard numbers <= 2 else { continue }
                guard let value = reader.double else {
                    isRegular = false
                    continue
                }
                if numbers == 1 { position.x = value } else { position.y = value }
            case .arrayEnd:
                if numbers > 0 {
                    endPosition(position, numbers: numbers, level: level)
                } else if depth > 0 {
                    endArray(height: depth - level)
                }
                numbers = 0
                level -= 1
            case .objectStart:
                isRegular = false
                _ = try reader.skip(to: reader.depth - 1)
            default: isRegular = false
            }
        }
    }

    private mutating func endPosition(_ position: PlanePoint, numbers: Int, level: Int) {
        if depth == 0 { depth = level }
        if numbers < 2 || depth != level { isRegular = false }
        count += 1
        if count == 1 {
            first = position
        } else if count == 2 {
            positions = [first, position]
        } else {
            positions.append(position)
        }
    }

    private mutating func endArray(height: Int) {
        switch height {
        case 1: lineEnds.append(count)
        case 2: polygonEnds.append(lineEnds.count)
        case 3: break
        // An empty position, or one above the others.
        default: isRegular = false
        }
    }

    /// What the positions are as a geometry of `type`. Empty coordinates are as good as none (RFC 7946, 3.1).
    func geometry(_ type: GeometryType) -> DecodedGeometry {
        guard isRegular else { return .unreadable }
        guard count > 0 else { return .missing }
        guard depth == type.depth else { return .unreadable }
        if count == 1, type == .point { return .point(Coordinate(latitude: first.y, longitude: first.x)) }
        let all = count == 1 ? [first] : positions
        var shape = Shape()
        switch type {
        case .point: return .unreadable
        case .multiPoint: shape.points = all
        case .lineString: shape.lines = [all]
        case .multiLineString: shape.lines = lines(of: all)
        case .polygon: shape.polygons = [lines(of: all)]
        case .multiPolygon:
            let rings = lines(of: all)
            var start = 0
            for end in polygonEnds {
                shape.polygons.append(Array(rings[start..<end]))
                start = end
            }
        }
        return .shape(shape)
    }

    private func lines(of all: [PlanePoint]) -> [[PlanePoint]] {
        var start = 0
        return lineEnds.map { end in
            defer { start = end }
            return Array(all[start..<end])
        }
    }
}

/// The geometry types of RFC 7946 that have coordinates.
enum GeometryType: String {
    case point = "Point"
    case multiPoint = "MultiPoint"
    case lineString = "LineString"
    case multiLineString = "MultiLineString"
    case polygon = "Polygon"
    case multiPolygon = "MultiPolygon"

    /// Arrays around the numbers of a position.
    var depth: Int {
        switch self {
        case .point: 1
        case .multiPoint, .lineString: 2
        case .multiLineString, .polygon: 3
        case .multiPolygon: 4
        }
    }
}

/// What a geometry came to.
enum DecodedGeometry {
    /// None: null, or empty coordinates.
    case missing
    /// Something that is no geometry.
    case unreadable
    case point(Coordinate)
    case shape(Shape)

    /// A collection with one more member. One that can't be read spoils the collection, as it would alone.
    func adding(_ other: DecodedGeometry) -> DecodedGeometry {
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

    /// The one point, and how the cell stands.
    var representative: (coordinate: Coordinate?, state: CellState) {
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

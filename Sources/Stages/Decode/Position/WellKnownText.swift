internal import InnkeeperCore

/// A geometry as well-known text (OGC 06-103r4), which QGIS, PostGIS and Google My Maps write into a cell.
///
/// Before: `POINT Z (11.4821 47.6123 689)`; `SRID=4326;POLYGON ((11.48 47.61, 11.49 47.61, 11.49 47.62, 11.48 47.61))`.
/// After: a point, and an area, with the longitude first; heights are left out.
enum WellKnownText {
    /// nil for any other text; unreadable in a reference system other than WGS84.
    static func geometry(_ text: String) -> DecodedGeometry? {
        let parts = text.split(separator: ";", maxSplits: 1).map { $0.drop { $0 == " " } }
        guard let last = parts.last, last.utf8.first.map({ $0 | 0x20 }).map("pmlgc".utf8.contains) ?? false else {
            return nil
        }
        var scanner = WellKnownTextScanner(last.utf8)
        guard let geometry = scanner.geometry(), scanner.isAtEnd else { return nil }
        return parts.count == 1 || parts[0].uppercased() == "SRID=4326" ? geometry : .unreadable
    }
}

private struct WellKnownTextScanner {
    private var rest: Substring.UTF8View
    /// The collections around the geometry that is read.
    private var depth = 0
    /// Real ones hold no others; a text of nothing but collections would exhaust the stack.
    private static let depthLimit = 8

    init(_ text: Substring.UTF8View) { rest = text }

    var isAtEnd: Bool { rest.allSatisfy { $0 == 0x20 } }

    mutating func geometry() -> DecodedGeometry? {
        var type = word()
        var next = rest.first == UInt8(ascii: "(") ? "" : word()
        if ["Z", "M", "ZM"].contains(next) { next = rest.first == UInt8(ascii: "(") ? "" : word() }
        for ending in ["ZM", "Z", "M"] where type.hasSuffix(ending) {
            type.removeLast(ending.count)
            break
        }
        guard WellKnownTextScanner.types.contains(type) else { return nil }
        if next == "EMPTY" { return .missing }
        return next.isEmpty ? coordinates(of: type) : nil
    }

    private static let types: Set<String> = [
        "POINT", "MULTIPOINT", "LINESTRING", "MULTILINESTRING", "POLYGON", "MULTIPOLYGON", "GEOMETRYCOLLECTION",
    ]

    private mutating func coordinates(of type: String) -> DecodedGeometry? {
        var shape = Shape()
        switch type {
        case "POINT":
            guard let points = points(), points.count == 1 else { return nil }
            return .point(Coordinate(latitude: points[0].y, longitude: points[0].x))
        case "MULTIPOINT":
            guard let points = list({ $0.rest.first == UInt8(ascii: "(") ? $0.points()?.first : $0.point() }) else {
                return nil
            }
            shape.points = points
        case "LINESTRING":
            guard let line = points() else { return nil }
            shape.lines = [line]
        case "MULTILINESTRING":
            guard let lines = list({ $0.points() }) else { return nil }
            shape.lines = lines
        case "POLYGON":
            guard let rings = list({ $0.points() }) else { return nil }
            shape.polygons = [rings]
        case "MULTIPOLYGON":
            guard let areas = list({ $0.list { $0.points() } }) else { return nil }
            shape.polygons = areas
        default:
            guard depth < WellKnownTextScanner.depthLimit else { return nil }
            depth += 1
            defer { depth -= 1 }
            return list { $0.geometry() }?.reduce(.missing) { $0.adding($1) }
        }
        return .shape(shape)
    }

    private mutating func points() -> [PlanePoint]? { list { $0.point() } }

    /// `11.4821 47.6123`, with a height or a measure after them.
    private mutating func point() -> PlanePoint? {
        var numbers: [Double] = []
        while let first = rest.first, first != UInt8(ascii: ","), first != UInt8(ascii: ")") {
            let text = rest.prefix { ![0x20, UInt8(ascii: ","), UInt8(ascii: ")")].contains($0) }
            guard let number = Double(String(Substring(text))), number.isFinite else { return nil }
            numbers.append(number)
            rest = rest[text.endIndex...]
            skipBlanks()
        }
        return 2...4 ~= numbers.count ? PlanePoint(x: numbers[0], y: numbers[1]) : nil
    }

    /// What stands between parentheses, with commas between.
    private mutating func list<Element>(
        _ element: (inout WellKnownTextScanner) -> Element?
    ) -> [Element]? {
        guard take(UInt8(ascii: "(")) else { return nil }
        var elements: [Element] = []
        repeat {
            guard let next = element(&self) else { return nil }
            elements.append(next)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: ")")) ? elements : nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        skipBlanks()
        return true
    }

    /// The next word in capitals.
    private mutating func word() -> String {
        let word = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        rest = rest[word.endIndex...]
        skipBlanks()
        return String(Substring(word)).uppercased()
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == 0x20 } }
}

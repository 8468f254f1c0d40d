import InnkeeperCore
import InnkeeperFormats

/// The shape of an OpenStreetMap element, in all output variants of Overpass (`out center`, `out bb`, `out geom`).
struct ElementShape {
    /// Positions of single nodes.
    var points: [PlanePoint] = []
    var outer: [[PlanePoint]] = []
    var inner: [[PlanePoint]] = []
    /// The same from the nodes of ways, if the element has no geometry of its own.
    var outerByNodes: [[PlanePoint]] = []
    var innerByNodes: [[PlanePoint]] = []
    /// The centre as given by Overpass, and the middle of the bounding box.
    var center: PlanePoint?
    var middle: PlanePoint?

    /// The best available: the shape itself, else a middle, which need not be inside.
    var geometry: DecodedGeometry {
        var shape = Shape()
        let isByNodes = outer.isEmpty && inner.isEmpty && points.isEmpty && center == nil && middle == nil
        let rings = RingAssembly(isByNodes ? outerByNodes : outer)
        let holes = RingAssembly(isByNodes ? innerByNodes : inner).rings
        shape.points = points
        shape.lines = rings.open
        // Even-odd: a hole counts only for the ring that contains it.
        shape.polygons = rings.rings.map { ring in [ring] + holes.filter { RingAssembly.encloses($0.first, ring) } }
        guard shape.points.isEmpty, shape.lines.isEmpty, shape.polygons.isEmpty else { return .shape(shape) }
        guard let middle = center ?? middle else { return .missing }
        return .point(Coordinate(latitude: middle.y, longitude: middle.x))
    }
}

// The part of the record decoder for OpenStreetMap elements as Overpass writes them.

extension PlaceRecordDecoder {
    mutating func elementMember(_ key: PlaceKey, _ event: JSONEvent) throws(JSONError) {
        switch key {
        case .center where event == .objectStart:
            let middle = try pairObject()
            shape = shape ?? ElementShape()
            shape?.center = middle
        case .bounds where event == .objectStart: try bounds()
        case .geometry where event == .arrayStart:
            let lines = try line()
            shape = shape ?? ElementShape()
            shape?.outer += lines
        case .members where event == .arrayStart: try members()
        case .nodes where event == .arrayStart: try wayNodes()
        default: try skip(event)
        }
    }

    private mutating func bounds() throws(JSONError) {
        var low: (x: Double?, y: Double?)
        var high: (x: Double?, y: Double?)
        while let key = try nextKey() {
            let value = try tokens.next()
            let number = value == .number ? tokens.double : nil
            switch key {
            case .minLatitude: low.y = number
            case .maxLatitude: high.y = number
            case .minLongitude: low.x = number
            case .maxLongitude: high.x = number
            default: break
            }
            try skip(value)
        }
        guard let west = low.x, let south = low.y, var east = high.x, let north = high.y else { return }
        // A box across the antimeridian, as in RFC 7946, 5.2; Overpass writes it the same way.
        if east < west { east += 360 }
        let x = (west + east) / 2
        shape = shape ?? ElementShape()
        shape?.middle = PlanePoint(x: x > 180 ? x - 360 : x, y: (south + north) / 2)
    }

    /// Reads an object of `lat` and `lon` that has been opened.
    private mutating func pairObject() throws(JSONError) -> PlanePoint? {
        var x: Double?
        var y: Double?
        while let key = try nextKey() {
            let value = try tokens.next()
            let number = value == .number ? tokens.double : nil
            switch key {
            case .latitude: y = number
            case .longitude: x = number
            default: break
            }
            try skip(value)
        }
        if let x, let y { return PlanePoint(x: x, y: y) }
        return nil
    }

    /// Reads an array of positions that has been opened. A null, for a node outside the requested box, splits the line.
    private mutating func line() throws(JSONError) -> [[PlanePoint]] {
        var lines: [[PlanePoint]] = [[]]
        while true {
            let event = try tokens.next()
            if event == .arrayEnd { break }
            if event == .objectStart, let point = try pairObject() {
                lines[lines.count - 1].append(point)
            } else if event == .null {
                lines.append([])
            } else {
                try skip(event)
            }
        }
        return lines.filter { !$0.isEmpty }
    }

    /// Reads an array of ids that has been opened.
    private mutating func wayNodes() throws(JSONError) {
        var ids: [Int64] = []
        while true {
            let event = try tokens.next()
            if event == .arrayEnd { break }
            if event == .number, let id = Int64(tokens.text) { ids.append(id) } else { try skip(event) }
        }
        guard let nodes else { return }
        shape = shape ?? ElementShape()
        shape?.outerByNodes += nodes.lines(of: ids)
    }

    private mutating func members() throws(JSONError) {
        var whole = shape ?? ElementShape()
        while true {
            let event = try tokens.next()
            if event == .arrayEnd { break }
            guard event == .objectStart else {
                try skip(event)
                continue
            }
            var isInner = false
            var way: Int64?
            var isWay = false
            var lines: [[PlanePoint]] = []
            var x: Double?
            var y: Double?
            while let key = try nextKey() {
                let value = try tokens.next()
                switch key {
                case .role where value == .string: isInner = tokens.text == "inner"
                case .type where value == .string: isWay = PlaceType.of(tokens) == .way
                case .name where value == .number: way = Int64(tokens.text)
                case .latitude where value == .number: y = tokens.double
                case .longitude where value == .number: x = tokens.double
                case .geometry where value == .arrayStart: lines = try line()
                default: try skip(value)
                }
            }
            if let x, let y { whole.points.append(PlanePoint(x: x, y: y)) }
            // The reference: elsewhere "ref" is a name.
            if isWay, lines.isEmpty, let way, let nodes {
                let found = nodes.lines(ofWay: way)
                if isInner { whole.innerByNodes += found } else { whole.outerByNodes += found }
            }
            if isInner { whole.inner += lines } else { whole.outer += lines }
        }
        shape = whole
    }

    /// Concludes an element, which is a place only if it has tags.
    mutating func concludeElement() {
        if let name = type.elementName {
            draft.id.bytes = Array("\(name)/".utf8) + draft.id.bytes
        } else {
            draft.id.clear()
        }
        if latitude == nil, longitude == nil { draft.geometry = shape?.geometry ?? .missing }
        if type == .count {
            draft.disposition = .skipped([.problem: .key(ReadingProblem.NoPlace.tally)])
        } else if type.elementName == nil {
            draft.disposition = .malformed([.problem: .key(ReadingProblem.Place.unknownElement)])
        } else if !hasTags {
            draft.disposition = .part
        }
    }
}

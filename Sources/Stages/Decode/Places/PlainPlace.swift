import InnkeeperCore
import InnkeeperFormats

/// A place read from the outline of a record in which all relevant members have the expected types, as in nearly all.
/// It gives the same result as `PlaceRecordDecoder`, which reads all others.
struct PlainPlace {
    private(set) var id = Text()
    private(set) var name = Text()
    private(set) var category = Text()
    private(set) var isClosed = false
    private(set) var coordinate: Coordinate?
    private(set) var state = CellState.missing

    /// The range of a text, and the rank of the member that it came from.
    struct Text {
        private(set) var place = 0..<0
        /// Whether there are escapes to decode.
        private(set) var hasEscapes = false
        private var rank = PlaceKey.noRank

        mutating func take(_ member: JSONOutline.Member, _ newRank: Int) {
            guard newRank < rank, member.start < member.end else { return }
            place = member.range
            hasEscapes = member.kind == .escaped
            rank = newRank
        }
    }

    /// The object that a member is in.
    private enum Scope {
        case record, properties, geometry
    }

    private var type = PlaceType.other
    private var geometryType = PlaceType.other
    private var hasGeometry = false
    private var isNull = false
    private var hasCoordinates = false
    private var latitude: Double?
    private var longitude: Double?

    /// An outline of the members that describe a place.
    static func outline() -> JSONOutline {
        JSONOutline(PlaceKey.spellings, opened: ["properties", "attributes", "geometry"], pairs: ["coordinates"])
    }

    /// Reads an outline; false if the record isn't that simple.
    mutating func read(
        _ outline: borrowing JSONOutline, of bytes: Span<UInt8>, style: PlaceStyle, keys: Span<PlaceKey>
    ) -> Bool {
        if style == .element { return false }
        var scope = Scope.record
        for index in 0..<outline.count {
            let member = outline.members[index]
            if member.kind == .end {
                scope = .record
                continue
            }
            let key = keys[member.name]
            if scope == .geometry {
                guard takeGeometry(key, member, bytes) else { return false }
                continue
            }
            if scope == .record {
                switch (key, member.kind) {
                case (.properties, .opened):
                    scope = .properties
                    continue
                case (.type, .text):
                    type = PlaceType.of(bytes, member.range)
                    continue
                case (.geometry, let kind):
                    // A second geometry would override the first.
                    if hasGeometry { return false }
                    hasGeometry = true
                    if kind == .opened {
                        scope = .geometry
                        continue
                    }
                    guard kind == .word, bytes[member.start] == UInt8(ascii: "n") else { return false }
                    isNull = true
                    continue
                default: break
                }
            }
            guard take(key, member, bytes, style, isInside: scope == .properties) else { return false }
        }
        return conclude(outline.pairs, style)
    }

    /// Takes a member of the record or of its properties; false if it isn't simple.
    private mutating func take(
        _ key: PlaceKey, _ member: JSONOutline.Member, _ bytes: Span<UInt8>, _ style: PlaceStyle, isInside: Bool
    ) -> Bool {
        let penalty = style == .feature && !isInside ? PlaceKey.penalty : 0
        let isText = member.kind == .text || member.kind == .escaped
        switch key {
        case .id(let rank):
            if isText || member.kind == .number { id.take(member, rank + (isInside ? PlaceKey.penalty : 0)) }
        case .name(let rank): if isText { name.take(member, rank + penalty) }
        case .category(let rank): if isText { category.take(member, rank + penalty) }
        // All other texts are compared, so they must be decoded first.
        case _ where member.kind == .escaped: return false
        case .operatingStatus:
            if member.kind == .text, PlaceKey.meansClosed(bytes, member.range) { isClosed = true }
        case .confidence:
            if member.kind == .number, JSONNumber.double(member.range.map { bytes[$0] }[...]) == 0 { isClosed = true }
        case .dateClosed: if member.kind == .text, member.start < member.end { isClosed = true }
        case .names, .categories, .unresolvedFlags, .location, .mapsURL, .displayName, .geocodes:
            return member.kind == .word
        case .closedFlag: if member.kind == .word, bytes[member.start] == UInt8(ascii: "t") { isClosed = true }
        case .coordinates, .geometries: return style == .feature && isInside
        case .latitude, .longitude:
            guard style == .object else { return true }
            guard member.kind == .number, let degrees = JSONNumber.double(member.range.map { bytes[$0] }[...]) else {
                return false
            }
            if key == .latitude { latitude = degrees } else { longitude = degrees }
        // Irrelevant here.
        case .type, .properties, .geometry, .primary, .geoCoordinates, .tags, .center, .bounds, .members, .role,
            .nodes, .text, .main, .x, .y, .rings, .paths, .points, .minLatitude, .maxLatitude, .minLongitude,
            .maxLongitude:
            break
        }
        return true
    }

    /// Takes a member of the geometry.
    private mutating func takeGeometry(_ key: PlaceKey, _ member: JSONOutline.Member, _ bytes: Span<UInt8>) -> Bool {
        if member.kind == .escaped { return false }
        switch key {
        case .type: if member.kind == .text { geometryType = PlaceType.of(bytes, member.range) }
        case .coordinates:
            guard member.kind == .pairs else { return false }
            hasCoordinates = true
        case .geometries: return false
        default: break
        }
        return true
    }

    private mutating func conclude(_ pairs: JSONPairTree, _ style: PlaceStyle) -> Bool {
        if hasGeometry {
            if isNull { return true }
            guard hasCoordinates, case .geometry(let type) = geometryType else { return false }
            if type == .point, pairs.isRegular, pairs.depth == 1, pairs.count == 1 {
                coordinate = Coordinate(latitude: pairs.first.second, longitude: pairs.first.first)
                state = .present
            } else {
                (coordinate, state) = DecodedGeometry(type, pairs).representative
            }
            return true
        }
        if style == .feature { return type == .feature }
        if let latitude, let longitude {
            coordinate = Coordinate(latitude: latitude, longitude: longitude)
            state = .present
            return true
        }
        return latitude == nil && longitude == nil
    }
}

extension JSONOutline.Member {
    fileprivate var range: Range<Int> { start..<end }
}

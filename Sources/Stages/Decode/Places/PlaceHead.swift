import InnkeeperCore
import InnkeeperFormats

/// What the start of a file shows about the JSON in it.
enum PlaceHead: Equatable {
    case geoJSON, geoJSONSequence, array, envelope, lines, overpass, esri

    private static let positionKeys: Set<String> = [
        "latitude", "lat", "location", "position", "coordinates", "geometry", "point", "geo_point_2d", "geo_point",
        "the_geom",
    ]
    private static let geoJSONTypes: Set<String> = [
        "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon",
        "MultiPolygon", "GeometryCollection",
    ]
    /// The members that hold the places in responses of RIDB, the National Park Service, Google, Foursquare and Yelp.
    static let envelopes = ["RECDATA", "data", "results", "places", "businesses"]
    /// Members that give a position in such a list; a `location` alone may be a street.
    private static let axes: Set<String> = [
        "latitude", "lat", "geometry", "coordinates", "geocodes", "FacilityLatitude", "RecAreaLatitude",
        "CampsiteLatitude", "geo_point_2d", "geo_point", "the_geom",
    ]
    /// The paths to the lists of places in a response that starts with these bytes.
    static func envelopePaths(_ head: [UInt8]) -> [[String]] {
        var look = PlaceHeadLook()
        look.read(head)
        let others = look.lists.filter { ($0.path.count > 1 || !envelopes.contains($0.path[0])) && isEnvelope($0) }
        return envelopes.map { [$0] } + others.map(\.path)
    }

    /// Whether a list with a known name, directly or in an object with one, has positions; or any other in the
    /// outermost object has names and both coordinates.
    private static func isEnvelope(_ list: PlaceHeadLook.List) -> Bool {
        guard envelopes.contains(list.path[0]) else { return list.path.count == 1 && isOfNamedPositions(list.keys) }
        return !list.keys.isDisjoint(with: axes) || list.keys.isSuperset(of: ["location", "displayName"])
    }

    private static func isOfNamedPositions(_ keys: Set<String>) -> Bool {
        let headings = keys.sorted()
        let fields = HeaderFields(headings, kind: .places)
        return [PlaceColumn.name, .latitude, .longitude].allSatisfy(fields.has)
            && !OtherSubjects.areIncidents(headings.map { foldedWord($0) })
    }

    private static let sequenceNames = [".geojsonl", ".geojsons", ".geojsonseq", ".ndgeojson"]

    /// nil if it is not JSON of places.
    init?(_ head: [UInt8], fileName: String) {
        let name = fileName.lowercased()
        var bytes = head[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        bytes = bytes.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        let hasSeparator = bytes.first == 0x1E
        if hasSeparator { bytes = bytes.dropFirst() }
        var look = PlaceHeadLook()
        look.read(Array(bytes))
        let isSequence = hasSeparator || look.isFollowed
        if look.isArray {
            guard !isSequence, !look.elementKeys.isDisjoint(with: PlaceHead.positionKeys) else { return nil }
            self = .array
        } else if let found = PlaceHead.object(look, isSequence: isSequence, name: name) {
            self = found
        } else if name.hasSuffix(".geojson") {
            self = isSequence ? .geoJSONSequence : .geoJSON
        } else if PlaceHead.sequenceNames.contains(where: name.hasSuffix) {
            self = .geoJSONSequence
        } else {
            return nil
        }
        // Bookings and campsites have positions too; and some places have theirs where only headings are looked for.
        guard [.array, .envelope, .lines].contains(self), let table = JSONTableHead(head)?.kind?.kind else { return }
        if table != .places || !readsPositions(head) { return nil }
    }

    /// Whether the first records have positions for the formats of places.
    private func readsPositions(_ head: [UInt8]) -> Bool {
        let settings = SourceSettings(name: "", kind: .places)
        var reader: any SourceReader =
            self == .lines
            ? PlaceReader<JSONSequenceSplitter>(settings, file: 0, style: .object)
            : PlaceReader<JSONArraySplitter>(
                settings, file: 0, style: .object, paths: PlaceHead.envelopePaths(head))
        let slices = reader.push(head) + reader.finish()
        return slices.contains { slice in
            guard case .places(let places) = slice.decode().batch else { return false }
            return places.coordinateState.contains(.present)
        }
    }

    private static func object(_ look: PlaceHeadLook, isSequence: Bool, name: String) -> PlaceHead? {
        guard look.isObject else { return nil }
        let isNamedSequence = sequenceNames.contains(where: name.hasSuffix)
        let isEsri = look.lists.contains { $0.path == ["features"] && $0.keys.contains("attributes") }
        if look.arrays.contains("features"), isEsri || look.keys.contains("geometryType") { return .esri }
        if look.type.map(geoJSONTypes.contains) == true || look.arrays.contains("features") {
            return isSequence || isNamedSequence ? .geoJSONSequence : .geoJSON
        }
        if isSequence {
            return look.keys.isDisjoint(with: positionKeys) ? nil : .lines
        }
        if look.arrays.contains("elements") { return .overpass }
        if look.lists.contains(where: isEnvelope) { return .envelope }
        // A single line, or a first one whose end is not in sight, must have more than just some position: an answer about
        // the weather has one too, but no name.
        return isOfNamedPositions(look.keys) ? .lines : nil
    }
}

/// The first value of a file, as far as it is there.
private struct PlaceHeadLook {
    var isObject = false
    var isArray = false
    /// Whether another value follows, as in a sequence.
    var isFollowed = false
    /// The keys of the object, those of its arrays, and its `type`.
    var keys: Set<String> = []
    var arrays: Set<String> = []
    var type: String?
    /// The keys of an array's objects.
    var elementKeys: Set<String> = []
    /// The arrays nested only in objects, with the keys of their own objects.
    var lists: [List] = []

    struct List {
        var path: [String]
        var keys: Set<String> = []
    }

    mutating func read(_ bytes: [UInt8]) {
        var reader = JSONReader()
        reader.push(bytes)
        var key = ""
        var path = JSONPath()
        do throws(JSONError) {
            while true {
                let event = try reader.next()
                if event == .needMore || event == .end { return }
                if event == .key { path.note(reader.text, depth: reader.depth) }
                if event == .arrayStart, reader.depth > 1, let names = path.names(depth: reader.depth - 1) {
                    lists.append(List(path: names))
                }
                switch (event, reader.depth) {
                case (.objectStart, 1) where !isArray: isObject = true
                case (.arrayStart, 1) where !isObject: isArray = true
                case (.key, 1):
                    key = reader.text
                    keys.insert(key)
                case (.arrayStart, 2) where isObject: arrays.insert(key)
                case (.string, 1) where isObject && key == "type": type = type ?? reader.text
                case (.key, 2) where isArray: elementKeys.insert(reader.text)
                case (.key, let depth) where lists.last.map { path.isElement(of: $0.path, depth: depth) } ?? false:
                    lists[lists.count - 1].keys.insert(reader.text)
                default: break
                }
            }
        } catch {
            // After a complete value, another one is not an error in a sequence.
            let place = error.position.offset
            isFollowed = reader.depth == 0 && isObject && place < bytes.count && [0x7B, 0x1E].contains(bytes[place])
        }
    }
}

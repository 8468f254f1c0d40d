import InnkeeperCore
import InnkeeperFormats

/// The member names that describe a place, and their precedence among synonyms.
enum PlaceKey: Equatable {
    // GeoJSON, RFC 7946.
    case type, properties, geometry, coordinates, geometries
    /// The lower rank wins.
    case id(rank: Int)
    case name(rank: Int)
    case category(rank: Int)
    /// Overture: an object with `primary`.
    case names, categories, primary
    /// Overture: `permanently_closed`, and the confidence that the place exists, 0 to 1.
    case operatingStatus, confidence
    /// Foursquare: the date on which it closed, and what users reported.
    case dateClosed, unresolvedFlags
    /// Yelp and Google: whether it is closed permanently.
    case closedFlag
    case latitude, longitude
    /// An object or a pair with the position; in Google's exports an object that also has the name.
    case location
    /// Google: an object with the name in `text`.
    case displayName, text
    /// Foursquare: an object of positions, of which `main` is the place's own.
    case geocodes, main
    // Esri JSON.
    case x, y, rings, paths, points
    /// Google Takeout: numbers as text, and a URL that may contain the position.
    case geoCoordinates, mapsURL
    // Overpass.
    case tags, center, bounds, members, role, nodes, minLatitude, maxLatitude, minLongitude, maxLongitude

    /// Ranks of texts in an object of their own.
    static let primaryNameRank = 5
    static let primaryCategoryRank = 5
    static let displayNameRank = 5
    /// Added to the rank of a less specific member.
    static let penalty = 100
    static let noRank = Int.max

    /// The key of the last token of `tokens`; nil for a name that is irrelevant to a place. Not an initialiser, which
    /// would be passed a copy of the tokens.
    static func of(_ tokens: some JSONTokens) -> PlaceKey? {
        PlaceKey.words.place(in: tokens).map { PlaceKey.keys[$0] }
    }

    /// The keys, in the order of `spellings` and `words`.
    static let keys = list.map(\.1)
    static let spellings = list.map(\.0)
    static let words = JSONNames(spellings)
    /// What Overture and Google write for a place that is closed permanently.
    static let closed = JSONNames(["permanently_closed", "CLOSED_PERMANENTLY"])

    /// Whether an operating status means that.
    static func meansClosed(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool { closed.place(of: bytes, text) != nil }

    private static let list: [(String, PlaceKey)] = [
        ("type", .type), ("properties", .properties), ("geometry", .geometry), ("coordinates", .coordinates),
        ("geometries", .geometries),
        ("id", .id(rank: 0)), ("@id", .id(rank: 1)), ("fsq_place_id", .id(rank: 2)), ("place_id", .id(rank: 3)),
        ("name", .name(rank: 0)), ("Name", .name(rank: 1)), ("title", .name(rank: 2)), ("Title", .name(rank: 3)),
        ("NAME", .name(rank: 4)), ("names", .names), ("Business Name", .name(rank: 6)),
        ("name:en", .name(rank: 20)), ("official_name", .name(rank: 21)), ("alt_name", .name(rank: 22)),
        ("brand", .name(rank: 23)), ("operator", .name(rank: 24)), ("ref", .name(rank: 25)),
        ("category", .category(rank: 0)), ("amenity", .category(rank: 1)), ("tourism", .category(rank: 2)),
        ("shop", .category(rank: 3)), ("leisure", .category(rank: 4)), ("categories", .categories),
        ("basic_category", .category(rank: 6)), ("featurecla", .category(rank: 7)),
        ("fsq_category_labels", .categories), ("historic", .category(rank: 8)), ("natural", .category(rank: 9)),
        ("primary", .primary), ("operating_status", .operatingStatus), ("confidence", .confidence),
        ("date_closed", .dateClosed), ("unresolved_flags", .unresolvedFlags),
        ("latitude", .latitude), ("lat", .latitude), ("Latitude", .latitude), ("longitude", .longitude),
        ("lon", .longitude), ("lng", .longitude), ("long", .longitude), ("Longitude", .longitude),
        ("location", .location), ("position", .location), ("Location", .location), ("point", .location),
        // Opendatasoft and Socrata, which run the open data of many towns.
        ("geo_point_2d", .location), ("geo_point", .location), ("the_geom", .geometry), ("geom", .geometry),
        ("nom", .name(rank: 10)), ("nombre", .name(rank: 11)), ("nome", .name(rank: 12)), ("naam", .name(rank: 13)),
        ("Geo Coordinates", .geoCoordinates), ("Google Maps URL", .mapsURL), ("google_maps_url", .mapsURL),
        ("attributes", .properties), ("OBJECTID", .id(rank: 9)), ("FacilityID", .id(rank: 4)),
        ("RecAreaID", .id(rank: 5)), ("CampsiteID", .id(rank: 6)), ("fsq_id", .id(rank: 7)), ("xid", .id(rank: 8)),
        ("GlobalID", .id(rank: 8)),
        ("FacilityName", .name(rank: 7)), ("RecAreaName", .name(rank: 8)), ("CampsiteName", .name(rank: 9)),
        ("displayName", .displayName), ("text", .text),
        ("types", .categories), ("FacilityTypeDescription", .category(rank: 10)), ("CATEGORY", .category(rank: 11)),
        ("Category", .category(rank: 12)), ("CampsiteType", .category(rank: 13)),
        ("business_status", .operatingStatus), ("businessStatus", .operatingStatus),
        ("permanently_closed", .closedFlag), ("is_closed", .closedFlag),
        ("FacilityLatitude", .latitude), ("FacilityLongitude", .longitude), ("RecAreaLatitude", .latitude),
        ("RecAreaLongitude", .longitude), ("CampsiteLatitude", .latitude), ("CampsiteLongitude", .longitude),
        ("geocodes", .geocodes), ("main", .main),
        ("x", .x), ("y", .y), ("rings", .rings), ("paths", .paths), ("points", .points),
        ("tags", .tags), ("nodes", .nodes), ("center", .center), ("bounds", .bounds), ("members", .members),
        ("role", .role),
        ("minlat", .minLatitude), ("maxlat", .maxLatitude), ("minlon", .minLongitude), ("maxlon", .maxLongitude),
    ]
}

/// The recognised values of `type`.
enum PlaceType: Equatable {
    case feature, featureCollection, geometryCollection
    case geometry(GeometryType)
    // Overpass.
    case node, way, relation, area, count
    /// Some other word, or none.
    case other

    /// The type in the last token of `tokens`, a string.
    static func of(_ tokens: some JSONTokens) -> PlaceType {
        let place =
            tokens.hasEscapes
            ? PlaceType.names.place(in: tokens) : PlaceType.names.place(of: tokens.word, tokens.rawText)
        return place.map { PlaceType.types[$0] } ?? .other
    }

    /// The type in a text without escapes.
    static func of(_ bytes: Span<UInt8>, _ text: Range<Int>) -> PlaceType {
        names.place(of: bytes, text).map { types[$0] } ?? .other
    }

    private static let types = list.map(\.1)
    private static let names = JSONNames(list.map(\.0))

    private static let list: [(String, PlaceType)] = [
        ("Feature", .feature), ("FeatureCollection", .featureCollection),
        ("GeometryCollection", .geometryCollection), ("Point", .geometry(.point)),
        ("MultiPoint", .geometry(.multiPoint)), ("LineString", .geometry(.lineString)),
        ("MultiLineString", .geometry(.multiLineString)), ("Polygon", .geometry(.polygon)),
        ("MultiPolygon", .geometry(.multiPolygon)), ("node", .node), ("way", .way), ("relation", .relation),
        ("area", .area), ("count", .count),
    ]

    /// The word that precedes an id in Overpass, as in OpenStreetMap, where ids are unique only with it.
    var elementName: String? {
        switch self {
        case .node: "node"
        case .way: "way"
        case .relation: "relation"
        case .area: "area"
        default: nil
        }
    }
}

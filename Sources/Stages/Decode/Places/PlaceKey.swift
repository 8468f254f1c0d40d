/// The member names that a place is made of, and which of two that mean the same wins.
enum PlaceKey: Equatable {
    // GeoJSON, RFC 7946.
    case type, properties, geometry, coordinates, geometries
    /// The lower rank wins.
    case id(rank: Int)
    case name(rank: Int)
    case category(rank: Int)
    /// Overture: an object with `primary`.
    case names, categories, primary
    /// Overture: `permanently_closed`.
    case operatingStatus
    /// Foursquare: a date when it has closed.
    case dateClosed
    case latitude, longitude
    /// An object or a pair that holds the position.
    case location
    case other

    private static let words: [(String, PlaceKey)] = [
        ("type", .type), ("properties", .properties), ("geometry", .geometry), ("coordinates", .coordinates),
        ("geometries", .geometries),
        ("id", .id(rank: 0)), ("@id", .id(rank: 1)), ("fsq_place_id", .id(rank: 2)), ("place_id", .id(rank: 3)),
        ("name", .name(rank: 0)), ("Name", .name(rank: 1)), ("title", .name(rank: 2)), ("Title", .name(rank: 3)),
        ("NAME", .name(rank: 4)), ("names", .names),
        ("category", .category(rank: 0)), ("amenity", .category(rank: 1)), ("tourism", .category(rank: 2)),
        ("shop", .category(rank: 3)), ("leisure", .category(rank: 4)), ("categories", .categories),
        ("basic_category", .category(rank: 6)), ("featurecla", .category(rank: 7)),
        ("primary", .primary), ("operating_status", .operatingStatus), ("date_closed", .dateClosed),
        ("latitude", .latitude), ("lat", .latitude), ("longitude", .longitude), ("lon", .longitude),
        ("lng", .longitude), ("long", .longitude), ("location", .location), ("position", .location),
    ]

    /// Ranks of what stands in an object of its own.
    static let primaryNameRank = 5
    static let primaryCategoryRank = 5
    static let noRank = Int.max

    /// The words by their length in bytes: most keys of a file are told apart from all of these by that alone.
    private static let byLength: [[(bytes: [UInt8], key: PlaceKey)]] = {
        var table = [[(bytes: [UInt8], key: PlaceKey)]](repeating: [], count: 17)
        for (word, key) in words { table[word.utf8.count].append((Array(word.utf8), key)) }
        return table
    }()

    init(_ text: ArraySlice<UInt8>) {
        self = .other
        guard text.count < PlaceKey.byLength.count else { return }
        for word in PlaceKey.byLength[text.count] where word.bytes.elementsEqual(text) {
            self = word.key
            return
        }
    }
}

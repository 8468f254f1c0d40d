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

    /// A word of up to 16 bytes as two numbers, so that most keys of a file are passed over by one comparison each.
    private struct Packed: Equatable {
        var low: UInt64 = 0
        var high: UInt64 = 0

        init(_ text: some Collection<UInt8>) {
            var shift: UInt64 = 0
            for byte in text {
                if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
                shift += 8
            }
        }
    }

    private static let packed = words.map { Packed($0.0.utf8) }
    private static let keys = words.map(\.1)

    /// The key of a name as it stands between its quotes.
    init(_ text: ArraySlice<UInt8>) {
        self = .other
        guard text.count <= 16 else { return }
        let wanted = Packed(text)
        let packed = PlaceKey.packed
        var index = 0
        while index < packed.count {
            if packed[index].low == wanted.low, packed[index].high == wanted.high {
                self = PlaceKey.keys[index]
                return
            }
            index += 1
        }
    }
}

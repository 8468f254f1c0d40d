import InnkeeperCore
import InnkeeperFormats

/// Members that may hold the name of a place in data without a standard: they were headings of columns once, so those of
/// tables are among them.
///
/// Before: `{"properties": {"OBJECTID": 7, "Campground": "Pine Flat"}, …}`
/// After: the place is called Pine Flat.
enum OtherPlaceNames {
    /// Folded by `foldedWord`, in order of preference. What is smaller comes first: a site is in a park.
    private static let words =
        [
            "fullname", "hotelname", "longname", "namelong", "displayname", "nameen", "campground", "campgroundname",
            "campname", "campsite", "campsitename", "site", "sitename", "facility", "facilityname", "park", "parkname",
            "unitname", "place", "placename", "poi", "poiname", "locationname", "featurename", "stationname",
            "trailname", "label", "shortname", "názov",
        ]
        + (PlaceAliases.all.first { $0.key == .name }?.value ?? []).filter {
            !kinds.contains($0) && !towns.contains($0)
        } + towns
    /// In OpenStreetMap these say what kind a thing is.
    private static let kinds = ["location", "shop"]
    /// Also the towns in which places are.
    private static let towns = [
        "ort", "plaats", "local", "sted", "plats", "paikka", "miejsce", "místo", "hely", "mjesto", "место", "yer",
        "lugar",
        "lieu", "luogo", "τοποθεσία",
    ]
    private static let ranks = Dictionary(words.enumerated().map { ($1, $0) }) { first, _ in first }

    /// The name found in a record's members, or in its `properties` or `attributes` if it is a feature; empty if there
    /// is none.
    static func name(in tokens: JSONReader, _ style: PlaceStyle) -> [UInt8] {
        var tokens = tokens
        let depth = style == .feature ? 2 : 1
        var isOpen = style != .feature
        var key = ""
        var best = words.count
        var name: [UInt8] = []
        do throws(JSONError) {
            while true {
                let event = try tokens.next()
                switch (event, tokens.depth) {
                case (.end, _), (.needMore, _): return name
                case (.key, 1) where depth == 2: isOpen = ["properties", "attributes"].contains(tokens.text)
                case (.key, depth) where isOpen: key = foldedWord(tokens.text)
                case (.string, depth) where isOpen && !tokens.isEmptyText:
                    guard let rank = ranks[key], rank < best else { continue }
                    best = rank
                    name = []
                    tokens.appendText(to: &name)
                default: break
                }
            }
        } catch {
            // The record was read before, so it is valid.
            return name
        }
    }
}

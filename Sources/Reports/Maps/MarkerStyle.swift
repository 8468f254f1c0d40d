import InnkeeperCore

/// How other maps and devices draw a place of a category.
package struct MarkerStyle: Sendable, Equatable {
    /// `#RRGGBB`; always the same for a category.
    package var color: String
    /// The name of a Maki icon (https://github.com/mapbox/maki); nil for a category without one.
    package var symbol: String?
    /// The name of a Garmin symbol; most devices know these.
    package var deviceSymbol: String?

    package init(_ category: String) {
        let word = Messages.english.kind(category.lowercased())
        let known = MarkerStyle.known[word]
        symbol = known?.symbol
        deviceSymbol = known?.device
        if KindsNearby.isHelp(category) {
            color = "#a3261d"
        } else {
            var hash = Hash64()
            hash.add(part: word)
            color = MarkerStyle.colors[Int(hash.value % UInt64(MarkerStyle.colors.count))]
        }
    }

    /// Distinguishable with colour blindness too (P. Tol, "Colour Schemes", muted), except for the red of hospitals.
    private static let colors = [
        "#332288", "#88ccee", "#44aa99", "#117733", "#999933", "#ddcc77", "#aa4499", "#555555",
    ]

    private static let known: [String: (symbol: String, device: String)] = [
        "airport": ("airport", "Airport"), "atm": ("bank", "Bank"), "bank": ("bank", "Bank"),
        "bus station": ("bus", "Ground Transportation"), "cafe": ("cafe", "Restaurant"),
        "camp site": ("campsite", "Campground"), "church": ("religious-christian", "Church"),
        "clinic": ("doctor", "Medical Facility"), "doctors": ("doctor", "Medical Facility"),
        "drinking water": ("drinking-water", "Drinking Water"), "fire station": ("fire-station", "Building"),
        "fuel": ("fuel", "Gas Station"), "hospital": ("hospital", "Medical Facility"), "hotel": ("lodging", "Lodging"),
        "library": ("library", "Building"), "museum": ("museum", "Museum"), "park": ("park", "Park"),
        "parking": ("parking", "Parking Area"), "pharmacy": ("pharmacy", "Pharmacy"),
        "police": ("police", "Police Station"),
        "post office": ("post", "Post Office"), "restaurant": ("restaurant", "Restaurant"),
        "shopping": ("shop", "Shopping Center"), "stadium": ("stadium", "Stadium"),
        "station": ("rail", "Ground Transportation"), "supermarket": ("grocery", "Shopping Center"),
        "theatre": ("theatre", "Live Theater"), "toilets": ("toilet", "Restroom"), "trail": ("park", "Trail Head"),
        "university": ("college", "School"), "viewpoint": ("viewpoint", "Scenic Area"), "zoo": ("zoo", "Zoo"),
    ]
}

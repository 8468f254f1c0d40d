package import InnkeeperCore

/// The nearest place of each kind, those needed in an emergency first.
package enum KindsNearby {
    /// What guests ask for at the desk, the most urgent first; terms used by OpenStreetMap, Overture and Foursquare.
    private static let wanted: [[String]] = [
        ["hospital", "emergency room", "emergency"], ["clinic", "doctors", "doctor", "urgent care", "medical center"],
        ["pharmacy", "drugstore"], ["veterinary", "veterinarian"], ["police", "police station"],
        ["fire station"], ["fuel", "gas station", "petrol station"], ["charging station", "ev charging station"],
        ["supermarket", "grocery", "grocery store", "convenience"], ["atm", "bank"], ["station", "bus station"],
    ]

    /// At most `limit` rows: the wanted ones in their order, then the others, nearest first.
    package static func rows(_ dataset: Dataset, limit: Int) -> [DistanceRow] {
        let ranked = dataset.nearestOfKinds.enumerated().map { index, row in
            (rank: rank(dataset.places.category[row.place] ?? ""), index: index, row: row)
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(limit).map(\.row)
    }

    /// The nearest hospital or the closest equivalent; nil if there is none.
    package static func help(_ dataset: Dataset) -> DistanceRow? {
        rows(dataset, limit: 1).first { isHelp(dataset.places.category[$0.place] ?? "") }
    }

    /// Whether it is a place to go in an emergency.
    package static func isHelp(_ category: String) -> Bool { rank(category) < 2 }

    private static func rank(_ category: String) -> Int {
        let word = String(category.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 })
        return wanted.firstIndex { $0.contains(word) } ?? wanted.count
    }
}

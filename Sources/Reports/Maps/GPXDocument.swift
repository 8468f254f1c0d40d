import InnkeeperCore

/// Places as waypoints (GPX 1.1, https://www.topografix.com/GPX/1/1/), nearest first.
enum GPXDocument {
    static func write(_ input: RunData, to piece: ([UInt8]) throws -> Void) rethrows {
        let places = input.dataset.places
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="Innkeeper \(XMLText.escaped(input.toolVersion))" \
            xmlns="http://www.topografix.com/GPX/1/1">

            """
        for (row, distance) in rows(input.dataset) {
            guard let position = places.coordinate(row), position.isValid else { continue }
            let latitude = Numbers.fixed(position.latitude, digits: 7)
            let longitude = Numbers.fixed(position.longitude, digits: 7)
            text += "<wpt lat=\"\(latitude)\" lon=\"\(longitude)\">"
            let name = places.name.isEmpty(row) ? Messages.english[.noName] : Sanitizer.line(places.name[row])
            text += "<name>\(XMLText.escaped(name))</name>"
            if let distance {
                text +=
                    "<desc>\(Messages.english.distance(distance.metres)) \(Messages.english.compass(distance.bearing))</desc>"
            }
            if let category = places.category[row] {
                if let symbol = MarkerStyle(category).deviceSymbol { text += "<sym>\(symbol)</sym>" }
                text += "<type>\(XMLText.escaped(Sanitizer.line(Messages.english.kind(category))))</type>"
            }
            text += "</wpt>\n"
            if text.utf8.count >= pieceSize {
                try piece(Array(text.utf8))
                text = ""
            }
        }
        try piece(Array((text + "</gpx>\n").utf8))
    }

    /// Each place once: those near the property, the nearest of each kind, those near its sites. Distances are from the
    /// property, or from the site used in its place.
    private static func rows(_ dataset: Dataset) -> [(row: Int, distance: DistanceRow?)] {
        guard dataset.provided.contains(.distances) else {
            return (0..<dataset.places.count).filter { !dataset.places.rejected[$0] }.map { ($0, nil) }
        }
        let own = dataset.distances.first ?? dataset.nearestOfKinds.first
        var seen: Set<Int> = []
        let near = (dataset.distances.prefix { own?.isOfSameOrigin(as: $0) ?? false } + dataset.nearestOfKinds)
            .sorted { ($0.metres, $0.place) < ($1.metres, $1.place) }
            .filter { seen.insert($0.place).inserted }
        let others = dataset.distances.filter { seen.insert($0.place).inserted }
        return near.map { ($0.place, $0) } + others.map { ($0.place, nil) }
    }
}

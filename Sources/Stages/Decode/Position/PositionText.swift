internal import InnkeeperCore

/// A position in a single cell.
///
/// Before: `47.6123, 11.4821`; `POINT (11.4821 47.6123)`; `N 47° 36.738', E 11° 28.926'`; `lat: 47.6123, lng: 11.4821`.
/// After: 47.6123° north, 11.4821° east.
enum PositionText {
    /// nil for anything but a position. The latitude comes first, unless the text or its range says otherwise.
    static func coordinate(_ text: String) -> Coordinate? { read(text).coordinate }

    /// The position, and the state of its cell; a shape as well-known text has a representative point.
    static func read(_ text: String) -> (coordinate: Coordinate?, state: CellState) {
        if let geometry = WellKnownText.geometry(text) { return geometry.representative }
        guard text.utf8.count <= longest, let pair = pair(text) else { return (nil, .unreadable) }
        return (pair, .present)
    }

    private static let longest = 80

    private static func pair(_ text: String) -> Coordinate? {
        var bare = text.filter { !"()[]{}".contains($0) }
        // RFC 5870: geo:47.6123,11.4821;u=35
        if bare.lowercased().hasPrefix("geo:") { bare = String(bare.dropFirst(4).prefix { $0 != ";" && $0 != "?" }) }
        // JSON in a cell.
        if text.contains("{") { bare.removeAll { $0 == "\"" } }
        for parts in halves(bare) where parts.count == 2 {
            if let first = Degrees(parts[0]), let second = Degrees(parts[1]) { return first.pair(with: second) }
        }
        return nil
    }

    /// The text cut at whatever may stand between two numbers.
    private static func halves(_ text: String) -> [[Substring]] {
        let cuts = [";", "|", "/", ", ", ",", " "].map { mark in
            text.split(separator: mark).filter { $0.contains { $0 != " " } }
        }
        return cuts + [Degrees.cut(text)]
    }
}

extension Degrees {
    /// The position of which this is one half; nil if both are latitudes, or both longitudes.
    fileprivate func pair(with other: Degrees) -> Coordinate? {
        if let isLatitude, isLatitude == other.isLatitude { return nil }
        let says = isLatitude ?? other.isLatitude.map { !$0 }
        let isFirst = says ?? !(abs(value) > 90 && abs(other.value) <= 90)
        return isFirst
            ? Coordinate(latitude: value, longitude: other.value) : Coordinate(latitude: other.value, longitude: value)
    }
}

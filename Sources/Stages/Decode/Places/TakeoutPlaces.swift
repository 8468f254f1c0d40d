import InnkeeperCore
import InnkeeperFormats

// The part of the record decoder for Google Takeout's saved places. Many of them are at 0, 0, "null island"; their real
// position, if any, is in `Geo Coordinates` (old format) or in the URL (new format).

extension PlaceRecordDecoder {
    /// Reads `Location` or `location`: an object with a name and possibly the position as text.
    mutating func takeoutLocation() throws(JSONError) {
        while let key = try nextKey() {
            let value = try tokens.next()
            switch key {
            case .name: try takeName(value, PlaceKey.penalty)
            case .geoCoordinates where value == .objectStart:
                try axes()
                if let y = latitude?.number, let x = longitude?.number { suggest(y, x) }
                latitude = nil
                longitude = nil
            default: try skip(value)
            }
        }
    }

    /// `http://maps.google.com/?q=42.3003,-71.1211`
    mutating func takeMapsURL() {
        if let pair = takeoutPair(Array(tokens.text.utf8)) { suggest(pair.latitude, pair.longitude) }
    }

    private mutating func suggest(_ latitude: Double, _ longitude: Double) {
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        if fallback == nil, coordinate.isValid, latitude != 0 || longitude != 0 { fallback = coordinate }
    }
}

/// The two numbers of the parameter `q`, if that is all it contains.
func takeoutPair(_ url: [UInt8]) -> (latitude: Double, longitude: Double)? {
    for start in url.indices.dropFirst() where url[start] == UInt8(ascii: "q") {
        guard start + 1 < url.count, url[start + 1] == UInt8(ascii: "="),
            url[start - 1] == UInt8(ascii: "?") || url[start - 1] == UInt8(ascii: "&")
        else { continue }
        let value = url[(start + 2)...].prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "#") }
        var parts = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        if parts.count == 1, let comma = value.indices.first(where: { value[$0...].starts(with: "%2C".utf8) }) {
            parts = [value[..<comma], value[(comma + 3)...]]
        }
        guard parts.count == 2, let latitude = placeDegrees(parts[0]), let longitude = placeDegrees(parts[1])
        else { return nil }
        return (latitude, longitude)
    }
    return nil
}

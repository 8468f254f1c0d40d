internal import InnkeeperCore

/// A position in a single cell.
///
/// Before: `47.6123, 11.4821`; `POINT (11.4821 47.6123)`; `[47.6123, 11.4821]`.
/// After: 47.6123° north, 11.4821° east.
enum PositionText {
    /// nil for anything but two numbers. The latitude comes first, except in WKT, or if it is out of range.
    static func coordinate(_ text: String) -> Coordinate? {
        guard text.utf8.count <= longest else { return nil }
        let upper = text.uppercased()
        let isWKT = upper.contains("POINT")
        // "SRID=4326;POINT(11.4 47.6)"
        let inner = isWKT ? upper.drop { $0 != "(" } : upper[...]
        let bare = inner.filter { !"()[]".contains($0) }
        let separators: [(Character) -> Bool] = [{ $0 == ";" }, { $0 == "," }, { $0 == " " }]
        for isSeparator in separators {
            let parts = bare.split(whereSeparator: isSeparator).map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
            guard parts.count == 2, let first = degrees(parts[0]), let second = degrees(parts[1]) else { continue }
            let isLongitudeFirst = isWKT || abs(first) > 90 && abs(second) <= 90
            return isLongitudeFirst
                ? Coordinate(latitude: second, longitude: first) : Coordinate(latitude: first, longitude: second)
        }
        return nil
    }

    private static let longest = 80

    /// Degrees with a decimal point or comma.
    static func degrees(_ text: String) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "+-.,".utf8.contains($0) }) else { return nil }
        return Double(text.utf8.contains(UInt8(ascii: ",")) ? text.replacing(",", with: ".") : text)
    }
}

package import InnkeeperCore

/// A query to the Overpass API for OpenStreetMap places (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL).
///
/// ## Before
/// `tourism=viewpoint` within 5,000 m of 37.3305° north, 121.8889° west
/// ## After
/// `[out:json][timeout:25];(nwr["tourism"="viewpoint"](around:5000,37.3305,-121.8889););out center;`
package enum OverpassQuery {
    /// `tags` are `key` or `key=value`; matches places with any of them within `radius` metres.
    package static func text(_ tags: [String], around center: Coordinate, radius: Double) -> String {
        let around = "(around:\(Int(radius.rounded())),\(center.latitude),\(center.longitude))"
        let parts = tags.map { tag in
            let pair = tag.split(separator: "=", maxSplits: 1).map { quoted(String($0)) }
            return "nwr[\(pair.joined(separator: "="))]\(around);"
        }
        return "[out:json][timeout:25];(\(parts.joined()));out center;"
    }

    /// An Overpass QL string, with quotation marks and backslashes escaped.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

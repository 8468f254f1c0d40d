package import InnkeeperCore
import InnkeeperFormats
package import InnkeeperFormatXML
import InnkeeperStages

/// The places of Google Earth and of many maps (OGC KML 2.3).
///
/// Before: `<Placemark id="7"><name>Oak</name><Point><coordinates>-121.9,37.3,0</coordinates></Point></Placemark>`
/// After: a place with id 7 called Oak at 37.3° north, 121.9° west
package struct KMLGrammar: XMLPlaceGrammar {
    private enum Element: String, CaseIterable {
        case placemark = "Placemark"
        case name
        case point = "Point"
        case lineString = "LineString"
        case polygon = "Polygon"
        case innerBoundary = "innerBoundaryIs"
        case coordinates
    }

    /// The namespace of the standard, Google's earlier ones, and none.
    private static let namespaces = [
        "http://www.opengis.net/kml/2.2", "http://www.opengis.net/kml/2.3", "http://earth.google.com/kml/2.0",
        "http://earth.google.com/kml/2.1", "http://earth.google.com/kml/2.2", "",
    ]
    private static let elements = Element.allCases

    package static let facts = namespaces.flatMap { space in elements.map { XMLName(space, $0.rawValue) } }
    package static let recordName = "a Placemark"
    package static let framing = FramingSyntax.xmlEnvelope(
        around: ["kml", "Document", "Folder"],
        unread: [
            "AddressDetails", "Camera", "ExtendedData", "GroundOverlay", "LookAt", "Metadata", "NetworkLink",
            "NetworkLinkControl", "PhotoOverlay", "Region", "Schema", "ScreenOverlay", "Snippet", "Style", "StyleMap",
            "TimeSpan", "TimeStamp", "Tour", "address", "author", "description", "link", "name", "open", "phoneNumber",
            "snippet", "styleUrl", "visibility",
        ])
    package static func isRecord(_ name: Int16) -> Bool { name >= 0 && Int(name) % elements.count == 0 }

    package static func place(_ tags: XMLBatch, _ events: Range<Int>, startTag tag: String) -> XMLPlace {
        var place = XMLPlace(id: xmlAttribute("id", of: tag) ?? "")
        var level = 0
        var geometry: Element?
        var isInner = false
        var rings: [[PlanePoint]] = []
        for event in tags.events[events].dropFirst().dropLast() {
            let element = event.name < 0 ? nil : elements[Int(event.name) % elements.count]
            if event.isStart {
                level += 1
                switch element {
                case .point, .lineString: geometry = element
                case .polygon:
                    geometry = element
                    rings = []
                case .innerBoundary: isInner = true
                default: break
                }
                continue
            }
            level -= 1
            switch element {
            case .name where level == 0: place.name = line(tags.text[event.text])
            case .innerBoundary: isInner = false
            case .coordinates:
                guard let geometry, let points = points(tags.text[event.text]) else {
                    place.geometry = .unreadable
                    break
                }
                switch geometry {
                case .point: place.geometry = place.geometry.adding(.of(points: points))
                case .lineString: place.geometry = place.geometry.adding(.of(lines: [points]))
                // The outer ring goes first, whatever the order in the document.
                default: if isInner { rings.append(points) } else { rings.insert(points, at: 0) }
                }
            case .polygon: if !rings.isEmpty { place.geometry = place.geometry.adding(.of(polygon: rings)) }
            default: break
            }
        }
        return place
    }

    /// A text on one line, without surrounding spaces.
    static func line(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// `longitude,latitude[,altitude]`, with whitespace between the positions; nil for anything else.
    private static func points(_ text: ArraySlice<UInt8>) -> [PlanePoint]? {
        var points: [PlanePoint] = []
        for tuple in text.split(whereSeparator: { $0 <= 0x20 }) {
            let parts = tuple.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            guard parts.count == 2 || parts.count == 3, let x = placeDegrees(parts[0]), let y = placeDegrees(parts[1])
            else { return nil }
            points.append(PlanePoint(x: x, y: y))
        }
        return points
    }
}

extension DecodedGeometry {
    /// A point if there is exactly one, else a shape of all; missing if there are none.
    fileprivate static func of(points: [PlanePoint]) -> DecodedGeometry {
        if points.isEmpty { return .missing }
        if points.count == 1 { return .point(Coordinate(latitude: points[0].y, longitude: points[0].x)) }
        var shape = Shape()
        shape.points = points
        return .shape(shape)
    }

    fileprivate static func of(lines: [[PlanePoint]]) -> DecodedGeometry {
        var shape = Shape()
        shape.lines = lines.filter { !$0.isEmpty }
        return shape.lines.isEmpty ? .missing : .shape(shape)
    }

    fileprivate static func of(polygon rings: [[PlanePoint]]) -> DecodedGeometry {
        if rings[0].isEmpty { return .missing }
        var shape = Shape()
        shape.polygons = [rings]
        return .shape(shape)
    }
}

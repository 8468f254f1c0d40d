package import InnkeeperCore
package import InnkeeperFormatXML
import InnkeeperStages

/// The waypoints of GPS devices (GPX 1.0 and 1.1). Routes and tracks are paths, not places.
///
/// Before: `<wpt lat="37.3" lon="-121.9"><name>Oak</name><type>campground</type></wpt>`
/// After: a place called Oak, a campground, at that position
package struct GPXGrammar: XMLPlaceGrammar {
    private enum Element: String, CaseIterable {
        case waypoint = "wpt"
        case name, type
    }

    private static let namespaces = [
        "http://www.topografix.com/GPX/1/1", "http://www.topografix.com/GPX/1/0", "",
    ]
    private static let elements = Element.allCases

    package static let facts = namespaces.flatMap { space in elements.map { XMLName(space, $0.rawValue) } }
    package static let recordName = "a waypoint"
    package static let framing = FramingSyntax.xmlEnvelope(
        around: ["gpx"],
        unread: [
            "author", "bounds", "copyright", "desc", "email", "extensions", "keywords", "link", "metadata", "name",
            "rte",
            "time", "trk", "url", "urlname",
        ])
    package static func isRecord(_ name: Int16) -> Bool { name >= 0 && Int(name) % elements.count == 0 }

    package static func place(_ tags: XMLBatch, _ events: Range<Int>, startTag tag: String) -> XMLPlace {
        var place = XMLPlace()
        var level = 0
        for event in tags.events[events].dropFirst().dropLast() {
            level += event.isStart ? 1 : -1
            guard !event.isStart, level == 0, event.name >= 0 else { continue }
            switch elements[Int(event.name) % elements.count] {
            case .name: place.name = KMLGrammar.line(tags.text[event.text])
            case .type: place.category = KMLGrammar.line(tags.text[event.text])
            case .waypoint: break
            }
        }
        let (north, east) = (xmlAttribute("lat", of: tag), xmlAttribute("lon", of: tag))
        if let y = north.flatMap({ placeDegrees(Array($0.utf8)[...]) }),
            let x = east.flatMap({ placeDegrees(Array($0.utf8)[...]) })
        {
            place.geometry = .point(Coordinate(latitude: y, longitude: x))
        } else if north != nil || east != nil {
            place.geometry = .unreadable
        }
        return place
    }
}

package import InnkeeperCore
package import InnkeeperFormatXML

/// What one XML format says of places: how the tags of a record become a place.
///
/// Before: the tags of `<Placemark><name>Oak</name><Point><coordinates>-121.9,37.3</coordinates></Point></Placemark>`
/// After: a place called Oak at that position
package protocol XMLPlaceGrammar: XMLGrammar {
    /// What one record says: `tags` are all of a cut, `events` those of the record from its own start tag to its end tag,
    /// and `tag` is its start tag as it is written, without the brackets' end.
    static func place(_ tags: XMLBatch, _ events: Range<Int>, startTag tag: String) -> XMLPlace
}

extension XMLPlaceGrammar {
    package static func slice(_ cut: XMLCut) -> any SourceSlice { XMLPlaceSlice<Self>(cut: cut) }
    package static func cells(framing: Framing, settings: SourceSettings) -> (any RecordCells)? { nil }
}

/// What a record says of its place.
package struct XMLPlace {
    var id = ""
    var name = ""
    var category = ""
    var geometry = DecodedGeometry.missing
}

/// An attribute of a start tag, as it is written; nil without one. Entities are left as they are.
func xmlAttribute(_ name: String, of tag: String) -> String? {
    var rest = tag[...]
    while let start = rest.firstRange(of: name) {
        let before = tag[..<start.lowerBound].last
        rest = rest[start.upperBound...]
        let value = rest.drop { $0.isWhitespace }
        guard before?.isWhitespace == true, value.first == "=" else { continue }
        let quoted = value.dropFirst().drop { $0.isWhitespace }
        guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
        return String(quoted.dropFirst().prefix { $0 != quote })
    }
    return nil
}

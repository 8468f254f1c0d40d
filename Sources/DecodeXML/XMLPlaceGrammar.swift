package import InnkeeperCore
package import InnkeeperFormatXML
import InnkeeperStages

/// How an XML format represents places: how the tags of a record become a place.
///
/// Before: the tags of `<Placemark><name>Oak</name><Point><coordinates>-121.9,37.3</coordinates></Point></Placemark>`
/// After: a place called Oak at that position
package protocol XMLPlaceGrammar: XMLGrammar {
    /// The place in one record: `tags` are all tags of a cut, `events` those of the record from its start tag to its
    /// end tag, and `tag` is its start tag as written, without the closing bracket.
    static func place(_ tags: XMLBatch, _ events: Range<Int>, startTag tag: String) -> XMLPlace
}

extension XMLPlaceGrammar {
    package static func slice(_ cut: XMLCut) -> any SourceSlice { XMLPlaceSlice<Self>(cut: cut) }
    package static func cells(framing: Framing, settings: SourceSettings) -> (any RecordCells)? { nil }
}

/// The content of a place record.
package struct XMLPlace {
    var id = ""
    var name = ""
    var category = ""
    var geometry = DecodedGeometry.missing
}

/// An attribute of a start tag, as written, with entities unresolved; nil if it is missing.
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

package import InnkeeperCore
import InnkeeperStages

/// KML, as Google Earth and My Maps write it.
package struct KMLFormat: Format {
    package static let name = "kml"
    package static let summary = "KML, the placemarks of Google Earth and My Maps"
    package static let kinds: [RecordKind] = [.places]
    package static let framing = KMLGrammar.framing

    /// XML whose first element is `kml`.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        XMLHead(head)?.root?.name == "kml" ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: XMLRecordReader<KMLGrammar>(settings: settings, file: file))
    }
}

package import InnkeeperCore
import InnkeeperStages

/// GPX, as GPS devices and many maps write it.
package struct GPXFormat: Format {
    package static let name = "gpx"
    package static let summary = "GPX, the waypoints of GPS devices"
    package static let kinds: [RecordKind] = [.places]
    package static let framing = GPXGrammar.framing

    /// XML whose first element is `gpx`.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        XMLHead(head)?.root?.name == "gpx" ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: XMLRecordReader<GPXGrammar>(settings: settings, file: file))
    }
}

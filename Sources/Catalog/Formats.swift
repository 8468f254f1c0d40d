import InnkeeperCalendar
package import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages

extension Catalog {
    /// Every format that files come in, sorted by name. At most one recognises a file.
    package static let formats: [any Format.Type] = [
        CardDAVFormat.self,
        CSVFormat.self,
        EsriJSONFormat.self,
        GeoJSONFormat.self,
        GeoJSONSequenceFormat.self,
        GPXFormat.self,
        ICalendarFormat.self,
        JCardFormat.self,
        JSONArrayFormat.self,
        JSONEnvelopeFormat.self,
        JSONLinesFormat.self,
        JSONTableFormat.self,
        KMLFormat.self,
        OverpassFormat.self,
        VCardFormat.self,
        WindowsContactFormat.self,
        XCardFormat.self,
    ]
}

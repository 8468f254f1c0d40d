package import Core
import Stages

extension Catalog {
    /// Every format that files come in, sorted by name. At most one recognises a file.
    package static let formats: [any Format.Type] = [
        CSVFormat.self,
        GeoJSONFormat.self,
        GeoJSONSequenceFormat.self,
        JCardFormat.self,
        JSONArrayFormat.self,
        JSONLinesFormat.self,
        OverpassFormat.self,
        VCardFormat.self,
        XCardFormat.self,
    ]
}

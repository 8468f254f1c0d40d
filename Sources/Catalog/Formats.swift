package import Core
import Stages

extension Catalog {
    /// The formats that files are recognised as, sorted by name.
    package static let formats: [any Format.Type] = [
        CSVFormat.self,
        GeoJSONFormat.self,
        JSONArrayFormat.self,
        VCardFormat.self,
        XCardFormat.self,
    ]
}

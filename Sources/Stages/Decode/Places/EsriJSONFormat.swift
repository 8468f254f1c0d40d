package import InnkeeperCore

/// The response of an ArcGIS server: features with attributes and a geometry in Esri's own format.
///
/// ## Before
/// `{"geometryType": "esriGeometryPoint", "features": [{"attributes": {"NAME": "Pine Flat"}, "geometry": {"x": -119.2, "y": 36.8}}]}`
/// ## After
/// A row with that name and position.
package struct EsriJSONFormat: Format {
    package static let name = "esri-json"
    package static let summary = "Esri JSON, features of an ArcGIS server in degrees (outSR=4326)"
    package static let kinds: [RecordKind] = [.places]
    package static let framing: FramingSyntax = .jsonEnvelope

    /// An object with `features` that have `attributes`, or that states one geometry type for all features.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        PlaceHead(head, fileName: fileName) == .esri ? .places : nil
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        NothingToSniff(reader: PlaceReader<JSONArraySplitter>(settings, file: file, style: .feature))
    }
}

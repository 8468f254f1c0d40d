import InnkeeperCatalog
import InnkeeperCore

/// One thing to throw bytes at. It stops the process when it finds a fault.
///
/// The first byte of an input chooses how the others are read.
struct FuzzTarget: Sendable {
    var name: String
    var run: @Sendable (_ choice: UInt8, _ bytes: [UInt8]) -> Void

    /// The formats of the catalogue, then what is packed, then the fast scanners beside their references.
    static let all =
        Catalog.formats.map { format in
            FuzzTarget(name: format.name) { readBothWays($0, $1, format) }
        } + [
            FuzzTarget(name: "archive") { choice, bytes in
                ArchiveWalk.run(choice, bytes)
                Cost.check(bytes) { ArchiveWalk.run(0, $0) }
            },
            FuzzTarget(name: "csv-twins") { CSVTwins.compare($1) },
            FuzzTarget(name: "json-twins") { JSONTwins.compare($1) },
            FuzzTarget(name: "text-twins") { TextTwins.compare($1) },
            FuzzTarget(name: "vcard-twins") { VCardTwins.compare($1) },
        ]
        + WorkbookWalk.Bytes.allCases.map { kind in
            FuzzTarget(name: kind.rawValue) { choice, bytes in
                WorkbookWalk.run(kind, choice, bytes)
                Cost.check(bytes) { WorkbookWalk.read(kind, choice, $0) }
            }
        }

    /// Cut into small chunks or large ones: the records and the findings are the same.
    private static func readBothWays(_ choice: UInt8, _ bytes: [UInt8], _ format: any Format.Type) {
        let kinds = format.kinds.sorted { $0.rawValue < $1.rawValue }
        var settings = SourceSettings(name: "fuzz", kind: kinds[Int(choice >> 6) % kinds.count])
        // Small limits, so that small inputs reach them.
        settings.recordLimit = 4096
        settings.depthLimit = 32
        settings.keepsGuests = choice & 0x20 != 0
        let presets = Catalog.presets.filter { $0.kind == settings.kind }
        let number = Int(choice >> 2 & 0xF)
        if presets.indices.contains(number), format.name == "csv" { settings.preset = presets[number].name }
        let size = [1, 3, 64, 1000][Int(choice & 3)]
        let small = Reading(bytes, format: format, settings: settings, chunkSize: size, inRoom: true)
        let large = Reading(bytes, format: format, settings: settings, chunkSize: 1 << 20, inRoom: false)
        require(small == large, "chunks of \(size) bytes: \(small)\none chunk: \(large)")
        // With the limits that people have.
        settings.recordLimit = SourceSettings(name: "", kind: settings.kind).recordLimit
        settings.depthLimit = SourceSettings(name: "", kind: settings.kind).depthLimit
        Cost.check(bytes) {
            _ = Reading($0, format: format, settings: settings, chunkSize: 1 << 20, inRoom: false)
        }
    }
}

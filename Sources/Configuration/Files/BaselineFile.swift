package import Core
internal import Formats

/// The file of a baseline: JSON, one entry a line, so that a change of one is a change of one line.
///
///     { "version": 1, "entries": [
///       {"fingerprint":"1f6a…","code":"reservation-overlap","source":"desk","record":"R7","reason":"two tents, one site",
///        "expires":"2027-03-01"}
///     ] }
package enum BaselineFile {
    private static let fingerprint = TextSyntax(expected: "16 hex digits", pattern: "^[0-9a-f]{16}$") {
        $0.utf8.count == 16 && UInt64($0, radix: 16) != nil
    }

    private static let entry: [KeySpec] = [
        KeySpec("fingerprint", .syntax(fingerprint), support: .required, "The finding's fingerprint."),
        KeySpec("code", .text, support: .required, "Its code."),
        KeySpec("source", .anyText, support: .required, "Its source."),
        KeySpec("record", .anyText, "Its record's natural key."),
        KeySpec("reason", .anyText, "Why it may stand."),
        KeySpec("expires", .syntax(.date), "The last day on which it may stand."),
    ]

    private static let shape = ValueShape.object([
        KeySpec("version", .integer(1...1), support: .required, "Version of this file's shape."),
        KeySpec("entries", .list(.object(entry), 0...(.max)), support: .required, "What is known."),
    ])

    /// The baseline, or all that is wrong with the file.
    package static func read(_ bytes: [UInt8]) -> (baseline: Baseline?, faults: [ConfigurationFault]) {
        let (document, faults) = checkedDocument(bytes, shape, name: "baseline")
        guard let document else { return (nil, faults) }
        let entries = (document["entries"]?.elements ?? []).map { node in
            Baseline.Entry(
                fingerprint: node["fingerprint"]?.string.flatMap { UInt64($0, radix: 16) } ?? 0,
                code: node["code"]?.string ?? "", source: node["source"]?.string ?? "",
                record: node["record"]?.string ?? "", reason: node["reason"]?.string ?? "",
                expires: node["expires"]?.string.flatMap { CalendarDate(iso: $0) })
        }
        return (Baseline(entries: entries), [])
    }

    package static func json(_ baseline: Baseline) -> [UInt8] {
        var bytes = Array("{\n  \"version\": 1,\n  \"entries\": [".utf8)
        for (index, entry) in baseline.entries.enumerated() {
            bytes += Array((index == 0 ? "\n    " : ",\n    ").utf8)
            var json = JSONWriter()
            json.object { json in
                json.field("fingerprint", Hash64.hex(entry.fingerprint))
                json.field("code", entry.code)
                json.field("source", entry.source)
                if !entry.record.isEmpty { json.field("record", entry.record) }
                if !entry.reason.isEmpty { json.field("reason", entry.reason) }
                if let expires = entry.expires { json.field("expires", expires.description) }
            }
            bytes += json.bytes
        }
        return bytes + Array((baseline.entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
    }
}

/// The document of a small file of ours, or all that is wrong with it in the order of the text.
func checkedDocument(
    _ bytes: [UInt8], _ shape: ValueShape, name: String
) -> (document: JSONNode?, faults: [ConfigurationFault]) {
    do {
        let document = try JSONNode(bytes)
        var check = ShapeCheck()
        check.check(document, shape, name: name)
        let faults = check.faults.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        return (faults.isEmpty ? document : nil, faults)
    } catch {
        let place = error.position
        return (nil, [ConfigurationFault(line: place.line, column: place.column, message: error.message)])
    }
}

import InnkeeperFormats

/// A line of Elasticsearch's bulk format that says what to do with the record on the next one, and isn't a record itself.
///
/// Before: `{"index": {"_index": "bookings", "_id": "7"}}`.
/// After: it is passed over like the blanks between records.
enum JSONBulkAction {
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: "{") else { return false }
        let rest = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        // Nearly all records end here.
        guard rest.starts(with: index) || rest.starts(with: create) else { return false }
        var reader = JSONReader()
        reader.push(Array(line))
        reader.finish()
        return (try? isOne(&reader)) ?? false
    }

    private static let index = Array("\"index\"".utf8)
    private static let create = Array("\"create\"".utf8)

    private static func isOne(_ reader: inout JSONReader) throws(JSONError) -> Bool {
        guard try reader.next() == .objectStart, try reader.next() == .key, try reader.next() == .objectStart else {
            return false
        }
        while true {
            switch try reader.next() {
            case .key where reader.depth == 2:
                guard reader.text.hasPrefix("_") || settings.contains(reader.text) else { return false }
            case .objectEnd where reader.depth == 1:
                guard try reader.next() == .objectEnd else { return false }
                return try reader.next() == .end
            case .needMore, .end: return false
            default: break
            }
        }
    }

    private static let settings: Set<String> = [
        "routing", "pipeline", "version", "version_type", "if_seq_no", "if_primary_term", "require_alias",
        "dynamic_templates", "list_executed_pipelines",
    ]
}

import InnkeeperCore
import InnkeeperStages

/// One layout of an export, as its line of JSON has it.
struct Layout: Decodable {
    var id: String
    var kind: String
    var format: String
    var delimiter: String?
    var preamble: [String]?
    var header: [String]
    var rows: [[String]]
    var fields: [String: String]
    var also_fields: [String: String]?
    var date_order: String?
    /// The keys under which the array of the records lies, joined by dots.
    var wrapper: String?

    /// The export with this layout.
    var bytes: [UInt8] { Array((format == "json" ? json : csv).utf8) }

    /// The format that recognises it, and the kind.
    var recognised: (format: any Format.Type, kind: RecordKind)? {
        let formats: [any Format.Type] =
            format == "json"
            ? [
                EsriJSONFormat.self, GeoJSONFormat.self, GeoJSONSequenceFormat.self, JCardFormat.self,
                JSONArrayFormat.self, JSONEnvelopeFormat.self, JSONLinesFormat.self, JSONTableFormat.self,
                OverpassFormat.self,
            ] : [CSVFormat.self]
        return formats.lazy.compactMap { format in
            format.recognise(bytes, fileName: "export").map { (format, $0) }
        }.first
    }

    private var csv: String {
        let mark = delimiter ?? ","
        let lines = ([header] + rows).map { row in
            row.map { cell in
                cell.contains(where: { "\"\n\r".contains($0) }) || cell.contains(mark)
                    ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
            }.joined(separator: mark)
        }
        return ((preamble ?? []) + lines).map { $0 + "\r\n" }.joined()
    }

    // MARK: JSON

    /// Values with keys, some of them objects.
    private indirect enum Node {
        case value(String)
        case object([(key: String, node: Node)])

        mutating func put(_ value: String, at path: ArraySlice<Substring>) {
            guard let key = path.first.map(String.init) else {
                self = .value(value)
                return
            }
            var members: [(key: String, node: Node)] = []
            if case .object(let known) = self { members = known }
            let place = members.firstIndex { $0.key == key } ?? members.count
            if place == members.count { members.append((key, .object([]))) }
            members[place].node.put(value, at: path.dropFirst())
            self = .object(members)
        }

        var text: String {
            switch self {
            case .value(let value): Layout.written(value)
            case .object(let members):
                "{" + members.map { "\(Layout.quoted($0.key)): \($0.node.text)" }.joined(separator: ", ") + "}"
            }
        }
    }

    private var json: String {
        let isGeoJSON = wrapper == "features"
        let records = rows.map { row in
            var record = Node.object([])
            for (key, value) in zip(header, row) {
                let path = key.split(separator: ".")
                record.put(value, at: isGeoJSON && path[0] != "geometry" ? ["properties"] + path : path[...])
            }
            if isGeoJSON {
                record.put("Feature", at: ["type"])
                record.put("Point", at: ["geometry", "type"])
            }
            return record.text
        }
        var text = "[" + records.joined(separator: ",\n") + "]"
        for key in (wrapper ?? "").split(separator: ".").reversed() { text = "{\"\(key)\": \(text)}" }
        return text + "\n"
    }

    /// Numbers, lists and words of JSON as they are.
    private static func written(_ value: String) -> String {
        if ["null", "true", "false"].contains(value) || value.hasPrefix("[") { return value }
        let isNumber =
            Double(value) != nil && value.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
            && (!value.hasPrefix("0") || value.hasPrefix("0.") || value == "0")
        return isNumber ? value : quoted(value)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

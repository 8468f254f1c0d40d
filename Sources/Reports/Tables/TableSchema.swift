import InnkeeperCore
import InnkeeperFormats

/// The JSON Schema of a table's rows (draft 2020-12), as in its JSON Lines; the CSV has the same columns, with an empty
/// cell for `null`.
package enum TableSchema {
    /// A table with a schema: those of the tables report, and the findings.
    package struct Table: Sendable {
        package var name: String
        package var columns: [OutputColumn]

        package init(name: String, columns: [OutputColumn]) {
            self.name = name
            self.columns = columns
        }
    }

    private static let findingsName = "findings"

    package static let tables: [Table] =
        (TablesReport.tables.map { Table(name: $0.name, columns: $0.columns) }
        + [Table(name: findingsName, columns: FindingsReport.columns)])
        .sorted { $0.name < $1.name }

    package static func json(_ table: Table) -> [UInt8] {
        var json = JSONWriter(indent: 2)
        json.object { json in
            json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
            json.field("title", table.name)
            json.field("type", "object")
            if table.name == findingsName { findings(to: &json) } else { rows(of: table, to: &json) }
            json.field("additionalProperties", false)
        }
        json.newline()
        return json.bytes
    }

    private static func rows(of table: Table, to json: inout JSONWriter) {
        json.object("properties") { json in
            for column in table.columns {
                property(column.name, column, isNullable: true, to: &json)
            }
        }
        json.array("required") { json in for column in table.columns { json.value(column.name) } }
    }

    /// Findings omit absent values, and nest the other record as an object.
    private static func findings(to json: inout JSONWriter) {
        let isRelated: (OutputColumn) -> Bool = { $0.name.hasPrefix("related_") }
        json.object("properties") { json in
            for column in FindingsReport.columns where !isRelated(column) {
                property(column.name, column, isNullable: false, to: &json)
            }
            json.object("related") { json in
                json.field("type", "object")
                json.object("properties") { json in
                    for column in FindingsReport.columns where isRelated(column) {
                        property(String(column.name.dropFirst("related_".count)), column, isNullable: false, to: &json)
                    }
                }
                json.array("required") { $0.value("file") }
                json.field("additionalProperties", false)
            }
        }
        json.array("required") { json in for name in FindingsReport.required { json.value(name) } }
    }

    private static func property(
        _ name: String, _ column: OutputColumn, isNullable: Bool, to json: inout JSONWriter
    ) {
        json.object(name) { json in
            json.key("type")
            let type = type(column.shape)
            if isNullable {
                json.array { json in
                    json.value(type)
                    json.value("null")
                }
            } else {
                json.value(type)
            }
            if column.shape == .date { json.field("format", "date") }
            json.field("description", column.summary)
        }
    }

    private static func type(_ shape: OutputColumn.Shape) -> String {
        switch shape {
        case .integer: "integer"
        case .decimal: "number"
        case .text, .date: "string"
        case .flag: "boolean"
        }
    }
}

import Configuration
import Reports
import Shell

/// `schema`: the JSON Schema of pipeline.json, with every rule, stage and report of the catalogue, or of a table.
enum SchemaCommand {
    static func perform(_ name: String?, _ console: Console) throws(Fault) {
        if let name {
            guard let table = TableSchema.tables.first(where: { $0.name == name }) else {
                let names = TableSchema.tables.map(\.name).joined(separator: ", ")
                throw Fault(.usage, "there is no table '\(name)'; there are \(names)")
            }
            return try console.print(TableSchema.json(table))
        }
        try console.print(ConfigurationSchema.json(facts: Composition.facts))
    }
}

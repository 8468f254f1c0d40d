import Configuration
import Shell

/// `schema`: the JSON Schema of pipeline.json, with every rule, stage and report of the catalogue.
enum SchemaCommand {
    static func perform(_ console: Console) throws(Fault) {
        try console.print(ConfigurationSchema.json(vocabulary: Composition.vocabulary))
    }
}

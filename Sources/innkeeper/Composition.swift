import Catalog
import Configuration
import Core
import Shell

/// What the program is made of, as its commands need it.
enum Composition {
    static let vocabulary = Vocabulary(
        rules: Catalog.rules, stages: Catalog.stages, reports: Catalog.reports, formats: Catalog.formats,
        presets: Catalog.presets)

    static let units = Units(
        formats: Catalog.formats, rules: Catalog.rules, stages: Catalog.stages, reports: Catalog.reports)

    /// The resolver of what a person means by a file, a folder or nothing.
    static func resolver(_ surroundings: Surroundings) -> TargetResolver {
        TargetResolver(vocabulary: vocabulary, currentFolder: surroundings.currentFolder)
    }
}

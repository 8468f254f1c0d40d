import Catalog
import Configuration
import Core

/// What the program is made of, as its commands need it.
enum Composition {
    static let vocabulary = Vocabulary(rules: [], stages: [], reports: [])
}

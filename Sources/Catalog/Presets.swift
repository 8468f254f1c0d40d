package import Core
import Stages

extension Catalog {
    /// The booking systems whose exports are known, sorted by name.
    package static let presets: [PresetFact] = Presets.facts
}

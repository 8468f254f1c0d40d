package import InnkeeperCore
import InnkeeperStages

extension Catalog {
    /// The booking systems whose exports are known, sorted by name.
    package static let presets: [PresetFact] = Presets.facts
}

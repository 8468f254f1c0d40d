/// Why a rule was not checked for a source.
public enum UncheckedReason: Hashable, Sendable {
    /// The source has none of these fields, all of which are needed.
    case fieldsMissing([String])
    /// The source has none of these fields, of which one is enough.
    case anyFieldMissing([String])
    /// There is no source of campsites.
    case noCampSites
    /// It is not known where the property lies.
    case noOrigin
    /// The configuration leaves this stage out.
    case stageMissing(String)
    /// It looks back, and there is nothing to look back at.
    case noEarlierRun(EarlierRunAbsence)

    /// In English, for programs.
    public var text: String {
        switch self {
        case .fieldsMissing(let fields): "the source has no \(fields.joined(separator: ", "))"
        case .anyFieldMissing(let fields): "the source has no \(fields.joined(separator: " or "))"
        case .noCampSites: "there is no campsites source"
        case .noOrigin: "the property has no origin"
        case .stageMissing(let stage): "the stage \(stage) is not in the configuration"
        case .noEarlierRun(let absence): absence.text
        }
    }
}

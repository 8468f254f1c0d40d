/// Why a rule was not checked for a source.
public enum UncheckedReason: Hashable, Sendable {
    /// The source lacks these fields, all of which are needed.
    case fieldsMissing([String])
    /// The source has none of these fields, one of which is needed.
    case anyFieldMissing([String])
    /// There is no source of campsites.
    case noCampSites
    /// The property's position isn't known.
    case noOrigin
    /// The configuration disables this stage.
    case stageMissing(String)
    /// It compares with an earlier run, and there is none to compare with.
    case noEarlierRun(EarlierRunAbsence)

    /// In English, for programs.
    public var text: String {
        switch self {
        case .fieldsMissing(let fields) where fields.count > 1:
            "the source lacks \(fields.joined(separator: " and "))"
        case .fieldsMissing(let fields): "the source has no \(fields.joined())"
        case .anyFieldMissing(let fields): "the source has no \(fields.joined(separator: " or "))"
        case .noCampSites: "there is no campsites source"
        case .noOrigin: "the property has no origin"
        case .stageMissing(let stage): "the stage \(stage) is not in the configuration"
        case .noEarlierRun(let absence): absence.text
        }
    }
}

/// Why there is no earlier run to compare with.
public enum EarlierRunAbsence: Error, Sendable, Hashable {
    /// There was no earlier run.
    case none
    /// It isn't known where the previous run is.
    case unknown
    /// What it left can't be read; the reason, in the words of the system or of the reader.
    case damaged(String)
    /// It was redacted and left no bookings to compare with.
    case redacted
    /// The same, because this file is missing.
    case fileMissing(String)
    /// The same, because this file can't be read.
    case fileUnreadable(String, why: String)

    /// In English, for programs and logs.
    public var text: String {
        switch self {
        case .none: "there is no earlier run"
        case .unknown: "it is not known where the last run is"
        case .damaged(let why): "the earlier run can't be read: \(why)"
        case .redacted: "the last run was redacted"
        case .fileMissing(let file): "the last run left no \(file)"
        case .fileUnreadable(let file, let why): "\(file) of the last run can't be read: \(why)"
        }
    }
}

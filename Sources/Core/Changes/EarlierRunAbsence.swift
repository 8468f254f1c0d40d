/// Why there is nothing to look back at.
public enum EarlierRunAbsence: Error, Sendable, Hashable {
    /// There was no run before.
    case none
    /// It is not known where the last run is.
    case unknown
    /// What was left of it can't be read; the reason, in the words of the system or of the reader.
    case damaged(String)
    /// It left nothing that bookings could be compared with, because it was redacted.
    case redacted
    /// The same, because this file is not there.
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

/// Where a booking stands. The words of the exports fold to these; an unknown word is `unknown`, never `confirmed`.
public enum BookingStatus: UInt8, Sendable, CaseIterable {
    case confirmed, inHouse, completed, cancelled, noShow, pending, rejected
    /// A word that is in no list: a finding.
    case unknown
    /// The rules refuse the booking; it is kept and takes part in nothing.
    case invalid

    public var name: String {
        switch self {
        case .confirmed: "confirmed"
        case .inHouse: "inHouse"
        case .completed: "completed"
        case .cancelled: "cancelled"
        case .noShow: "noShow"
        case .pending: "pending"
        case .rejected: "rejected"
        case .unknown: "unknown"
        case .invalid: "Invalid"
        }
    }

    /// Whether the rules let the booking stand.
    public var isAccepted: Bool { self != .invalid && self != .unknown }

    /// Whether a booking of this status holds its site: pending counts; cancelled, no-show, rejected and Invalid do not.
    public var holdsSite: Bool {
        switch self {
        case .confirmed, .inHouse, .completed, .pending: true
        case .cancelled, .noShow, .rejected, .unknown, .invalid: false
        }
    }

    /// Whether its nights are sold: those of a pending booking are not yet.
    public var isStay: Bool {
        switch self {
        case .confirmed, .inHouse, .completed: true
        case .pending, .cancelled, .noShow, .rejected, .unknown, .invalid: false
        }
    }
}

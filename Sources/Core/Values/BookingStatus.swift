/// The status of a booking. The words of exports are mapped to these; an unknown word is `unknown`, never `confirmed`.
public enum BookingStatus: UInt8, Sendable, CaseIterable {
    case confirmed, inHouse, completed, cancelled, noShow, pending, rejected
    /// A word in none of the lists: a finding.
    case unknown
    /// The rules reject the booking; it is kept but takes part in nothing.
    case invalid
    /// A channel says only that the site is unavailable: it may have been sold there, closed by hand, or sold
    /// elsewhere.
    case closed
    /// The same, on nights that other channels have sold: probably the same stay, so it is not counted.
    case echo

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
        case .closed: "closed"
        case .echo: "echo"
        }
    }

    /// Whether the rules accept a booking of this status.
    public var isAccepted: Bool { self != .invalid && self != .unknown }

    /// Whether a booking of this status holds its site: pending and closed ones do; cancelled, no-show, rejected,
    /// invalid and echo ones don't.
    public var holdsSite: Bool {
        switch self {
        case .confirmed, .inHouse, .completed, .pending, .closed: true
        case .cancelled, .noShow, .rejected, .unknown, .invalid, .echo: false
        }
    }

    /// Whether its nights are sold: those of a pending booking aren't yet.
    public var isStay: Bool {
        switch self {
        case .confirmed, .inHouse, .completed: true
        case .pending, .cancelled, .noShow, .rejected, .unknown, .invalid, .closed, .echo: false
        }
    }
}

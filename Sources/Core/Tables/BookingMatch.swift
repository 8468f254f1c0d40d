/// A booking whose guest is a known contact, and the reason for the match.
public struct BookingMatch: Sendable, Equatable {
    /// Row in `Dataset.bookings`.
    public var booking: Int32
    /// Row in `Dataset.contacts`: of the contacts that are the guest, the one that agrees with the booking.
    public var contact: Int32
    public var reason: MatchReason

    public init(booking: Int, contact: Int, reason: MatchReason) {
        self.booking = Int32(booking)
        self.contact = Int32(contact)
        self.reason = reason
    }
}

/// Strongest first.
public enum MatchReason: UInt8, Sendable, CaseIterable {
    /// The same e-mail address.
    case email
    /// The same telephone number.
    case phone
    /// The same name, provided that only one contact has it.
    case name
}

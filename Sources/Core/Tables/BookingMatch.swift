/// A booking whose guest is one of the contacts, and why that is believed.
public struct BookingMatch: Sendable, Equatable {
    /// Row in `Dataset.bookings`.
    public var booking: Int32
    /// Row in `Dataset.contacts`: the contact that agrees with the booking, of those that are the guest.
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
    /// The same name, if only one contact has it.
    case name
}

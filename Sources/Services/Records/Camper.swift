/// A person who makes reservations.
public struct Camper: Sendable, Equatable {
    /// The store's id of the record; 0 if it is not stored.
    public var id: Int64
    /// As given.
    public var fullName: String
    /// As given; empty for none.
    public var phoneNumber: String

    public init(id: Int64 = 0, fullName: String, phoneNumber: String = "") {
        self.id = id
        self.fullName = fullName
        self.phoneNumber = phoneNumber
    }
}

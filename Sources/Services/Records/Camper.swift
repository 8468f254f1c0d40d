/// A guest who books.
public struct Camper: Sendable, Equatable {
    /// The store's number of the record; 0 for one that is not stored.
    public var id: Int64
    /// As it was given.
    public var fullName: String
    /// As it was given; empty for none.
    public var phoneNumber: String

    public init(id: Int64 = 0, fullName: String, phoneNumber: String = "") {
        self.id = id
        self.fullName = fullName
        self.phoneNumber = phoneNumber
    }
}

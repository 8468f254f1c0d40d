/// The rows of contacts that may have their UID, or their name without regard to case and blanks, in common with another
/// one. Most have not: a search for duplicates can leave them out.
public struct LikeContacts: Sendable, Equatable {
    public var uid: [Int]
    public var name: [Int]

    public init(uid: [Int], name: [Int]) {
        self.uid = uid
        self.name = name
    }
}

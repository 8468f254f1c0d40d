/// The rows of contacts that may share their UID, or their name ignoring case and spaces, with another one. Most don't,
/// and a search for duplicates can skip them.
public struct LikeContacts: Sendable, Equatable {
    public var uid: [Int]
    public var name: [Int]

    public init(uid: [Int], name: [Int]) {
        self.uid = uid
        self.name = name
    }
}

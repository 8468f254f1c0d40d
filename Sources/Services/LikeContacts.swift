public import InnkeeperCore

extension LikeContacts {
    public init(_ contacts: Contacts) {
        self.init(
            uid: LikeContacts.rows(contacts.uid, of: contacts), name: LikeContacts.rows(contacts.fullName, of: contacts)
        )
    }

    /// The rows that may have the text of a column in common with another; rejected ones neither count nor are given.
    public static func rows(_ column: TextColumn, of contacts: Contacts) -> [Int] {
        DuplicatePrefilter.rows(column.foldedHashes) { !contacts.rejected[$0] }
    }
}

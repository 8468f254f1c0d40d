public import InnkeeperCore

extension LikeContacts {
    public init(_ contacts: Contacts) {
        self.init(
            uid: LikeContacts.rows(contacts.uid, of: contacts), name: LikeContacts.rows(contacts.fullName, of: contacts)
        )
    }

    /// The rows whose text in a column another row may share; rejected rows are ignored.
    public static func rows(_ column: TextColumn, of contacts: Contacts) -> [Int] {
        DuplicatePrefilter.rows(column.foldedHashes) { !contacts.rejected[$0] }
    }
}

import InnkeeperCore
import InnkeeperServices
import Testing

struct LikeContactsTests {
    @Test func `who shares a UID or a name in any case is like others; who was rejected is not`() {
        // Given contacts of which the second has the first one's UID, the fourth the third one's name
        var contacts = Contacts()
        contacts.uid = TextColumn(["1", "1", "3", "", "5", "5"])
        contacts.fullName = TextColumn(["Ada", "Bo", "Cy  Alder", "CY ALDER", "Dee", "Eve"])
        contacts.rejected = [false, false, false, false, true, false]
        // When
        let like = LikeContacts(contacts)
        // Then all of those are given; others may be, by chance
        #expect(Set(like.uid).isSuperset(of: [0, 1]))
        #expect(Set(like.name).isSuperset(of: [2, 3]))
        #expect(!like.uid.contains(4) && !like.uid.contains(3) && !like.name.contains(4))
    }
}

import Testing

@testable import InnkeeperStages

struct BlockingWordsTests {
    @Test(arguments: [
        "Blocked", "BLOCKED", "ownerStay", "Owner stay", "owner-block", "Out of Order", "Not available", "Maintenance",
        "Gesperrt", "Nicht verfügbar", "Bloqué", "Séjour du propriétaire", "Bloqueada", "Bloccato", "Geblokkeerd",
        "Indisponível", "Block",
    ])
    func `a status that takes a site out of sale is told in any spelling`(status: String) {
        #expect(BlockingWords.mean(status))
    }

    @Test(arguments: ["", "-", "Closed", "Confirmed", "Blocked by guest", "Owner", "Hold", "Unblocked"])
    func `other words are none`(status: String) {
        #expect(!BlockingWords.mean(status))
    }

    @Test(arguments: [
        ("Blocked", true), ("OWNER STAY", true), ("Block", false), ("Urlaub", false), ("Ada Block", false),
    ])
    func `what may be somebody's name is no block`(guest: String, isBlock: Bool) {
        #expect(BlockingWords.replaceGuest(guest) == isBlock)
    }
}

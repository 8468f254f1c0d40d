import InnkeeperCore
import InnkeeperStages
import Testing

struct GuestListTests {
    /// What it means that a number occurs again in bookings below the header.
    private func meaning(_ header: String, _ change: (inout SourceSettings) -> Void = { _ in }) -> RepeatedID? {
        let table = ReadTable("\(header)\n12,1985-05-14,2026-07-04,2026-07-06,1,1\n", .desk(change))
        return table.slices.lazy.compactMap { slice in
            if case .bookings(let batch) = slice.batch { batch.repeatedID } else { nil }
        }.first
    }

    @Test(arguments: [
        "Room,Date of birth,Arrival,Departure", "Zimmer,Geburtsdatum,Anreise,Abreise",
        "Oda,Doğum Tarihi,Giriş Tarihi,Çıkış Tarihi", "Room,Passport No,Arrival,Departure",
        "Room,DOB,Check-in,Check-out",
    ])
    func `sites beside birthdays or papers make a register of guests`(header: String) {
        #expect(meaning(header) == .guest)
    }

    @Test(arguments: [
        "Room,Guest,Arrival,Departure", "Room,Date of birth,Arrival,Departure,Adults",
        "Room,Date of birth,Arrival,Departure,Total", "Guest,Date of birth,Arrival,Departure",
    ])
    func `a row with amounts, with numbers of guests or without a site is a booking`(header: String) {
        #expect(meaning(header) == .duplicate)
    }

    @Test func `the configuration's word holds`() {
        #expect(meaning("Room,Date of birth,Arrival,Departure") { $0.repeatedID = .duplicate } == .duplicate)
        #expect(meaning("Room,Guest,Arrival,Departure") { $0.repeatedID = .guest } == .guest)
    }

    @Test func `the notes of a run say what a row is`() {
        let table = ReadTable(
            "Room,Name,Date of birth,Arrival,Departure\n12,Ada,1985-05-14,2026-07-04,2026-07-06\n", .desk())
        let note = table.reading.first { $0.name == "row" }
        #expect(note?.value == "a guest of a stay")
        #expect(note?.reason == "the table has guests' birthdays or papers")
    }
}

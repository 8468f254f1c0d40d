import InnkeeperCore
import InnkeeperStages
import Testing

struct RepeatedNumbersTests {
    /// What it means that a number occurs again in bookings below the header.
    private func meaning(_ header: String, _ change: (inout SourceSettings) -> Void = { _ in }) -> RepeatedID? {
        let table = ReadTable("\(header)\n12,1985-05-14,2026-07-04,2026-07-06,1,1\n", .desk(change))
        return table.slices.lazy.compactMap { slice in
            if case .bookings(let batch) = slice.batch { batch.repeatedID } else { nil }
        }.first
    }

    @Test(arguments: ["Room,Guest,Arrival,Departure", "Room,Date of birth,Arrival,Departure"])
    func `a row is a booking unless the source says something else, in a register of guests, too`(header: String) {
        #expect(meaning(header) == .duplicate)
    }

    @Test(arguments: [RepeatedID.guest, .instalment, .unit])
    func `the configuration's word holds`(word: RepeatedID) {
        #expect(meaning("Room,Guest,Arrival,Departure") { $0.repeatedID = word } == word)
    }

    @Test func `the notes of a run say what a row is`() {
        let table = ReadTable(
            "Room,Name,Arrival,Departure\n12,Ada,2026-07-04,2026-07-06\n", .desk { $0.repeatedID = .guest })
        let note = table.reading.first { $0.name == "row" }
        #expect(note?.value == "a guest of a stay")
        #expect(note?.reason == "declared")
    }
}

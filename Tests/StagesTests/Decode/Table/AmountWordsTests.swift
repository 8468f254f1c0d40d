import InnkeeperCore
import InnkeeperStages
import Testing

struct AmountWordsTests {
    /// The total of a booking beside one of 12.50.
    private func total(_ text: String) -> String {
        let table = ReadTable("arrival,nights,total\n2026-07-04,1,\(text)\n2026-07-04,1,12.50\n", .desk()).bookings
        return table.total[0].minorUnits.map { "\($0)" } ?? "\(table.total[0].state)"
    }

    @Test(arguments: ["free", "Gratis", "kostenlos", "GRATUIT", "gratuito", "za darmo", "free of charge"])
    func `what is free costs nothing`(word: String) { #expect(total(word) == "0") }

    @Test(arguments: ["inkl.", "incl.", "Included", "inclus", "compris", "incluido", "inbegrepen"])
    func `what is included has no amount of its own`(word: String) { #expect(total(word) == "missing") }

    @Test(arguments: ["k.A.", "k. A.", "n/a", "N.A.", "n.v.t."])
    func `what is not stated is missing`(word: String) { #expect(total(word) == "missing") }

    @Test(arguments: ["ja", "ca. 120", "on request", "120 € (bez.)", "?", "freely"])
    func `all other words can't be read`(word: String) { #expect(total(word) == "unreadable") }
}

import InnkeeperConfiguration
import Testing

struct ClosestTests {
    private let words = ["places", "contacts", "campsites", "bookings", "nightly_rate", "id"]

    @Test(arguments: [
        ("plces", "places"), ("palces", "places"), ("placess", "places"), ("Places", "places"),
        ("camp-sites", "campsites"), ("bokings", "bookings"), ("nightlyRate", "nightly_rate"),
        ("contcats", "contacts"), ("kontakts", "contacts"),
    ])
    func `a slip of the finger finds its word`(typed: String, meant: String) {
        #expect(closest(typed, among: words) == meant)
        #expect(suggestion(for: typed, among: words) == "; did you mean `\(meant)`?")
    }

    @Test(arguments: ["", "guests", "xx", "pl", "bookkeeping", "x"])
    func `what is far from every word gets no suggestion`(typed: String) {
        #expect(closest(typed, among: words) == nil)
        #expect(suggestion(for: typed, among: words) == "")
    }

    @Test func `the nearest wins, and of equals the first`() {
        #expect(closest("output", among: ["outputs", "output"]) == "output")
        #expect(closest("card", among: ["care", "cart"]) == "care")
        #expect(closest("stages", among: [String]()) == nil)
        #expect(closest("a", among: ["b"]) == nil)
    }
}

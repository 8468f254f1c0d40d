import InnkeeperShell
import Testing

struct ExportPatternsTests {
    private func patterns(_ files: [String], beside others: [String] = []) -> [String] {
        ExportPatterns.patterns(files, among: files + others)
    }

    @Test func `several files of one ending become a pattern if it fits only these`() {
        #expect(patterns(["desk/a.csv", "desk/b.csv"], beside: ["web/c.csv", "desk/n.txt"]) == ["desk/*.csv"])
        #expect(patterns(["desk/a.csv", "desk/b.csv"], beside: ["desk/n.csv"]) == ["desk/a*.csv", "desk/b*.csv"])
    }

    @Test(arguments: [
        ("Buchungen 2026.csv", "Buchungen *.csv"), ("airbnb (1).csv", "airbnb*.csv"),
        ("reservations.csv", "reservations*.csv"),
        ("in/desk-2026-11-22.csv", "in/desk-*.csv"), ("20261122_desk.csv", "*_desk*.csv"),
        ("unit 12 11.2026.csv", "unit 12 *.csv"), ("a[1].csv", "a[[]1]*.csv"),
    ])
    func `one file becomes a pattern that next month's fits too`(file: String, pattern: String) {
        #expect(patterns([file]) == [pattern])
    }

    @Test func `a name that is all date needs a folder of its own`() {
        #expect(patterns(["in/2026-11-22.csv"]) == ["in/*.csv"])
    }

    @Test func `no pattern takes the configuration that is written beside the exports`() {
        #expect(patterns(["2026-11-22.json"]) == ["2026-11-22.json"])
        #expect(patterns(["a.json", "b.json"]) == ["a*.json", "b*.json"])
    }

    @Test func `exports of several months share a pattern`() {
        #expect(patterns(["desk 2026.csv", "desk 2027.csv"], beside: ["sites.csv"]) == ["desk *.csv"])
    }

    @Test func `what another file fits too stays a name`() {
        #expect(patterns(["desk.csv"], beside: ["desk-old.csv"]) == ["desk.csv"])
    }

    @Test func `members of archives keep their names`() {
        #expect(patterns(["a 2026.zip!desk.csv"]) == ["a 2026.zip!desk.csv"])
    }
}

import InnkeeperCore
import Testing
import TestSupport

struct FindingArgumentsTests {
    private let date = CalendarDate(dayNumber: 20_638)

    /// One fact of every kind.
    private var facts: FindingArguments {
        [
            .problem: .word("too-long"), .reason: .text("a {value} | # \u{1F3D5}"), .headers: .texts(["a", "", "ß"]),
            .count: .count(-300), .from: .date(date), .moment: .moment(-1), .age: .duration(93_600),
            .total: .money(Money(minorUnits: -638, currency: .none)),
        ]
    }

    @Test func `every fact comes back as it was given, by its name and in order`() {
        #expect(facts[.problem] == .word("too-long"))
        #expect(facts[.reason] == .text("a {value} | # \u{1F3D5}"))
        #expect(facts[.headers] == .texts(["a", "", "ß"]))
        #expect(facts[.count] == .count(-300))
        #expect(facts[.from] == .date(date))
        #expect(facts[.moment] == .moment(-1))
        #expect(facts[.age] == .duration(93_600))
        #expect(facts[.total] == .money(Money(minorUnits: -638, currency: .none)))
        #expect(facts[.to] == nil && !facts.has(.to))
        #expect(facts.all.allSatisfy { facts.has($0.name) })
        #expect(facts.all.map(\.name) == [.problem, .reason, .headers, .count, .from, .moment, .age, .total])
    }

    @Test(arguments: [0, 1, -1, 63, 64, -65, 1 << 40, Int.max, Int.min])
    func `a number of any size comes back`(number: Int) {
        #expect(([.count: .count(number)] as FindingArguments)[.count] == .count(number))
    }

    @Test func `a currency comes back`() throws {
        let euro = Money(minorUnits: 4550, currency: try #require(Currency("EUR")))
        #expect(([.total: .money(euro)] as FindingArguments)[.total] == .money(euro))
    }

    @Test func `facts are kept by the findings that they were given to`() {
        // Given
        var findings = Findings()
        findings.add(.sourceEmpty, file: -1, value: "v", arguments: facts)
        findings.add(.sourceEmpty, file: -1)
        // When the two are read back
        let shown = findings.rows.indices.map { findings.finding($0, files: []) { _, _ in .info } }
        // Then
        #expect(shown.map(\.arguments) == [facts, [:]] && shown[0].value == "v")
    }

    @Test func `damaged facts are none, and never a crash`() {
        // Given whole facts of which bytes are lost or others
        var random = SeededRandom(9)
        for _ in 0..<2_000 {
            var packed = facts.packed
            packed.removeLast(Int(random.next() % UInt64(packed.count)))
            for _ in 0..<3 where !packed.isEmpty {
                packed[Int(random.next() % UInt64(packed.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            // When / then they can be read, no more come out than went in, and those are there by name
            let read = FindingArguments(packed: packed)
            #expect(read.all.count <= packed.count)
            #expect(FindingArguments.Name.allCases.allSatisfy { read.has($0) == (read[$0] != nil) })
            #expect(read.all.allSatisfy { read.has($0.name) })
        }
    }

    @Test func `an endless text is cut`() {
        let endless: FindingArguments = [.reason: .text(String(repeating: "é", count: 100_000))]
        #expect(endless[.reason] == .text(String(repeating: "é", count: 400) + "…"))
    }
}

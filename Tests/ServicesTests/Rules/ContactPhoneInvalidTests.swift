import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ContactPhoneInvalidTests {
    private func refused(_ numbers: [String]) -> [Int] {
        var contacts = Contacts()
        contacts.records = RecordColumn(numbers.map { _ in .none })
        contacts.phone = TextColumn(numbers)
        let context = RunContext(today: CalendarDate(dayNumber: 0), now: 0)
        let rules = RuleSet([houseRule("contact-phone-invalid")])
        return rules.check(.contacts(contacts), in: RuleContext(run: context)).rows.map(\.row)
    }

    /// What the rule says, by one look at each character: slow and short.
    private func isSound(_ number: String) -> Bool {
        if number.isEmpty { return true }
        let dialled = number.prefix { !"eExX;#,pw".contains($0) }
        guard dialled.allSatisfy({ "0123456789+()-./ *".contains($0) }) else { return false }
        let digits = dialled.filter { "0123456789".contains($0) }
        let pluses = dialled.filter { $0 == "+" }.count
        guard digits.count >= 7, digits.count <= 15 else { return false }
        if pluses == 0 { return true }
        guard pluses == 1, dialled.first(where: { "+0123456789".contains($0) }) == "+", !digits.hasPrefix("0") else {
            return false
        }
        return !digits.hasPrefix("1") || digits.count == 11 && !digits.hasPrefix("10") && !digits.hasPrefix("11")
    }

    @Test func `the rule says of any number what looking at each character says`() {
        // given numbers of every length with the marks that people write, right or wrong
        var random = SeededRandom(7)
        let pieces = ["0", "1", "2", "5", "9", "408", "555", "-", " ", "(", ")", ".", "/", "*", "+", "+1", "x"]
        var numbers = (0..<20_000).map { _ in
            (0..<Int.random(in: 0..<14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        numbers += (0..<20_000).map { _ in
            let start = ["+1", "+49", "", "+", "(", "0"].randomElement(using: &random) ?? ""
            return start
                + (0..<Int.random(in: 1..<7, using: &random)).map { _ in
                    [" 408", "-555", "20", " 5", "(0)", "100"].randomElement(using: &random) ?? ""
                }.joined()
        }
        // and one with something else anywhere
        for byte in UInt8(0x20)..<0x80 {
            for number in ["+1 408 555 0100", "(408) 555-0100", "+49 89 5550100"] {
                for place in 0..<14 {
                    var text = Array(number.utf8)
                    text[place] = byte
                    numbers.append(String(decoding: text, as: UTF8.self))
                }
            }
        }

        // when
        let refused = refused(numbers)

        // then
        #expect((refused == numbers.indices.filter { !isSound(numbers[$0]) }) as Bool)
        #expect(refused.count > 1_000 && refused.count < numbers.count - 10_000)
    }
}

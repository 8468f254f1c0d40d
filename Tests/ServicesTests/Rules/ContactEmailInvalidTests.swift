import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct ContactEmailInvalidTests {
    private func refused(_ addresses: [String]) -> [Int] {
        var contacts = Contacts()
        contacts.records = RecordColumn(addresses.map { _ in .none })
        contacts.email = TextColumn(addresses)
        let context = RunContext(today: CalendarDate(dayNumber: 0), now: 0)
        let rules = RuleSet([houseRule("contact-email-invalid")])
        return rules.check(.contacts(contacts), in: RuleContext(run: context)).rows.map(\.row)
    }

    /// RFC 5321 as far as the rule goes, by splitting texts: slow and short.
    private func isSound(_ address: String) -> Bool {
        guard let at = address.lastIndex(of: "@") else { return false }
        let local = address[..<at]
        let domain = address[address.index(after: at)...]
        let marks = Set(" ,;:<>()[]@\\\"")
        let isQuoted = local.count > 1 && local.hasPrefix("\"") && local.hasSuffix("\"")
        if local.isEmpty || local.utf8.count > 64 { return false }
        if !isQuoted, local.contains(where: marks.contains) { return false }
        if domain.hasPrefix("["), domain.hasSuffix("]") { return true }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        return domain.utf8.count <= 255 && !domain.contains(where: marks.contains) && labels.count > 1
            && labels.allSatisfy { !$0.isEmpty && $0.utf8.count <= 63 && !$0.hasPrefix("-") && !$0.hasSuffix("-") }
    }

    @Test func `the rule says of any text what splitting it says`() {
        // given texts of the marks that mean something, in every order, and long ones
        var random = SeededRandom(11)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let pieces = ["a", "b", "@", "@", ".", ".", "-", "é", "[", "]", "\"", " ", ";", "x1"]
        var addresses = (0..<20_000).map { _ in (0...next(9)).map { _ in pieces[next(pieces.count)] }.joined() }
        // and such as most are, with something amiss anywhere
        let words = ["ada", "alder-creek", "Camp_1", "x+y", "@", "@", ".", ".", "-", "example", "7"]
        addresses += (0..<20_000).map { _ in (0...next(9)).map { _ in words[next(words.count)] }.joined() }
        for byte in UInt8(0x20)..<0x7F {
            for place in 0..<18 {
                var address = Array("ada.alder@mail.example".utf8)
                address[place] = byte
                addresses.append(String(decoding: address, as: UTF8.self))
            }
        }
        for length in [1, 62, 63, 64, 65, 251, 252, 253, 254, 255, 256] {
            let letters = String(repeating: "n", count: length)
            let labels = String(String(repeating: "nnnn.", count: 60).prefix(length - 1)) + "n"
            addresses += ["\(letters)@a.b", "a@\(letters).b", "a@b.\(letters)", "a@\(labels)"]
        }

        // when
        let refused = refused(addresses)

        // then
        let expected = addresses.indices.filter { !isSound(addresses[$0]) }
        let differing = Set(refused).symmetricDifference(expected).sorted().prefix(5).map { addresses[$0] }
        #expect(differing == [])
        #expect(refused.count < addresses.count)
    }
}

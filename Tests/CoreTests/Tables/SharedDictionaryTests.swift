import InnkeeperCore
import Testing

struct SharedDictionaryTests {
    @Test func `each text has one place, that of the first`() {
        let known = SharedDictionary(["A1", "B2", "A1", "", "b2"])
        #expect(known.names == ["A1", "B2", "", "b2"] && known.count == 4)
        #expect(["A1", "B2", "", "b2"].map { known.position(of: $0) } == [0, 1, 2, 3])
        #expect(known.position(of: "B") == nil && known.position(of: "A1 ") == nil)
        #expect(known.hashes == known.names.map(InternTable.hash))
    }

    @Test func `nothing is known of no texts`() {
        let none = SharedDictionary([])
        #expect(none.count == 0 && none.names.isEmpty && none.position(of: "") == nil)
    }

    @Test func `the same texts in the same order are equal, whoever holds them`() {
        #expect(SharedDictionary(["a", "b"]) == SharedDictionary(["a", "b", "a"]))
        #expect(SharedDictionary(["a", "b"]) != SharedDictionary(["b", "a"]))
        #expect(SharedDictionary(["a"]) != SharedDictionary([]))
    }
}

import Core
import Testing

struct Hash64Tests {
    @Test func `it is the same on every machine`() {
        // Given FNV-1a's published value for "a" (af63dc4c8601ec8c), worked out by hand through MurmurHash3's final mix
        var mixed: UInt64 = 0xAF63_DC4C_8601_EC8C
        mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        mixed ^= mixed >> 33
        // Then that is what comes out
        #expect(Hash64.digest([0x61]) == mixed)
    }

    @Test func `parts do not run into each other`() {
        func hash(_ parts: String...) -> UInt64 {
            var hash = Hash64()
            for part in parts { hash.add(part: part) }
            return hash.value
        }
        #expect(hash("ab", "c") != hash("a", "bc"))
        #expect(hash("ab", "") != hash("ab"))
        #expect(hash("ab", "c") == hash("ab", "c"))
    }

    @Test func `bytes one by one are the bytes together`() {
        var single = Hash64()
        for byte in "Alder Creek".utf8 { single.add(byte: byte) }
        #expect(single.value == Hash64.digest(Array("Alder Creek".utf8)[...]))
    }

    @Test func `a hundred thousand near texts give as many values`() {
        #expect(Set((0..<100_000).map { Hash64.digest(Array("R\($0)".utf8)[...]) }).count == 100_000)
    }

    @Test func `it is written in 16 digits`() {
        #expect(Hash64.hex(0xAB) == "00000000000000ab")
        #expect(Hash64.hex(.max) == "ffffffffffffffff")
    }
}

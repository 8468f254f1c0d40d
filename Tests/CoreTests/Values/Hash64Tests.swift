import InnkeeperCore
import Testing

struct Hash64Tests {
    /// FNV-1a with 64 bits as its authors give it, http://www.isthe.com/chongo/tech/comp/fnv/, with the final mix of
    /// MurmurHash3 written out: an oracle of its own.
    private func reference(_ text: String) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in text.utf8 {
            hash ^= UInt64(byte)
            hash = hash.multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
        }
        for factor: UInt64 in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] {
            hash = (hash ^ (hash >> 33)).multipliedReportingOverflow(by: factor).partialValue
        }
        return hash ^ (hash >> 33)
    }

    @Test(arguments: ["", "a", "foobar", "R-1001", "Ünïcode", String(repeating: "x", count: 1000)])
    func `it is FNV-1a, mixed`(text: String) { #expect(Hash64.digest(Array(text.utf8)[...]) == reference(text)) }

    @Test func `bytes may come in pieces`() {
        var pieces = Hash64()
        pieces.add(Array("foo".utf8)[...])
        pieces.add(byte: 0x62)
        pieces.add(Array("ar".utf8)[...])
        #expect(pieces.value == Hash64.digest(Array("foobar".utf8)[...]))
    }

    @Test func `parts do not run into each other`() {
        func hash(_ parts: [String]) -> UInt64 {
            var hash = Hash64()
            for part in parts { hash.add(part: part) }
            return hash.value
        }
        #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
        #expect(hash(["ab", ""]) != hash(["", "ab"]))
        #expect(hash(["a"]) != hash(["a", ""]))
    }

    @Test func `a hundred thousand ids have a hundred thousand hashes, spread over all low bits`() {
        let hashes = (0..<100_000).map { Hash64.digest(Array("R-\($0)".utf8)[...]) }
        #expect(Set(hashes).count == hashes.count)
        // Of 256 slots each gets about 390
        var slots = [Int](repeating: 0, count: 256)
        for hash in hashes { slots[Int(hash & 255)] += 1 }
        #expect(slots.allSatisfy { $0 > 280 && $0 < 520 })
    }

    @Test func `hex has always sixteen digits`() {
        #expect(Hash64.hex(0) == "0000000000000000")
        #expect(Hash64.hex(255) == "00000000000000ff")
        #expect(Hash64.hex(.max) == "ffffffffffffffff")
    }
}

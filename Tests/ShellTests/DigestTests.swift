import InnkeeperShell
import Testing

struct DigestTests {
    @Test func `the digest of nothing and of known bytes is the published one`() {
        // Given the test vectors that the xxhsum program prints (xxhsum -H2)
        #expect(Digest().text == "xxh128:99aa06d3014798d86001c324468d497f")
        let digest = Digest()
        digest.add(Array("abc".utf8)[...])
        #expect(digest.text == "xxh128:06b05ab6733a618578af5f94892f3950")
    }

    @Test func `pieces give what the whole gives`() {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 31) }
        let whole = Digest()
        whole.add(bytes[...])
        let pieces = Digest()
        for start in stride(from: 0, to: bytes.count, by: 777) {
            pieces.add(bytes[start..<min(start + 777, bytes.count)])
        }
        #expect(pieces.text == whole.text)
    }

    @Test func `equal bytes hash alike wherever they lie`() {
        let bytes = Array("xabcx".utf8)
        #expect(Digest.hash64(bytes[1..<4]) == Digest.hash64(Array("abc".utf8)[...]))
        #expect(Digest.hash64(bytes[1..<4]) != Digest.hash64(bytes[0..<3]))
    }
}
